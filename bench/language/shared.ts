import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** Sets whose licence keeps them out of this repository: read from a folder beside it when they are there. */
const FOLDERS = [
  new URL('../../../shared/language/', import.meta.url),
  new URL('../../../../shared/language/', import.meta.url),
];

/** The rows of a file; null, with a sentence, when it is not there. */
export function sharedRows<Row>(file: string, row: z.ZodType<Row>): Row[] | null {
  const found = FOLDERS.map((folder) => fileURLToPath(new URL(file, folder))).find((path) => existsSync(path));
  if (found) return z.object({ rows: z.array(row) }).parse(JSON.parse(readFileSync(found, 'utf8'))).rows;
  console.log(`${file} is not in ../shared/language: its set is left out.`);
  return null;
}
