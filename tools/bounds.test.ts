import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sources.ts';

const page = readFileSync('docs/bounds.md', 'utf8');
const rows = [...page.matchAll(/^\|[^|]+\| `([\w/.-]+)` \| `([^`]+)` \|/gm)].map(([, file = '', bound = '']) => ({
  file,
  bound,
}));

it('docs/bounds.md says what the code says', () => {
  expect(rows.length).toBeGreaterThan(35);
  expect(rows.filter(({ file, bound }) => !readFileSync(file, 'utf8').includes(bound))).toEqual([]);
});

it('every file of a server with a collection that grows is named there', () => {
  const grows = /new (Map|Set|WeakMap)(<[^;]*>)?\(\)/;
  const unnamed = sourceFiles('.ts')
    .filter((file) => /^(server|voice)\/src\//.test(file) && !/\.(test|bench)\.ts$|\/testing\//.test(file))
    .filter((file) => grows.test(readFileSync(file, 'utf8')) && !page.includes(`\`${file}\``));
  expect(unnamed).toEqual([]);
});
