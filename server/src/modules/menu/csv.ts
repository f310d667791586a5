import { MENU_CSV_COLUMNS, type MenuImport, MenuItemFields } from '@attendant/contract/menu';
import { OptionGroups } from '@attendant/contract/menu/options';
import Papa from 'papaparse';
import { cellText, safeCell } from '../../cells.ts';
import { refuseField } from '../../http/problem.ts';
import { availableIn, wordsIn } from './cell-words.ts';
import { type CsvRow, readRows } from './csv-rows.ts';
import { readOptions, writeOptions } from './option-notation.ts';
import type { MenuRow } from './queries.ts';

export interface MenuCsv {
  /** The good rows, the last of those with the same name and category. */
  items: MenuItemFields[];
  /** What an item keeps as it is, because the file has no column for it. */
  absent: string[];
  /** Rows that are left out: those that cannot be read, and good ones that a later one replaced. */
  skipped: number;
  errors: MenuImport['errors'];
}

const REQUIRED = ['name', 'category', 'price'];

/** Reads a menu; what cannot be read is named by its row and column, row 1 being the header. */
export function readMenuCsv(bytes: Uint8Array): MenuCsv {
  const { columns, rows, broken } = readRows(bytes);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    refuseField('file', `The file has no column ${missing.map((column) => `'${column}'`).join(', ')}.`);
  const items = new Map<string, { row: number; item: MenuItemFields }>();
  const errors = [...broken];
  for (const { row, cells } of rows) {
    const read = readItem(cells);
    if (!read.ok) {
      errors.push({ row, column: read.column, message: read.message });
      continue;
    }
    const key = `${read.item.category}\n${read.item.name}`.toLowerCase();
    const before = items.get(key);
    if (before)
      errors.push({ row: before.row, column: 'name', message: `Row ${row} is the same item, and that one counts` });
    items.set(key, { row, item: read.item });
  }
  const skipped = rows.length + broken.length - items.size;
  const strange = columns.filter((column, at) => !isColumn(column) || columns.indexOf(column) < at);
  errors.push(
    ...strange
      .filter((column) => column !== '')
      .map((column) => ({ row: 1, column, message: 'A menu has no such column, or has it twice: it was left out' })),
  );
  errors.sort((a, b) => a.row - b.row);
  return {
    items: [...items.values()].map(({ item }) => item),
    absent: MENU_CSV_COLUMNS.filter((one) => !columns.includes(one)),
    skipped,
    errors,
  };
}

const isColumn = (name: string): boolean => MENU_CSV_COLUMNS.some((column) => column === name);

type ReadItem = { ok: true; item: MenuItemFields } | { ok: false; column: string; message: string };

function readItem(cells: CsvRow['cells']): ReadItem {
  const cell = (name: string) => cellText(cells.get(name)?.trim() ?? '');
  const options = readOptions(cell('options'));
  if (typeof options === 'string') return { ok: false, column: 'options', message: options };
  const available = availableIn(cell('available'));
  if (available === null) {
    return { ok: false, column: 'available', message: "Write 'true' or 'false'" };
  }
  const { success, data, error } = MenuItemFields.safeParse({
    name: cell('name'),
    category: cell('category'),
    price: asPrice(cell('price')),
    description: cell('description'),
    prep_time: cell('prep_time') === '' ? null : Number(cell('prep_time')),
    notes: cell('notes'),
    flags: wordsIn(cell('flags').toLowerCase()),
    available,
    allergens: cell('allergens'),
    option_groups: options,
    aliases: wordsIn(cell('aliases')),
  });
  if (success) return { ok: true, item: data };
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? '');
  return {
    ok: false,
    column: field === 'option_groups' ? 'options' : field,
    message: issue?.message ?? 'Cannot be read',
  };
}

function asPrice(text: string): number {
  const price = text.replace(/^\$/, '').replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d+(\.\d+)?$/.test(price) ? Number(price) : Number.NaN;
}

/** The menu as the import reads it back, without loss. */
export function writeMenuCsv(rows: readonly MenuRow[]): string {
  const lines = rows.map((row) => ({
    name: safeCell(row.name),
    description: safeCell(row.description),
    category: safeCell(row.category),
    price: (row.price_cents / 100).toFixed(2),
    prep_time: row.prep_time ?? '',
    notes: safeCell(row.notes),
    flags: row.flags.join(';'),
    available: row.available,
    allergens: safeCell(row.allergens.join(';')),
    options: safeCell(writeOptions(OptionGroups.parse(row.option_groups))),
    aliases: safeCell(row.aliases.join('; ')),
  }));
  return withMark(Papa.unparse({ fields: [...MENU_CSV_COLUMNS], data: lines }));
}

const EXAMPLE = {
  name: 'Margherita',
  description: 'Tomato, mozzarella, basil',
  category: 'Pizza',
  price: '14.00',
  prep_time: 15,
  notes: '',
  flags: 'popular',
  available: true,
  allergens: 'gluten;milk',
  options: 'Size [1]: Small; Large +5.50 | Toppings [0-3, halves]: Mushrooms +2.00; Olives +1.50',
  aliases: 'marg; the number four',
};

export const menuTemplate = (): string => withMark(Papa.unparse({ fields: [...MENU_CSV_COLUMNS], data: [EXAMPLE] }));

/** A byte order mark tells spreadsheets that the text is UTF-8. */
const withMark = (csv: string) => `\uFEFF${csv}\r\n`;

/** An apostrophe disarms a formula; one that stands before a formula in the text itself is doubled. */
