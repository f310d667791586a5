import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sources.ts';

const LIMIT = 300;

/** Files that may be longer, each with its reason behind it. */
const large = new Map(
  readFileSync('tools/large-files.txt', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()] as const),
);

const lengths = sourceFiles('.ts', '.tsx', '.css', '.mjs')
  .filter((file) => file !== 'server/src/database/schema.ts')
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }));

describe('files', () => {
  it(`have ${LIMIT} lines at most, or a reason`, () => {
    const wrong = lengths.filter(({ file, lines }) => lines > LIMIT && !large.get(file));
    expect(wrong).toEqual([]);
  });

  it('have a reason only while they need one', () => {
    const kept = new Set(lengths.filter(({ lines }) => lines > LIMIT).map(({ file }) => file));
    expect([...large.keys()].filter((file) => !kept.has(file))).toEqual([]);
  });

  it('say with their names what is in them', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|managers?|services?|base|data|info)(\/|\.[tj]sx?$)/i;
    expect(lengths.map(({ file }) => file).filter((file) => vague.test(file))).toEqual([]);
  });
});

const SCREEN = 20;
const TESTS = /\.(test|spec|bench)\.tsx?$|\/testing\//;

describe('folders', () => {
  const sources = sourceFiles('.ts', '.tsx', '.mjs').filter((file) => !TESTS.test(file));
  const counts = new Map([...Map.groupBy(sources, dirname)].map(([folder, files]) => [folder, files.length]));

  it(`have ${SCREEN} source files at most: what has more is two things`, () => {
    expect([...counts].filter(([, files]) => files > SCREEN)).toEqual([]);
  });
});
