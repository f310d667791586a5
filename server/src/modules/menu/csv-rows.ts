import Papa from 'papaparse';
import { storable } from '../../http/characters.ts';
import { problem } from '../../http/problem.ts';

/** One line of a menu file: its number as a spreadsheet counts, its cells by column. */
export interface CsvRow {
  row: number;
  cells: ReadonlyMap<string, string>;
}

export interface CsvRows {
  columns: readonly string[];
  rows: CsvRow[];
  /** Lines that could not be taken apart. */
  broken: { row: number; column: string; message: string }[];
}

/** Each quote that is left open costs one more reading of the file. */
const OPEN_QUOTES_MAX = 50;

/** Takes a file apart. A quote that is left open spoils its own line, not all that follow. */
export function readRows(bytes: Uint8Array): CsvRows {
  const broken: CsvRows['broken'] = [];
  let text = asText(bytes);
  for (let tries = 0; ; tries++) {
    const parsed = parse(text);
    const open = parsed.errors.find(({ type }) => type === 'Quotes');
    if (!open || tries === OPEN_QUOTES_MAX) return { ...taken(parsed), broken: [...broken, ...tooLong(parsed)] };
    const from = text.lastIndexOf('\n', Math.max(0, (open.index ?? 0) - 1)) + 1;
    const end = text.indexOf('\n', from);
    broken.push({ row: lineOf(text, from, parsed), column: '', message: 'A quotation mark is not closed' });
    // The empty line keeps the numbers of those that follow.
    text = text.slice(0, from) + (end < 0 ? '' : text.slice(end));
  }
}

type Parsed = Papa.ParseResult<string[]>;

const parse = (text: string): Parsed => Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });

/** By the header alone: what stands below may hold anything. */
function delimiterOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const [most] = [',', ';', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length);
  return most ?? ',';
}

function lineOf(text: string, from: number, { data }: Parsed): number {
  const before = parse(text.slice(0, from)).data.length;
  return Math.min(Math.max(before, 1), data.length);
}

const isBlank = (line: readonly string[]): boolean => line.every((cell) => cell.trim() === '');

function taken({ data }: Parsed): Omit<CsvRows, 'broken'> {
  const columns = (data[0] ?? []).map((name) => name.trim().toLowerCase());
  const rows = data.flatMap((line, index) => {
    if (index === 0 || isBlank(line) || hasMore(line, columns.length)) return [];
    // Of a column that stands there twice the first counts.
    const cells = new Map(columns.map((column, at) => [column, line[at] ?? ''] as const).toReversed());
    return [{ row: index + 1, cells }];
  });
  return { columns, rows };
}

function tooLong({ data }: Parsed): CsvRows['broken'] {
  const width = data[0]?.length ?? 0;
  return data.flatMap((line, index) =>
    index > 0 && hasMore(line, width)
      ? {
          row: index + 1,
          column: '',
          message: `There are ${line.length} cells under ${width} columns: put texts with commas in quotation marks`,
        }
      : [],
  );
}

const hasMore = (line: readonly string[], width: number): boolean => !isBlank(line.slice(width));

function asText(bytes: Uint8Array): string {
  try {
    return storable(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw problem('invalid', { message: 'The file is not UTF-8 text. Save it as CSV and try again.', cause });
  }
}
