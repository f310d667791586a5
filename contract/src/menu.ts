import * as z from 'zod/mini';
import { MENU_CSV_MAX_BYTES, MENU_FLAGS } from './constants.ts';
import { Dollars, endpoint, Id, Instant, page } from './endpoint.ts';

export const MenuFlag = z.enum(MENU_FLAGS);

export const MenuItem = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.number(),
  /** Minutes. */
  prep_time: z.nullable(z.int()),
  notes: z.string(),
  flags: z.array(MenuFlag),
  available: z.boolean(),
  /** Comma-joined (C-66). */
  allergens: z.string(),
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
  name: z
    .string('Name is required')
    .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100, 'Name must be 100 characters or less')),
  category: z
    .string('Category is required')
    .check(z.trim(), z.minLength(1, 'Category is required'), z.maxLength(50, 'Category must be 50 characters or less')),
  price: Dollars,
  description: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  prep_time: z._default(z.nullable(z.int().check(z.gte(0), z.lte(1440))), null),
  notes: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  flags: z._default(z.array(MenuFlag), []),
  available: z._default(z.boolean(), true),
  allergens: z._default(Words, []),
});
export type MenuItemFields = z.infer<typeof MenuItemFields>;

const { shape } = MenuItemFields;
const MenuItemChanges = z.partial(
  z.object({
    name: shape.name,
    category: shape.category,
    price: Dollars,
    description: shape.description._zod.def.innerType,
    prep_time: shape.prep_time._zod.def.innerType,
    notes: shape.notes._zod.def.innerType,
    flags: shape.flags._zod.def.innerType,
    available: z.boolean(),
    allergens: Words,
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
export const MenuImport = z.object({
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  /** Row 1 is the header. */
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
});
export type MenuImport = z.infer<typeof MenuImport>;
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
    .input(ItemId)
    .output(MenuItem),
  upload: endpoint('menu.change')
    .route({ method: 'POST', path: '/agent/{id}/menu/upload-csv' })
    .input(z.extend(Id, { file: z.file().check(z.maxSize(MENU_CSV_MAX_BYTES, 'The file is too large (max 2 MB)')) }))
    .output(MenuImport),
  download: csv('/agent/{id}/menu/download-csv'),
  template: csv('/agent/{id}/menu/csv-template'),
};
