import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
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
  const began = Date.now();
  return {
    check(name, command) {
      total[run(name, command, {}) ? 'passed' : 'failed']++;
    },
    tests(name, command) {
      const file = join(folder, `${name}.json`);
      const ok = run(name, command, { ATTENDANT_SUMMARY: file });
      const count: Count = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as Count)
        : { passed: 0, failed: 1, skipped: 0 };
      if (!ok && count.failed === 0) count.failed = 1;
      for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
    },
    end() {
      rmSync(folder, { recursive: true, force: true });
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
