import * as z from 'zod/mini';
import { MENU_CSV_MAX_BYTES, MENU_FILE_MAX_BYTES, MENU_FLAGS } from './constants.ts';
import { Dollars, endpoint, Id, Instant, needed, page } from './endpoint.ts';
import { ColumnKind, MenuDraft } from './menu/draft.ts';
import { Aliases, OptionGroup, OptionGroups } from './menu/options.ts';

export const MenuFlag = z.enum(MENU_FLAGS, 'Flags are popular, special, new and limited');

export const MenuItem = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  name: z.string(),
  /** What callers also say for it. */
  aliases: z.array(z.string()),
  description: z.string(),
  category: z.string(),
  price: z.number(),
  /** Minutes. */
  prep_time: z.nullable(z.int()),
  notes: z.string(),
  flags: z.array(MenuFlag),
  available: z.boolean(),
  /** From then on it can be ordered again; null: it can now, or until somebody says so it cannot. */
  sold_out_until: z.nullable(Instant),
  /** Comma-joined. */
  allergens: z.string(),
  option_groups: z.array(OptionGroup),
  created_at: Instant,
  updated_at: Instant,
});
export type MenuItem = z.infer<typeof MenuItem>;

/** A comma-joined text or a list, as a trimmed list without repeats. */
const Words = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((words) => {
    const list = (typeof words === 'string' ? words.split(/[,;]/) : words).map((word) => word.trim()).filter(Boolean);
    return [...new Map(list.map((word) => [word.toLowerCase(), word])).values()];
  }),
);

export const MenuItemFields = z.object({
  name: needed('Name is required').check(
    z.trim(),
    z.minLength(1, 'Name is required'),
    z.maxLength(100, 'Name must be 100 characters or less'),
  ),
  aliases: z._default(Aliases, []),
  category: needed('Category is required').check(
    z.trim(),
    z.minLength(1, 'Category is required'),
    z.maxLength(50, 'Category must be 50 characters or less'),
  ),
  price: Dollars,
  description: z._default(
    z.string().check(z.trim(), z.maxLength(1000, 'Description must be 1000 characters or less')),
    '',
  ),
  prep_time: z._default(
    z.nullable(
      z
        .int('Prep time must be whole minutes')
        .check(z.gte(0, 'Prep time must be 0 or more'), z.lte(1440, 'Prep time must be 1440 minutes or less')),
    ),
    null,
  ),
  notes: z._default(z.string().check(z.trim(), z.maxLength(1000, 'Notes must be 1000 characters or less')), ''),
  flags: z._default(z.array(MenuFlag), []),
  available: z._default(z.boolean(), true),
  allergens: z._default(Words, []),
  option_groups: z._default(OptionGroups, []),
});
export type MenuItemFields = z.infer<typeof MenuItemFields>;

const { shape } = MenuItemFields;
const MenuItemChanges = z.partial(
  z.object({
    name: shape.name,
    aliases: Aliases,
    category: shape.category,
    price: Dollars,
    description: shape.description._zod.def.innerType,
    prep_time: shape.prep_time._zod.def.innerType,
    notes: shape.notes._zod.def.innerType,
    flags: shape.flags._zod.def.innerType,
    available: z.boolean(),
    allergens: Words,
    option_groups: OptionGroups,
    /** The version that the changes were made on; a stale one is refused. */
    updated_at: Instant,
  }),
);
export type MenuItemChanges = z.infer<typeof MenuItemChanges>;

export const MENU_CSV_COLUMNS = [
  'name',
  'description',
  'category',
  'price',
  'prep_time',
  'notes',
  'flags',
  'available',
  'allergens',
  'options',
  'aliases',
] as const;

const ItemId = z.extend(Id, { itemId: z.uuid() });
/** `available=true` in a query. */
const Flag = z.optional(z.boolean());
const Search = z.extend(Id, {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  category: z.optional(z.string()),
  available: Flag,
  flags: z.optional(z.string()),
  allergens: z.optional(z.string()),
  limit: z._default(z.int().check(z.gte(1), z.lte(10_000)), 10_000),
  offset: z._default(z.int().check(z.gte(0)), 0),
});
/** The most items that one bulk update takes. */
export const BULK_MAX = 500;
export const MenuBulk = z.object({
  item_ids: z
    .array(z.uuid())
    .check(z.minLength(1, 'Select at least one item'), z.maxLength(BULK_MAX, `Select at most ${BULK_MAX} items`)),
  updates: z.partial(
    z.object({
      category: shape.category,
      add_flags: z.array(MenuFlag),
      remove_flags: z.array(MenuFlag),
      available: z.boolean(),
    }),
  ),
});
export type MenuBulk = z.infer<typeof MenuBulk>;
export const MenuImport = z.object({
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  /** Row 1 is the header; `column` is the one that was refused. */
  errors: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
});
export type MenuImport = z.infer<typeof MenuImport>;

/** What an import of this file would do; nothing is written. */
export const MenuPreview = z.extend(MenuImport, {
  unchanged: z.int(),
  rows: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      change: z.enum(['created', 'updated']),
      /** The columns that change. */
      columns: z.array(z.string()),
    }),
  ),
});
export type MenuPreview = z.infer<typeof MenuPreview>;
const CsvFile = z.extend(Id, {
  file: z.file().check(
    z.refine(({ name }) => /\.csv$/i.test(name), 'Only .csv files can be imported.'),
    z.maxSize(MENU_CSV_MAX_BYTES, 'The file is too large (max 2 MB)'),
  ),
});
/** What somebody brings: a pasted text comes as a file too. */
const Brought = z.extend(Id, {
  file: z.file().check(
    z.refine(({ name }) => /\.(txt|md|csv|tsv|pdf|docx)$/i.test(name), 'Bring a PDF, a CSV or a text.'),
    z.maxSize(MENU_FILE_MAX_BYTES, 'The file is too large (max 10 MB)'),
  ),
  /** Of a table: what each column holds, with commas, in the order of the columns; without it, that is guessed. */
  kinds: z.optional(z.string().check(z.maxLength(2000))),
});
/** `name,price,,category` */
export const kindsIn = (kinds: string): ColumnKind[] =>
  kinds.split(',').map((kind) => ColumnKind.safeParse(kind.trim()).data ?? '');

/** The most rows that are saved together. */
export const ROWS_MAX = 1000;
/** What was reviewed, all of it or nothing. */
export const MenuRows = z.object({
  add: z.array(MenuItemFields).check(z.maxLength(ROWS_MAX, `At most ${ROWS_MAX} items are saved at once`)),
  change: z
    .array(
      z.object({
        item_id: z.uuid(),
        price: Dollars,
        description: z.optional(shape.description._zod.def.innerType),
        option_groups: z.optional(OptionGroups),
        updated_at: z.optional(Instant),
      }),
    )
    .check(z.maxLength(ROWS_MAX, `At most ${ROWS_MAX} items are saved at once`)),
});
export type MenuRows = z.infer<typeof MenuRows>;

const csv = (path: `/${string}`) =>
  endpoint('menu.read')
    .route({ method: 'GET', path, outputStructure: 'detailed' })
    .input(Id)
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() }));

export const menu = {
  list: endpoint('menu.read')
    .route({ method: 'GET', path: '/agent/{id}/menu-items' })
    .input(Search)
    .output(page(MenuItem)),
  categories: endpoint('menu.read')
    .route({ method: 'GET', path: '/agent/{id}/menu/categories' })
    .input(Id)
    .output(z.array(z.string())),
  arrange: endpoint('menu.change')
    .route({ method: 'PUT', path: '/agent/{id}/menu/categories' })
    .input(
      z.extend(Id, {
        categories: z.array(shape.category).check(z.maxLength(500, 'At most 500 categories can be put in order')),
      }),
    )
    .output(z.array(z.string())),
  create: endpoint('menu.change')
    .route({ method: 'POST', path: '/agent/{id}/menu-items', successStatus: 201 })
    .input(z.extend(Id, MenuItemFields.shape))
    .output(MenuItem),
  update: endpoint('menu.change')
    .route({ method: 'PUT', path: '/agent/{id}/menu-items/{itemId}' })
    .input(z.extend(ItemId, MenuItemChanges.shape))
    .output(MenuItem),
  remove: endpoint('menu.change')
    .route({ method: 'DELETE', path: '/agent/{id}/menu-items/{itemId}', successStatus: 204 })
    .input(ItemId)
    .output(z.void()),
  toggle: endpoint('menu.change')
    .route({ method: 'PUT', path: '/agent/{id}/menu-items/{itemId}/toggle-availability' })
    /** Without `available` it becomes what it was not; `until` marks it as sold out, and it comes back by itself. */
    .input(z.extend(ItemId, { available: Flag, until: z.optional(z.enum(['tomorrow'])) }))
    .output(MenuItem),
  upload: endpoint('menu.change')
    .route({ method: 'POST', path: '/agent/{id}/menu/upload-csv' })
    .input(CsvFile)
    .output(MenuImport),
  preview: endpoint('menu.change')
    .route({ method: 'POST', path: '/agent/{id}/menu/preview-csv' })
    .input(CsvFile)
    .output(MenuPreview),
  read: endpoint('menu.change')
    .route({ method: 'POST', path: '/agent/{id}/menu/read' })
    .input(Brought)
    .output(MenuDraft),
  save: endpoint('menu.change')
    .route({ method: 'POST', path: '/agent/{id}/menu/rows' })
    .input(z.extend(Id, MenuRows.shape))
    .output(z.object({ created: z.int(), updated: z.int() })),
  bulk: endpoint('menu.change')
    .route({ method: 'POST', path: '/agent/{id}/menu-items/bulk-update' })
    .input(z.extend(Id, MenuBulk.shape))
    .output(z.object({ updated: z.int(), items: z.array(MenuItem) })),
  download: csv('/agent/{id}/menu/download-csv'),
  template: csv('/agent/{id}/menu/csv-template'),
};
