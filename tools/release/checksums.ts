import { hash } from 'node:crypto';
import { globSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of every file in a folder, as `sha256sum --check` reads them. */
export function checksumsOf(folder: string): string {
  const files = globSync('**', { cwd: folder }).filter((path) => lstatSync(join(folder, path)).isFile());
  return files
    .toSorted()
    .map((path) => `${hash('sha256', readFileSync(join(folder, path)))}  ${path}\n`)
    .join('');
}
