import { type Chosen, type Item, isKindOfDish } from '../hypothesis.ts';

/** 'Three sodas, a coke, a sprite and a root beer', where those are chosen: the first of them is no more than one, either. */
export function underKind(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ dish, kind, quantity, choices }) => isKindAlone(dish, kind) && (quantity ?? 1) > 1 && choices.length === 1,
  );
  const head = items[at];
  const [first] = head?.choices ?? [];
  if (!head || !first || !isKindOfDish(first)) return items;
  const isOther = ({ dish, kind, choices }: Item) =>
    dish === null && kind === null && choices.some(({ choice }) => isOneOf(first, choice));
  const rest = items.slice(at + 1);
  const end = rest.findIndex((item) => !isOther(item));
  const others = end < 0 ? rest : rest.slice(0, end);
  const sum = others.reduce((all, { quantity }) => all + (quantity ?? 1), 0);
  if (others.length === 0 || sum + 1 !== head.quantity) return items;
  const sized = others.map((one) => ({ ...one, size: one.size ?? head.size }));
  return [...items.slice(0, at), { ...head, quantity: 1 }, ...sized, ...rest.slice(others.length)];
}
const isKindAlone = (dish: Item['dish'], kind: Item['kind']): boolean => dish === null && kind !== null;
const isOneOf = ({ choice: one }: Chosen, other: Chosen['choice']): boolean =>
  [...(other?.oneOf ?? [])].some((group) => one?.oneOf.has(group));
