import { readFileSync } from 'node:fs';
import { sourceFiles } from './sources.ts';

/** Which tables the server's files name, read from their source: the builder's verbs and the words of raw SQL. */

const SERVER = 'server/src/';
const TESTS = /\.test\.ts$|\/testing\/|\/testing\.ts$|test-people\.ts$/;
const SCHEMA = `${SERVER}database/schema.ts`;

export interface TableUse {
  file: string;
  /** The module, or 'floor' for what lies below the modules. */
  by: string;
  table: string;
}

/** The tables as the migrations make them. */
export function tableNames(): string[] {
  const [, all = ''] = readFileSync(SCHEMA, 'utf8').split('export interface DB {');
  return [...all.matchAll(/^\s+(\w+):/gm)].map(([, name = '']) => name);
}

const moduleOf = (file: string) => /\/modules\/(\w+)\//.exec(file)?.[1] ?? 'floor';

export function tableUses(): TableUse[] {
  const files = sourceFiles('.ts').filter((file) => file.startsWith(SERVER) && file !== SCHEMA && !TESTS.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return tablesIn(source).map((table) => ({ file: file.slice(SERVER.length), by: moduleOf(file), table }));
  });
}

/** The tables that a source names. @public */
export function tablesIn(source: string): string[] {
  const names = tableNames().join('|');
  const built = new RegExp(
    `(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\\w*[jJ]oin|using|from)\\s*\\(\\s*\\[?\\s*'(${names})\\b`,
    'g',
  );
  const raw = new RegExp(`\\b(?:from|join|into|update|using)\\s+(${names})\\b`, 'g');
  const inSql = [...source.matchAll(/`[^`]*`/g)].flatMap(([text]) => [...text.matchAll(raw)]);
  return [...new Set([...source.matchAll(built), ...inSql].map(([, table = '']) => table))];
}
