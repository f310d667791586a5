import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { sourceFiles } from './sources.ts';

export interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Every regular expression that is written out in the sources of a folder; those of tests meet no strangers. */
export const patternsOf = (...folders: readonly string[]): Pattern[] =>
  sourceFiles('.ts', '.tsx')
    .filter((file) => folders.some((folder) => file.startsWith(folder)) && !/\.test\.|\/testing\//.test(file))
    .flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')));

export function patternsIn(file: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && isRegex(node.regex)) {
      found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    }
    for (const child of Object.values(node)) look(child);
  };
  look(parseSync(file, text).program);
  return found;
}

const isRegex = (value: unknown): value is { pattern: string; flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value && typeof value.pattern === 'string';
