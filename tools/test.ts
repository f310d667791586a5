/**
 * Everything that must hold, one step after the other; ends with one plain line, 'N passed, N failed, N skipped'.
 * `--fast` leaves out what needs a browser or a running server.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './testing/browser.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const fast = process.argv.includes('--fast');
const folder = mkdtempSync(join(tmpdir(), 'attendant-run-'));
const total: Count = { passed: 0, failed: 0, skipped: 0 };

const node = process.execPath;
const tool = (path: string, ...args: string[]) => [node, join('node_modules', path), ...args];

/** A check that holds or does not. */
function check(name: string, command: string[]): void {
  const ok = run(name, command, {});
  total[ok ? 'passed' : 'failed']++;
}

/** A runner that counts its tests into a file. */
function tests(name: string, command: string[]): void {
  const file = join(folder, `${name}.json`);
  const ok = run(name, command, { ATTENDANT_SUMMARY: file });
  const count: Count = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Count)
    : { passed: 0, failed: 1, skipped: 0 };
  if (!ok && count.failed === 0) count.failed = 1;
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
}

function run(name: string, [file = '', ...args]: string[], environment: Record<string, string>): boolean {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(file, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}

check('format', tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'));
check('lint', tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'));
check('types', tool('typescript/bin/tsc', '-p', 'tsconfig.json'));
check('web types', tool('typescript/bin/tsc', '-p', 'web/tsconfig.json'));
check('unused code', tool('knip/bin/knip.js'));
if (fast) {
  tests(
    'tests',
    tool(
      'vitest/vitest.mjs',
      'run',
      '--project',
      'contract',
      '--project',
      'dialogue',
      '--project',
      'tools',
      '--project',
      'web',
    ),
  );
} else {
  check('table types', [node, 'tools/schema.ts', '--check']);
  tests('tests', tool('vitest/vitest.mjs', 'run', '--project', '!screens'));
  ensureBrowser();
  tests('screens', tool('vitest/vitest.mjs', 'run', '--project', 'screens'));
  check('web build', [node, 'tools/build.mjs']);
  tests('journeys', tool('@playwright/test/cli.js', 'test'));
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
