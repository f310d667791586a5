import { MenuFlag, type MenuItem, MenuItemFields } from '@attendant/contract/menu';
import type { OptionGroup } from '@attendant/contract/menu/options';
import * as z from 'zod/mini';

export interface GroupDraft {
  name: string;
  min: number | null;
  max: number | null;
  halves: boolean;
  choices: { name: string; aliases?: string[] | undefined; price: number | null; available: boolean }[];
}

/** What a field may hold while somebody types; whether it is right is for the schema behind it. */
const draft = <Draft>() =>
  z.pipe(
    z.custom<Draft>(() => true),
    z.transform((value): unknown => value),
  );
const { price, aliases, option_groups } = MenuItemFields.shape;

/** The form of one item: the fields of the contract, allergens as one text, numbers that may be missing yet. */
export const ItemForm = z.extend(MenuItemFields, {
  aliases: aliases._zod.def.innerType,
  price: z.pipe(draft<number | null>(), price),
  option_groups: z.pipe(draft<GroupDraft[]>(), option_groups),
  allergens: z.string(),
  flags: z.array(MenuFlag),
});
export type ItemDraft = z.input<typeof ItemForm>;
export type ItemFields = z.infer<typeof ItemForm>;

export const draftOf = (item: MenuItem | null, category = ''): ItemDraft => ({
  name: item?.name ?? '',
  aliases: item?.aliases ?? [],
  category: item?.category ?? category,
  price: item?.price ?? null,
  description: item?.description ?? '',
  prep_time: item?.prep_time ?? null,
  notes: item?.notes ?? '',
  flags: item?.flags ?? [],
  available: item?.available ?? true,
  allergens: item?.allergens ?? '',
  option_groups: item?.option_groups ?? [],
});

const words = (list: string): string[] => list.split(/[,;]/).map((word) => word.trim());

/** Allergens go as one comma-joined text. */
export const fieldsToSend = ({ allergens, ...fields }: ItemFields) => ({
  ...fields,
  allergens: words(allergens).filter(Boolean).join(', '),
});

/** Read from a number field: empty is nothing, not zero. */
export const numberOrNothing = (value: unknown): number | null =>
  value === '' || value === null ? null : Number(value);

const choices = (...names: string[]): OptionGroup['choices'] =>
  names.map((name) => ({ name, price: 0, available: true }));

/** What most dishes need, to begin with. */
export const NEW_GROUPS: readonly (readonly [label: string, group: GroupDraft])[] = [
  ['Sizes', { name: 'Size', min: 1, max: 1, halves: false, choices: choices('Small', 'Large') }],
  ['Crust', { name: 'Crust', min: 1, max: 1, halves: false, choices: choices('Thin crust', 'Thick crust') }],
  ['Toppings', { name: 'Toppings', min: 0, max: 5, halves: true, choices: choices('Mushrooms', 'Olives') }],
  ['Other options', { name: '', min: 0, max: 1, halves: false, choices: choices('') }],
];

/** 'Choose 1', 'Choose up to 3': what the agent and the counter ask. */
export function ruleText({ min, max }: Pick<OptionGroup, 'min' | 'max'>): string {
  if (min === max) return `Choose ${min}`;
  return min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`;
}
