import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a runner says of itself in the file that ATTENDANT_SUMMARY names. */
export interface Summary extends Count {
  /** One for each test that failed: its name, and the first line of why. */
  readonly failures: readonly string[];
}

/** Each test file has a process of its own: packages are compiled for the first one and read by the others. */
const NODE_COMPILE_CACHE = resolve('node_modules/.cache/node');

/** Steps that are run one after the other, whatever becomes of each, and counted together. */
export interface Steps {
  /** Holds or does not. */
  readonly check: (name: string, command: readonly string[]) => void;
  /** A runner that counts its tests into a file. */
  readonly tests: (name: string, command: readonly string[]) => void;
  /** Says what came of all of it as one plain line, and ends as it went. */
  readonly end: () => void;
}

/** A tool of node_modules, as a command. */
export const tool = (path: string, ...args: string[]): string[] => [
  process.execPath,
  join('node_modules', path),
  ...args,
];

export function openSteps(): Steps {
  const folder = mkdtempSync(join(tmpdir(), 'attendant-run-'));
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const began = Date.now();
  return {
    check(name, command) {
      const ok = run(name, command, {});
      total[ok ? 'passed' : 'failed']++;
      if (!ok) failures.push(name);
    },
    tests(name, command) {
      const file = join(folder, `${name}.json`);
      const ok = run(name, command, { ATTENDANT_SUMMARY: file });
      const count: Summary = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as Summary)
        : { passed: 0, failed: 0, skipped: 0, failures: [] };
      const silent = !ok && count.failed === 0;
      if (silent) total.failed++;
      failures.push(...count.failures.map((one) => `${name}: ${one}`), ...(silent ? [`${name}: ended as failed`] : []));
      for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
    },
    end() {
      rmSync(folder, { recursive: true, force: true });
      // Where only the end of a long run is kept, it is the end that must say what failed.
      if (failures.length > 0) console.log(`\nfailed:\n${failures.map((one) => `  ${one}`).join('\n')}`);
      console.log(`\nin all ${seconds(began)}`);
      console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
      process.exitCode = total.failed > 0 ? 1 : 0;
    },
  };
}

function run(name: string, [file = '', ...args]: readonly string[], environment: Record<string, string>): boolean {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(file, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NODE_COMPILE_CACHE, ...process.env, ...environment },
  });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(started)})`);
  return status === 0;
}

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;
