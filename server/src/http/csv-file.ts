import Papa from 'papaparse';
import { safeCell } from '../cells.ts';

export type Cell = string | number | boolean | null;

/** A table for a spreadsheet: texts are shown and never run, numbers stay numbers. The byte order mark says UTF-8. */
export function writeCsv(fields: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const data = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell)));
  return `\uFEFF${Papa.unparse({ fields: [...fields], data })}\r\n`;
}

/** The answer that a browser keeps as a file. */
export const csvFile = (name: string, text: string) => ({
  headers: { 'content-disposition': `attachment; filename="${name}"` },
  body: new File([text], name, { type: 'text/csv; charset=utf-8' }),
});
