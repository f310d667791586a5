import { madeOf } from '../../../understand/described/what-it-is.ts';
import { mentionOf } from '../../../understand/menu/match.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { singular } from '../../../understand/words.ts';
import type { Hypothesis, Item } from '../hypothesis.ts';

/** 'A regular pho with the brisket', 'ten wings, the bone in ones': a dish that was named by its kind, told by what is in it. */
export function describedBehind(order: Hypothesis, menu: Menu): Hypothesis {
  const items = order.items.reduce<Item[]>((told, item) => {
    const before = told.at(-1);
    return before && isTheOnes(before, item)
      ? [...told.slice(0, -1), { ...item, ...before, ...ofBoth(before, item, menu) }]
      : [...told, item];
  }, []);
  const merged = items.length < order.items.length ? { ...order, items } : order;
  return items.reduce((one, item, at) => madeSo(one, item, at, menu), merged);
}

/** Nothing but what is said of those that were named before: 'the bone in ones'. */
const isTheOnes = (before: Item, { dish, kind, quantity, part, strange }: Item): boolean =>
  dish === null &&
  kind === null &&
  quantity === null &&
  part === null &&
  strange.some((word) => /^ones?$/.test(word)) &&
  before.kind !== null &&
  before.dish === null &&
  before.choices.length === 0;

const ofBoth = (before: Item, { size, choices, notes, strange }: Item, menu: Menu): Partial<Item> => ({
  choices,
  notes: [...before.notes, ...notes],
  strange: [...before.strange, ...strange.filter((word) => !/^ones?$/.test(word))],
  size: before.size ?? (menu.ofKind(before.kind).some((one) => comesIn(one, size)) ? size : null),
});

const comesIn = ({ variants }: Menu['families'][number], size: string | null): boolean =>
  variants.some((variant) => variant.size === size);

/** Of what nothing else explains behind the kind, where some dishes of it are made with that: one of those. */
function madeSo(order: Hypothesis, { dish, kind, kindFrom, choices, part, strange }: Item, at: number, menu: Menu) {
  const left = order.left.filter((one) => one.item === at && one.at > kindFrom);
  const words = left.map(({ word }) => singular(word));
  if (dish || !kind || part || words.length === 0 || strange.length > 0) return order;
  const all = menu.ofKind(kind).filter(({ key }) => choices.every(({ choice, not }) => not || choice?.on.has(key)));
  const fitting = all.filter((family) => words.every((word) => madeOf(family).includes(word)));
  // Of a soup with brisket and of one with five things in it the first is the brisket soup.
  const plain = fitting.filter(({ variants }) => !/,| and /.test(variants[0]?.item.description ?? ''));
  const meant = plain.length === 1 ? plain : fitting;
  const [only, ...others] = meant;
  if (!only || meant.length === all.length) return order;
  const named = {
    ...mentionOf(only.key, words.join(' ')),
    from: kindFrom,
    to: kindFrom + 1,
    families: meant.map(({ key }) => key),
    sure: others.length > 0 ? ('which' as const) : ('certain' as const),
  };
  return {
    ...order,
    items: order.items.map((one, place) => (place === at ? { ...one, dish: named, kind: null } : one)),
    left: order.left.filter((one) => !left.includes(one)),
  };
}
