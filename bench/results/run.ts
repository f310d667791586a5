import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark } from './list.ts';
import { Ratios } from './ratios.ts';

export interface Ran {
  at: Date;
  /** The load average of a minute, before and after: what else the machine did. */
  load: { before: number; after: number };
  printed: string;
  ratios: Ratios | null;
  /** Undefined: it ended by itself and well. */
  failed?: string;
}

const MINUTE_MS = 60_000;
const loadNow = () => loadavg()[0] ?? 0;

/** Runs one as its own command does. What it prints is shown as it comes. */
export async function run({ command, atMostMinutes, keepsRatios }: Benchmark, more: readonly string[]): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'attendant-bench-'));
  const file = join(folder, 'ratios.json');
  const [at, before] = [new Date(), loadNow()];
  const args = [...command, ...more, ...(keepsRatios ? ['--json', file] : [])];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: atMostMinutes * MINUTE_MS,
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += String(chunk);
    process.stdout.write(chunk);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const ratios = keepsRatios && code === 0 ? Ratios.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  rmSync(folder, { recursive: true, force: true });
  const failed = code === 0 ? undefined : `It ended with ${code ?? 'no answer in its time'}.`;
  return { at, load: { before, after: loadNow() }, printed, ratios, ...(failed && { failed }) };
}
