import { MENU_CSV_COLUMNS, type MenuImport, MenuItemFields } from '@attendant/contract/menu';
import Papa from 'papaparse';
import { problem } from '../../http/problem.ts';
import type { MenuRow } from './queries.ts';

export interface MenuCsv {
  /** The good rows, the last of those with the same name and category. */
  items: MenuItemFields[];
  /** Good rows that a later one replaced. */
  repeated: number;
  errors: MenuImport['errors'];
}

const REQUIRED = ['name', 'category', 'price'];
/** What a spreadsheet would run as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** Reads a menu; rows that cannot be read are named by their number, row 1 being the header. */
export function readMenuCsv(bytes: Uint8Array): MenuCsv {
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(asText(bytes), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim().toLowerCase(),
  });
  const missing = REQUIRED.filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) refuse(`The file has no column ${missing.map((column) => `'${column}'`).join(', ')}.`);
  const items = new Map<string, MenuItemFields>();
  const errors: MenuImport['errors'] = [];
  let good = 0;
  data.forEach((cells, index) => {
    const { success, data: item, error } = MenuItemFields.safeParse(asFields(cells));
    if (!success) {
      const [issue] = error.issues;
      errors.push({
        row: index + 2,
        message: `${String(issue?.path[0] ?? 'row')}: ${issue?.message ?? 'cannot be read'}`,
      });
      return;
    }
    good++;
    items.set(`${item.category}\n${item.name}`.toLowerCase(), item);
  });
  return { items: [...items.values()], repeated: good - items.size, errors };
}

/** The menu as the import reads it back, without loss. */
export function writeMenuCsv(rows: readonly MenuRow[]): string {
  const lines = rows.map((row) => ({
    name: safe(row.name),
    description: safe(row.description),
    category: safe(row.category),
    price: (row.price_cents / 100).toFixed(2),
    prep_time: row.prep_time ?? '',
    notes: safe(row.notes),
    flags: row.flags.join(';'),
    available: row.available,
    allergens: safe(row.allergens.join(';')),
  }));
  return withMark(Papa.unparse({ fields: [...MENU_CSV_COLUMNS], data: lines }));
}

export const menuTemplate = (): string =>
  withMark(
    Papa.unparse({
      fields: [...MENU_CSV_COLUMNS],
      data: [
        ['Large Margherita', 'Tomato, mozzarella, basil', 'Pizza', '19.50', 15, '', 'popular', true, 'gluten;milk'],
      ],
    }),
  );

/** A byte order mark tells spreadsheets that the text is UTF-8. */
const withMark = (csv: string) => `\uFEFF${csv}\r\n`;

function asText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw problem('invalid', { message: 'The file is not UTF-8 text. Save it as CSV (UTF-8) and try again.', cause });
  }
}

function asFields(cells: Record<string, string | undefined>): unknown {
  const cell = (name: string) => plain(cells[name]?.trim() ?? '');
  const price = cell('price')
    .replace(/^\$/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  return {
    name: cell('name'),
    category: cell('category'),
    price: /^\d+(\.\d+)?$/.test(price) ? Number(price) : Number.NaN,
    description: cell('description'),
    prep_time: cell('prep_time') === '' ? null : Number(cell('prep_time')),
    notes: cell('notes'),
    flags: cell('flags')
      .toLowerCase()
      .split(/[;,]/)
      .map((flag) => flag.trim())
      .filter(Boolean),
    available: !/^(false|no|0|n)$/i.test(cell('available')),
    allergens: cell('allergens'),
  };
}

const safe = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
const plain = (text: string) => (text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text);

function refuse(message: string): never {
  throw problem('invalid', { message, errors: { file: message } });
}
