import { dollars } from '@attendant/contract/endpoint';
import { COLUMN_KINDS, type ColumnKind, type MenuDraft, type MenuDraftRow } from '@attendant/contract/menu/draft';
import Papa from 'papaparse';
import { cellText } from '../../../cells.ts';
import { refuseField } from '../../../http/problem.ts';
import { availableIn, flagsIn, wordsIn } from '../cell-words.ts';
import { optionsIn } from '../option-notation.ts';
import { emptyRow } from './dishes.ts';
import { pricesIn } from './prices.ts';

/** Any table of dishes: which column holds what is guessed by its head and by what stands in it. */

const HEADS: readonly (readonly [ColumnKind, RegExp])[] = [
  ['price', /price|cost|amount|preis|prix|precio|\$|usd|eur|€/i],
  ['category', /categor|section|group|type|course|department|kategorie|rubrik/i],
  ['aliases', /alias|also/i],
  ['description', /descr|detail|ingredient|beschreibung|contains$/i],
  ['prep_time', /prep|minutes|duration|dauer/i],
  ['allergens', /allerg/i],
  ['options', /option|modifier|variant|size/i],
  ['flags', /flag|tag/i],
  ['available', /avail|in stock|active|status/i],
  ['notes', /note|comment/i],
  ['name', /name|item|dish|product|title|service|gericht|artikel|plat|plato/i],
];
const ROWS_MOST = 2_000;

const linesIn = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data.slice(0, ROWS_MOST + 1);

/** A pasted part of a spreadsheet has tabs, and a head that says what its columns are. */
export function isTable(text: string): boolean {
  const [head = ''] = text.trimStart().split(/\r?\n/, 1);
  const kinds = head.split('\t').map(kindOfHead);
  return kinds.includes('name') && kinds.includes('price');
}

export function readTable(text: string, chosen: readonly ColumnKind[] | null): MenuDraft {
  const lines = linesIn(text);
  const width = Math.max(0, ...lines.map((line) => line.length));
  if (lines.length === 0 || width < 2) refuseField('file', 'No table with columns was found in this file.');
  const hasHead = (lines[0] ?? []).every((cell) => pricesIn(cell).length === 0);
  const body = lines.slice(hasHead ? 1 : 0);
  const heads = Array.from({ length: width }, (_, at) => (hasHead && lines[0]?.[at]?.trim()) || `Column ${at + 1}`);
  const kinds = chosen ?? guess(hasHead ? heads : heads.map(() => ''), body);
  const columns = heads.map((name, at) => ({
    name,
    samples: body.flatMap((line) => line[at]?.trim() || []).slice(0, 3),
    kind: kinds[at] ?? '',
  }));
  const rows = body.map((line, at) => rowIn(line, kinds, at + (hasHead ? 2 : 1)));
  return { rows, columns, left_out: [] };
}

const kindOfHead = (head: string): ColumnKind =>
  COLUMN_KINDS.find((kind) => kind !== '' && kind === head.trim().toLowerCase()) ??
  HEADS.find(([, sign]) => sign.test(head))?.[0] ??
  '';

/** Each kind once; a price and a name are found by their looks where no head says which they are. */
function guess(heads: readonly string[], body: readonly string[][]): ColumnKind[] {
  const kinds: ColumnKind[] = [];
  for (const head of heads) {
    const kind = kindOfHead(head);
    kinds.push(kinds.includes(kind) ? '' : kind);
  }
  const free = () => kinds.flatMap((kind, at) => (kind === '' ? [at] : []));
  const cells = (at: number) => body.flatMap((line) => line[at]?.trim() || []);
  const put = (kind: ColumnKind, at: number | undefined) => {
    if (at !== undefined && !kinds.includes(kind)) kinds[at] = kind;
  };
  const amounts = free().filter(
    (at) => share(cells(at), (cell) => pricesIn(cell).length === 1 && cell.length < 12) > 0.6,
  );
  // A number of the article looks like a price without cents.
  put('price', amounts.find((at) => share(cells(at), (cell) => /\D\d{2}\b|[$€£]/.test(cell)) > 0.3) ?? amounts[0]);
  const texts = free().filter((at) => share(cells(at), (cell) => /\p{L}{2}/u.test(cell)) > 0.6);
  put(
    'name',
    texts.find((at) => new Set(cells(at)).size > cells(at).length * 0.8),
  );
  put(
    'category',
    texts.find((at) => kinds[at] === '' && new Set(cells(at)).size <= cells(at).length * 0.8),
  );
  put(
    'description',
    texts.find((at) => kinds[at] === '' && share(cells(at), (cell) => cell.length > 25) > 0.3),
  );
  return kinds;
}

const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

function rowIn(line: readonly string[], kinds: readonly ColumnKind[], number: number): MenuDraftRow {
  const cell = (kind: ColumnKind) => cellText(line[kinds.indexOf(kind)]?.trim() ?? '');
  const options = optionsIn(cell('options'));
  const minutes = /\d+/.exec(cell('prep_time'))?.[0];
  const [price] = pricesIn(cell('price'));
  return {
    ...emptyRow(number),
    name: cell('name'),
    category: cell('category') || (kinds.includes('category') ? '' : 'Menu'),
    description: cell('description'),
    price: price ? dollars(price.cents) : null,
    prep_time: minutes === undefined ? null : Number(minutes),
    notes: cell('notes'),
    flags: flagsIn(cell('flags')),
    available: availableIn(cell('available')) ?? true,
    allergens: wordsIn(cell('allergens')).join(', '),
    aliases: wordsIn(cell('aliases')),
    option_groups: typeof options === 'string' ? [] : options,
    problem: typeof options === 'string' ? options : null,
  };
}
