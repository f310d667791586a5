import { datasetType } from '@attendant/contract/datasets';
import papaparse from 'papaparse';
import { storable } from '../../../http/characters.ts';
import { checkArchive } from './archive.ts';
import { passagesOf } from './passages.ts';
import type { Content, ToRead } from './reader.ts';

/** Reading is pure: bytes in, passages out. A `RangeError` carries what the owner is told. */

const ROWS_MOST = 100_000;
const PASSAGES_MOST = 100_000;
const PAGES_MOST = 2_000;
/** More than a file holds as text, for a table names its columns in every row. */
const CHARACTERS_MOST = 50_000_000;

/** What is in a file. Throws a `RangeError` whose message is for its owner where nothing, or too much, was found. */
export async function contentOf({ name, bytes, columns, whole }: ToRead): Promise<Content> {
  const content = whole ? asOne(await textIn(name, bytes)) : await read(name, bytes, columns);
  if (content.passages.length === 0) throw new RangeError('No text was found in this file.');
  const characters = content.passages.reduce((sum, { length }) => sum + length, 0);
  if (content.passages.length > PASSAGES_MOST || characters > CHARACTERS_MOST) {
    throw new RangeError('The file has too much text.');
  }
  return { ...content, passages: content.passages.map(storable), columns: content.columns.map(storable) };
}

async function read(name: string, bytes: Uint8Array, columns: readonly string[]): Promise<Content> {
  const type = datasetType(name);
  if (type === '.csv') return fromCsv(textOf(bytes), columns);
  if (type === '.json') return fromJson(textOf(bytes), columns);
  return fromText(await textIn(name, bytes));
}

async function textIn(name: string, bytes: Uint8Array): Promise<string> {
  const type = datasetType(name);
  if (type === '.pdf') return pdfText(bytes);
  return type === '.docx' ? docxText(bytes) : textOf(bytes);
}

const asOne = (text: string): Content => ({ passages: text.trim() === '' ? [] : [text], rows: null, columns: [] });

const fromText = (text: string): Content => ({ passages: passagesOf(text), rows: null, columns: [] });

/** UTF-8 or UTF-16 by its mark, else what Windows wrote. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return storable(new TextDecoder('utf-16le').decode(bytes));
  if (first === 0xfe && second === 0xff) return storable(new TextDecoder('utf-16be').decode(bytes));
  try {
    return storable(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return storable(new TextDecoder('windows-1252').decode(bytes));
  }
}

function fromCsv(text: string, wanted: readonly string[]): Content {
  const { data, meta } = papaparse.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  return fromRows(data, meta.fields ?? [], wanted);
}

function fromJson(text: string, wanted: readonly string[]): Content {
  const value = parse(text);
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  if (rows.length === 0 || rows.length !== (Array.isArray(value) ? value.length : 0)) {
    return fromText(linesOf(value).join('\n'));
  }
  return fromRows(rows, [...new Set(rows.flatMap((row) => Object.keys(row)))], wanted);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RangeError('The file is not valid JSON.');
  }
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'opening hours, sunday: 10 to 4' for each leaf. */
function linesOf(value: unknown, path: readonly string[] = []): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, path));
  if (isRow(value)) {
    return Object.entries(value).flatMap(([key, one]) => linesOf(one, [...path, key.replaceAll('_', ' ')]));
  }
  const leaf = typeof value === 'string' ? value : JSON.stringify(value);
  return [path.length > 0 ? `${path.join(', ')}: ${leaf}` : leaf];
}

/** One passage a row: 'Name: Ana Ruiz. Phone: 555-0101.' */
function fromRows(
  rows: readonly Record<string, unknown>[],
  columns: readonly string[],
  wanted: readonly string[],
): Content {
  if (rows.length > ROWS_MOST)
    throw new RangeError(`The file has more than ${ROWS_MOST.toLocaleString('en-US')} rows.`);
  const shown = wanted.length > 0 ? columns.filter((name) => wanted.includes(name)) : columns;
  const passages = rows.flatMap((row) => {
    const cells = shown.flatMap((name) => {
      const text = linesOf(row[name]).join(', ').trim();
      return text === '' ? [] : [`${name}: ${text}`];
    });
    return cells.length > 0 ? [`${cells.join('; ')}.`] : [];
  });
  return { passages, rows: rows.length, columns: [...columns] };
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  const pages = await getDocumentProxy(new Uint8Array(bytes));
  if (pages.numPages > PAGES_MOST) throw new RangeError(`The file has more than ${PAGES_MOST} pages.`);
  const { text } = await extractText(pages, { mergePages: false });
  return storable(text.join('\n\n'));
}

async function docxText(bytes: Uint8Array): Promise<string> {
  checkArchive(bytes);
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return storable(value);
}
