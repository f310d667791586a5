import type { Mention } from '../../../understand/menu/match.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import type { Item } from '../hypothesis.ts';

/** 'A dozen bagels, four plain and eight poppy', where nothing is chosen on a dozen: what is to be in it, for the kitchen to read. */
export function boxed(items: readonly Item[], menu: Menu): readonly Item[] {
  const { at, box, inside } = boxIn(items, menu);
  if (!box || inside.length === 0) return items;
  const notes = inside.map(({ quantity, rest, choices }) =>
    [rest ? 'the rest' : quantity, ...choices.map(({ words }) => words)].join(' '),
  );
  return items.toSpliced(at, inside.length + 1, { ...box, notes: [...box.notes, ...notes] });
}

/** How many kinds are told to be in a box. */
export const kindsInBox = (items: readonly Item[], menu: Menu): number => boxIn(items, menu).inside.length;

function boxIn(items: readonly Item[], menu: Menu): { at: number; box: Item | undefined; inside: readonly Item[] } {
  const at = items.findIndex(({ dish }) => dish !== null && isBox(dish, menu));
  const box = items[at];
  const behind = box ? items.slice(at + 1) : [];
  const isIn = ({ dish, kind, quantity, choices }: Item) =>
    quantity !== null &&
    choices.length > 0 &&
    dish === null &&
    kind === null &&
    !choices.some(({ choice }) => box?.dish?.families.some((key) => choice?.on.has(key)));
  const other = behind.findIndex((item) => !isIn(item));
  const inside = other < 0 ? behind : behind.slice(0, other);
  return { at, box, inside: inside.length > 1 ? inside : [] };
}

const isBox = ({ families }: Mention, menu: Menu): boolean =>
  families.every((key) => {
    const { name = '', variants = [] } = menu.family(key) ?? {};
    return /\bdozen\b/i.test(name) && variants.every(({ item }) => item.optionGroups.length === 0);
  });
