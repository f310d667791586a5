import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the tour names files that exist', () => {
  const tour = readFileSync('docs/tour.md', 'utf8');
  const named = [
    ...tour.matchAll(/`((?:contract|voice|dialogue|server|web|e2e|tools|docs)\/[\w./-]+\.(?:ts|tsx|sql|md|css|mjs))`/g),
  ].map(([, file]) => file ?? '');
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
