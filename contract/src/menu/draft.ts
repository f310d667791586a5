import * as z from 'zod/mini';
import { MENU_FLAGS } from '../constants.ts';
import { OptionGroup } from './options.ts';

/** What was found in a list of dishes that somebody brought; nothing of it is on the menu yet. */

/** A dish as it was read. Whoever reviews it may put right what a menu would refuse. */
export const MenuDraftRow = z.object({
  /** Where it stood, from 1 on. */
  line: z.int(),
  name: z.string(),
  aliases: z.array(z.string()),
  description: z.string(),
  category: z.string(),
  /** Null: there is none, or it cannot be read. */
  price: z.nullable(z.number()),
  prep_time: z.nullable(z.int()),
  notes: z.string(),
  flags: z.array(z.enum(MENU_FLAGS)),
  available: z.boolean(),
  allergens: z.string(),
  option_groups: z.array(OptionGroup),
  /** What of the row could not be read, in words for whoever reviews it. */
  problem: z.nullable(z.string()),
});
export type MenuDraftRow = z.infer<typeof MenuDraftRow>;

/** What a column of a table may hold; '' is nothing that a menu has. */
export const COLUMN_KINDS = [
  '',
  'name',
  'category',
  'price',
  'description',
  'prep_time',
  'notes',
  'flags',
  'available',
  'allergens',
  'options',
  'aliases',
] as const;
export const ColumnKind = z.enum(COLUMN_KINDS);
export type ColumnKind = z.infer<typeof ColumnKind>;

export const MenuDraft = z.object({
  rows: z.array(MenuDraftRow),
  /** Of a table: its columns, what stands in them and what each was taken for. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()), kind: ColumnKind })),
  /** Lines that were taken for no part of the menu. */
  left_out: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type MenuDraft = z.infer<typeof MenuDraft>;
