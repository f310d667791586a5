import { readFile } from 'node:fs/promises';
import { unzip } from '../server/src/testing/unzip.ts';

/** The rows of one JSON file in a downloaded archive. */
export async function rowsIn(path: string, name: string): Promise<Record<string, unknown>[]> {
  const files = await unzip(await readFile(path));
  return JSON.parse(String(files.get(name) ?? '[]')) as Record<string, unknown>[];
}
