import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the year of the line of rights stands once', () => {
  const root = join(import.meta.dirname, '..');
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const literal = pages.filter((name) => /\b20\d\d \{brand\}/i.test(readFileSync(join(root, name), 'utf8')));
  expect(literal).toEqual([]);
});
