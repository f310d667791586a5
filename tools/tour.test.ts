import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { sourceFiles } from './sources.ts';

/** Pages that lead through the source: what they name must be there. */
const PAGES = { 'docs/tour.md': 25, 'docs/architecture.md': 4, 'docs/adding.md': 15, 'docs/glossary.md': 1 };
const NAMED = /`((?:contract|client|voice|dialogue|server|web|e2e|tools|docs)\/[\w./-]+\.(?:ts|tsx|sql|md|css|mjs))`/g;

it.each(Object.entries(PAGES))('%s names files that exist', (page, atLeast) => {
  const files = [...readFileSync(page, 'utf8').matchAll(NAMED)].map(([, file = '']) => file);
  const named = files.filter((file) => !/NOUN|Noun|nouns|NNNN|VENDOR/.test(file));
  expect(named.length).toBeGreaterThan(atLeast);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it('no comment leads to a paper that is not here', () => {
  const code = /\b(?:C|S|ADB|ERR|FBH|HOM)-\d{1,3}\b/;
  const files = sourceFiles('.ts', '.sql', '.md').filter((file) =>
    /^(client|contract|docs|server|tools|voice)\//.test(file),
  );
  expect(files.filter((file) => code.test(readFileSync(file, 'utf8')))).toEqual([]);
});

const LINK = /\]\((?!https?:|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;

it.each(sourceFiles('.md').map((page) => [page]))('the links of %s lead somewhere', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(LINK)].map(([, link = '']) => join(dirname(page), link));
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});

it('the forge runs what `npm test` runs', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));
  expect(jobs.test.steps.map(({ run }: { run?: string }) => run).filter(Boolean)).toEqual(['.ci/run']);
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test$/m);
});
