import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newOwner, type Owner, openPizzeria } from '../../../e2e/calls.ts';
import type { CarrierOptions } from '../../line/carrier.ts';

/** A server of its own that may be killed: the bare process, so that signals reach it and nothing else. */
export interface House {
  readonly dataDir: string;
  readonly url: string;
  readonly process: ChildProcess;
  /** Milliseconds from its start to its first word. */
  readonly readyMs: number;
  /** What it wrote in its log. */
  log(): string;
  /** How it ended: its exit code, or the signal. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** With `killAfterMs` it is killed on its way. */
export async function openHouse(
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
  killAfterMs?: number,
): Promise<House> {
  const began = performance.now();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      // One owner writes faster than people do.
      API_LIMIT: '100000',
      DRAIN_S: '2',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killing = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  let printed = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed = (printed + String(chunk)).slice(-200_000);
      if (!printed.includes('Attendant is ready')) return;
      clearTimeout(killing);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((how) => reject(new Error(`The server ended with ${how}: ${printed.slice(-600)}`)));
  });
  return { dataDir, url, process: child, readyMs: performance.now() - began, log: () => printed, ended };
}

export interface Shop {
  owner: Owner;
  agentId: string;
  line: Omit<CarrierOptions, 'from'>;
}

export async function openShop(
  { url, dataDir }: Pick<House, 'url' | 'dataDir'>,
  email = 'faults@example.com',
): Promise<Shop> {
  const owner = await newOwner(email, url);
  const agentId = await openPizzeria(owner);
  // Answered once ears and voice are loaded: calls that come before leave a message.
  await owner.api.calls.talk({ id: agentId });
  const token = readFileSync(join(dataDir, 'secrets', 'twilio-auth-token'), 'utf8').trim();
  return { owner, agentId, line: { baseUrl: url, agentId, token, to: '+17185550147', fast: false } };
}

export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

export const killDatabase = (dataDir: string, signal: NodeJS.Signals = 'SIGKILL'): boolean =>
  process.kill(databasePid(dataDir), signal);

/** Milliseconds until it holds. */
export async function soon(what: string, look: () => Promise<boolean>, limitMs = 20_000): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (await look().catch(() => false)) return performance.now() - began;
    if (performance.now() - began > limitMs) throw new Error(`Not within ${limitMs} ms: ${what}`);
    await delay(25);
  }
}

export function hold(condition: boolean, figure: string): string {
  if (!condition) throw new Error(figure);
  return figure;
}

export async function endHouse(house: House): Promise<void> {
  house.process.kill('SIGTERM');
  await house.ended;
}
