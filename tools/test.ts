/**
 * Everything that must hold, one step after the other; ends with one plain line, 'N passed, N failed, N skipped'.
 * `--fast` leaves out what needs a browser, a database or a model; with `--changed`, or `--changed=COMMIT`, it looks only
 * at files that differ from the last commit, or that one, and at what they touch.
 */

import { ensureBrowser } from './testing/browser.ts';
import { changedSince } from './testing/changed.ts';
import { openSteps, tool } from './testing/steps.ts';

const { check, tests, end } = openSteps();
const option = (name: string) => process.argv.find((one) => one === name || one.startsWith(`${name}=`));

const PURE = ['contract', 'voice', 'dialogue', 'web', 'mocked', 'tools'];

/** What it knew the last time is kept: only what changed is looked at anew. */
const types = (name: string, project: string) =>
  tool(
    'typescript/bin/tsc',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/${name}.tsbuildinfo`,
  );
const vitest = (projects: readonly string[], ...args: string[]) =>
  tool('vitest/vitest.mjs', 'run', ...projects.flatMap((project) => ['--project', project]), ...args);
const journeys = (...projects: string[]) =>
  tool('@playwright/test/cli.js', 'test', ...projects.flatMap((project) => ['--project', project]));
const format = (...files: string[]) =>
  tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--no-errors-on-unmatched', ...files);
const lint = (...files: string[]) => tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...files);

function checkChanged(commit: string): void {
  const files = changedSince(commit);
  const touches = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const code = files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));
  if (files.length > 0) check('format', format(...files));
  if (code.length > 0) check('lint', lint(...code));
  if (touches(/^(?!web\/).*\.ts$|\.json$/)) check('types', types('root', 'tsconfig.json'));
  if (touches(/^(web|client|contract)\/|\.json$/)) check('web types', types('web', 'web/tsconfig.json'));
  tests(
    'tests',
    vitest(
      PURE.filter((project) => project !== 'tools'),
      '--passWithNoTests',
      `--changed=${commit}`,
    ),
  );
  // They read files, which no import tells.
  tests('house rules', vitest(['tools']));
}

function checkAll(): void {
  check('format', format('.'));
  check('lint', lint());
  check('types', types('root', 'tsconfig.json'));
  check('web types', types('web', 'web/tsconfig.json'));
  check('unused code', tool('knip/bin/knip.js'));
}

const changed = option('--changed');
if (changed) {
  checkChanged(changed.split('=')[1] ?? 'HEAD');
} else if (option('--fast')) {
  checkAll();
  tests('tests', vitest(PURE));
} else {
  checkAll();
  check('table types', [process.execPath, 'tools/schema.ts', '--check']);
  tests('tests', vitest(['!screens']));
  ensureBrowser();
  tests('screens', vitest(['screens']));
  check('web build', [process.execPath, 'tools/build.mjs']);
  tests('timed journeys', journeys('timed'));
  tests('calls, and journeys beside them', journeys('calls', 'beside'));
  tests('journeys', journeys('pages'));
}
end();
