import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from './report.ts';

/** A check that stands beside the code as examples: `file` or `file > part of their names`. */
export interface Examples {
  id: string;
  what: string;
  /** That what must not happen does not. */
  refused: readonly string[];
  /** That the same is let through when it is right, or that the detector sees what it looks for. */
  twin: readonly string[];
}

interface Ran {
  file: string;
  name: string;
  passed: boolean;
  /** What the example measured: `task.meta.figure`. */
  figure: string | undefined;
}

/** Runs the examples of all checks in one go and prints a line for each check. */
export function runExamples(report: Report, checks: readonly Examples[], environment: Record<string, string> = {}) {
  const files = [...new Set(checks.flatMap(({ refused, twin }) => [...refused, ...twin]).map(fileOf))];
  const ran = run(files, environment);
  for (const { id, what, refused, twin } of checks) {
    const wanted = [...refused, ...twin];
    const missing = wanted.filter((one) => !ran.some((example) => isOf(example, one)));
    const own = ran.filter((example) => wanted.some((one) => isOf(example, one)));
    const wrong = own.filter(({ passed }) => !passed);
    const figures = own.flatMap(({ figure }) => figure ?? []);
    const figure = [
      `${own.length - wrong.length} of ${own.length} examples`,
      ...figures,
      ...wrong.map(({ name }) => `failed: ${name}`),
      ...missing.map((one) => `no such example: ${one}`),
      ...(twin.length === 0 ? ['no twin'] : []),
    ].join('; ');
    report.line(id, what, { passed: wrong.length + missing.length === 0 && twin.length > 0, figure });
  }
}

const fileOf = (one: string): string => one.split(' > ')[0] ?? one;

function isOf({ file, name }: Ran, one: string): boolean {
  const [wanted, part = ''] = one.split(' > ');
  return file === wanted && name.includes(part);
}

/** How long examples may take on a machine that does other things as well; the suite judges what they find. */
const PATIENT = ['--testTimeout=60000', '--hookTimeout=60000'];

function run(files: readonly string[], environment: Record<string, string>): Ran[] {
  const folder = mkdtempSync(join(tmpdir(), 'attendant-suite-'));
  const output = join(folder, 'examples.json');
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${output}`, ...PATIENT, ...files],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } },
  );
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Answer;
  rmSync(folder, { recursive: true });
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, meta }) => ({
      file: name.slice(process.cwd().length + 1),
      name: fullName,
      passed: status === 'passed',
      figure: typeof meta?.figure === 'string' ? meta.figure : undefined,
    })),
  );
}

interface Answer {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; meta?: { figure?: unknown } }[];
  }[];
}
