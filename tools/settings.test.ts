import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const names = (file: string, pattern: RegExp) =>
  new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name));
const read = names('server/src/config.ts', /^ {2}([A-Z][A-Z_]+): /gm);
// Not an operator's to set: `npm run dev` says it.
read.delete('NODE_ENV');

it('README.md tells of every setting', () => {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? [];
  const told = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z][A-Z_]+(?=`)/g) ?? []);
  expect(new Set(told)).toEqual(read);
});

it('.env.example holds every setting, at its default', () => {
  expect(names('.env.example', /^# ([A-Z_]+)=/gm)).toEqual(read);
  const defaults = readFileSync('server/src/config.ts', 'utf8').matchAll(
    /^ {2}([A-Z_]+): .*\.default\('?([^')]+)'?\),$/gm,
  );
  const example = readFileSync('.env.example', 'utf8');
  const wrong = [...defaults].filter(
    ([, name, value]) => !new RegExp(`^# ${name}=${value?.replaceAll('_', '')}(\\s|$)`, 'm').test(example),
  );
  expect(wrong.map(([line]) => line)).toEqual([]);
});
