import { type MenuItem, MenuItemFields, type MenuRows } from '@attendant/contract/menu';
import type { MenuDraftRow } from '@attendant/contract/menu/draft';
import type { OptionGroup } from '@attendant/contract/menu/options';
import { formatMoney } from '../../../kit/form/format.ts';

/** What would become of the rows of a list, while somebody looks through it. */

export interface Reviewed extends Omit<MenuDraftRow, 'price'> {
  key: number;
  /** As it is typed. */
  price: string;
  isIn: boolean;
  /** It is a dish of its own, though another category has one of this name. */
  isOther: boolean;
}

export type Verdict =
  | { kind: 'out' }
  | { kind: 'new' }
  | { kind: 'problem'; field: string; message: string }
  | { kind: 'same'; item: MenuItem }
  /** `says`: 'price $12.00 to $13.00, description'. */
  | { kind: 'change'; item: MenuItem; says: string };

export const toReview = (rows: readonly MenuDraftRow[]): Reviewed[] =>
  rows.map((row, key) => ({
    ...row,
    key,
    price: row.price === null ? '' : row.price.toFixed(2),
    isIn: true,
    isOther: false,
  }));

const keyOf = ({ category, name }: { category: string; name: string }) =>
  `${category.trim()}\n${name.trim()}`.toLowerCase();

/** '12,50', '$12' and '12.50' are prices. */
export function priceOf(typed: string): number | null {
  const plain = typed.replace(/[$€£\s]/g, '').replace(/,(\d{1,2})$/, '.$1');
  return plain === '' ? null : Number(plain);
}

const fieldsOf = (row: Reviewed) => MenuItemFields.safeParse({ ...row, price: priceOf(row.price) });

/** In the order of the rows: each is new, changes something, or says what is wrong with it. */
export function verdictsOf(rows: readonly Reviewed[], menu: readonly MenuItem[]): Verdict[] {
  const exact = new Map(menu.map((item) => [keyOf(item), item]));
  const byName = Map.groupBy(menu, ({ name }) => name.toLowerCase());
  const taken = new Set(rows.flatMap((row) => (row.isIn ? (exact.get(keyOf(row))?.id ?? []) : [])));
  const seen = new Set<string>();
  return rows.map((row): Verdict => {
    if (!row.isIn) return { kind: 'out' };
    if (row.problem) return { kind: 'problem', field: 'options', message: row.problem };
    const read = fieldsOf(row);
    if (!read.success) {
      const [issue] = read.error.issues;
      return {
        kind: 'problem',
        field: String(issue?.path[0] ?? ''),
        message: issue?.message ?? 'This cannot be saved',
      };
    }
    const namesakes = byName.get(row.name.trim().toLowerCase()) ?? [];
    const other = row.isOther || namesakes.length !== 1 ? undefined : namesakes[0];
    const item = exact.get(keyOf(row)) ?? (other && !taken.has(other.id) ? other : undefined);
    const stands = item?.id ?? keyOf(row);
    if (seen.has(stands)) return { kind: 'problem', field: 'name', message: 'This dish stands in the list twice' };
    seen.add(stands);
    if (!item) return { kind: 'new' };
    const says = saysOf(item, row);
    return says === '' ? { kind: 'same', item } : { kind: 'change', item, says };
  });
}

function saysOf(item: MenuItem, row: Reviewed): string {
  const { price, description, option_groups } = changesOf(item, row);
  const told = [
    price !== item.price && `price ${formatMoney(item.price)} to ${formatMoney(price)}`,
    description !== undefined && 'description',
    option_groups && 'choices',
  ];
  return told.filter(Boolean).join(', ');
}

/** What the list says of a dish that stands on the menu; what it does not say stays. */
function changesOf(item: MenuItem, row: Reviewed) {
  const described = row.description.trim();
  const groups = mergedGroups(item.option_groups, row.option_groups);
  return {
    price: priceOf(row.price) ?? item.price,
    ...(described !== '' && described !== item.description && { description: described }),
    ...(JSON.stringify(groups) !== JSON.stringify(item.option_groups) && { option_groups: groups }),
  };
}

function mergedGroups(standing: readonly OptionGroup[], brought: readonly OptionGroup[]): OptionGroup[] {
  const named = new Map(brought.map((group) => [group.name.toLowerCase(), group]));
  const kept = standing.map((group) => {
    const now = named.get(group.name.toLowerCase());
    named.delete(group.name.toLowerCase());
    return now && !sells(group, now) ? now : group;
  });
  return [...kept, ...named.values()];
}

/** The same choices at the same prices, whatever else is kept of them. */
const sells = (one: OptionGroup, other: OptionGroup): boolean =>
  one.choices.length === other.choices.length &&
  one.choices.every(({ name, price }, at) => other.choices[at]?.name === name && other.choices[at].price === price);

/** What is sent, all at once. */
export function rowsToSave(rows: readonly Reviewed[], verdicts: readonly Verdict[]): MenuRows {
  const add = rows.flatMap((row, at) => {
    const read = verdicts[at]?.kind === 'new' ? fieldsOf(row) : null;
    return read?.success ? [read.data] : [];
  });
  const change = rows.flatMap((row, at) => {
    const verdict = verdicts[at];
    if (verdict?.kind !== 'change') return [];
    const { item } = verdict;
    return [{ item_id: item.id, updated_at: item.updated_at, ...changesOf(item, row) }];
  });
  return { add, change };
}

/** '38 new, 2 changed, 1 left out'. */
export function countText(verdicts: readonly Verdict[]): string {
  const count = (kind: Verdict['kind']) => verdicts.filter((one) => one.kind === kind).length;
  const told: readonly (readonly [number, string])[] = [
    [count('new'), 'new'],
    [count('change'), 'changed'],
    [count('same'), 'as they are'],
    [count('out'), 'left out'],
  ];
  return told.flatMap(([number, words]) => (number > 0 ? `${number} ${words}` : [])).join(', ') || 'Nothing to save';
}

/** The rows by category, in the order in which each came first. */
export function groupsOf(rows: readonly Reviewed[]): { category: string; places: number[] }[] {
  const groups = new Map<string, { category: string; places: number[] }>();
  for (const [at, { category }] of rows.entries()) {
    const key = category.trim().toLowerCase();
    const group = groups.get(key) ?? { category, places: [] };
    group.places.push(at);
    groups.set(key, group);
  }
  return [...groups.values()];
}
