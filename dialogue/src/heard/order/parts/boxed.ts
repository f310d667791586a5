import type { Mention } from '../../../understand/menu/match.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import type { Item } from '../hypothesis.ts';

/** 'A dozen bagels, four plain and eight poppy', where nothing is chosen on a dozen: what is to be in it, for the kitchen to read. */
export function boxed(items: readonly Item[], menu: Menu): readonly Item[] {
  const at = items.findIndex(({ dish }) => dish !== null && isBox(dish, menu));
  const box = items[at];
  const behind = items.slice(at + 1);
  const isIn = ({ dish, kind, quantity, choices }: Item, place: number) =>
    quantity !== null &&
    choices.length > 0 &&
    (dish === null || (place > 0 && dish.from === behind[0]?.dish?.from)) &&
    kind === null &&
    !choices.some(({ choice }) => box?.dish?.families.some((key) => choice?.on.has(key)));
  const other = behind.findIndex((item, place) => !isIn(item, place));
  const inside = other < 0 ? behind : behind.slice(0, other);
  if (!box || inside.length < 2) return items;
  const notes = inside.map(({ quantity, choices }) => [quantity, ...choices.map(({ words }) => words)].join(' '));
  return [...items.slice(0, at), { ...box, notes: [...box.notes, ...notes] }, ...behind.slice(inside.length)];
}

const isBox = ({ families }: Mention, menu: Menu): boolean =>
  families.every((key) => {
    const { name = '', variants = [] } = menu.family(key) ?? {};
    return /\bdozen\b/i.test(name) && variants.every(({ item }) => item.optionGroups.length === 0);
  });
