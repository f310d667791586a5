import type { Menu } from '../../../understand/menu/menu.ts';
import type { Hypothesis, Item } from '../hypothesis.ts';

/** 'A large pizza with ham on a cheese pizza', '…, just a regular cheese pizza': what it all goes on, named behind. */
const BEHIND = /(?:^|\s)(?:on|just)(?: an?)?(?: (?:regular|plain|normal|basic|standard))?$/;

/** One dish that was named by its kind, and behind what goes on it by its name, is one. */
export function namedBehind(order: Hypothesis, words: readonly string[], menu: Menu): Hypothesis {
  const items = order.items.reduce<Item[]>((told, item) => {
    const before = told.at(-1);
    const isSame = before && isNamedAgain(item, words) && isOfKind(before, item, menu);
    return isSame ? [...told.slice(0, -1), { ...before, dish: item.dish, kind: null }] : [...told, item];
  }, []);
  return items.length < order.items.length ? { ...order, items } : order;
}

/** Nothing is told of it but its name. */
const isNamedAgain = ({ dish, quantity, more, size, choices, notes }: Item, words: readonly string[]): boolean =>
  dish !== null &&
  (quantity ?? 1) === 1 &&
  !more &&
  size === null &&
  choices.length === 0 &&
  notes.every((note) => /^(?:regular|plain|normal|basic|standard)$/.test(note)) &&
  BEHIND.test(words.slice(Math.max(dish.from - 3, 0), dish.from).join(' '));

function isOfKind({ dish, kind, quantity, choices, part }: Item, { dish: again }: Item, menu: Menu): boolean {
  const [key, ...others] = again?.families ?? [];
  const family = menu.family(key ?? '');
  if (!family || others.length > 0 || part !== null || (quantity ?? 1) > 1 || choices.length === 0) return false;
  return dish ? dish.families.includes(family.key) : kind === family.category;
}
