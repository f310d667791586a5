/**
 * Many calls at once: `npm run bench:load [calls,calls,…] [seconds] [built-in|instant]`. A real server, started as a
 * user starts it, and lines that speak a carrier's protocol to it in real time. `built-in`: its own ears, voice and
 * assistant. `instant`: outside providers that answer at once. Each number of calls is held for so long, until the
 * server is past what it can do; with one number and 10 minutes or more the memory is told minute by minute.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { newOwner, openPizzeria } from '../e2e/calls.ts';
import { holdLines, type Ring, spoken } from './lines.ts';
import { holdLine } from './load-line.ts';
import { memoryByMinute, printHead, printStep } from './load-report.ts';
import { type BenchShop, newNumber, openBenchShop } from './shop.ts';
import { cpuBelow, samplesOf } from './usage.ts';

const steps = (process.argv[2] ?? '10').split(',').map(Number);
const seconds = Number(process.argv[3] ?? 30);
const parts = process.argv[4] ?? 'built-in';
const PORT = Number(process.env.BENCH_PORT ?? 3990);
const SOAK_S = 600;
const WARM_S = 15;
/** More is no service any more. */
const PAST_SHARE = 0.05;
/** What follows a call: summary, recordings. */
const AFTER_MS = 4000;
/** An agent takes 30 calls at once, a business 100. */
const PER_AGENT = 25;
const PER_OWNER = 100;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function standIns(): Promise<{ environment: Record<string, string>; close(): Promise<unknown> }> {
  if (parts !== 'instant') return { environment: {}, close: async () => undefined };
  const worker = new Worker(new URL('stand-ins.worker.ts', import.meta.url));
  const urls = await new Promise<{ deepgram: string; model: string }>((resolve) => worker.once('message', resolve));
  return {
    environment: {
      DEEPGRAM_API_KEY: 'key',
      DEEPGRAM_URL: urls.deepgram,
      LLM_MODEL: 'stand-in',
      LLM_BASE_URL: urls.model,
      LLM_API_KEY: 'key',
    },
    close: () => worker.terminate(),
  };
}

/** Agents enough for so many calls at once, each with its own menu. */
async function agentsFor(shop: BenchShop, calls: number): Promise<string[]> {
  const agents = [shop.agentId];
  let { owner } = shop;
  while (agents.length * PER_AGENT < calls) {
    if ((agents.length * PER_AGENT) % PER_OWNER === 0)
      owner = await newOwner(`bench${agents.length}@example.com`, shop.line.baseUrl);
    agents.push(await openPizzeria(owner));
  }
  return agents;
}

const folder = mkdtempSync(join(tmpdir(), 'attendant-load-'));
const probe = join(folder, 'probe');
const utterances = await spoken();
const providers = await standIns();
const shop = await openBenchShop(
  {
    ...providers.environment,
    BENCH_PROBE: probe,
    NODE_OPTIONS: `--import=${new URL('probe.mjs', import.meta.url).href}`,
  },
  PORT,
);
try {
  const agents = await agentsFor(shop, Math.max(...steps));
  const ring: Ring = (index, callS) => {
    const agentId = agents[Math.floor(index / PER_AGENT)] ?? shop.agentId;
    return holdLine({ ...shop.line, agentId, from: newNumber(), utterances, seconds: callS });
  };
  printHead(parts, samplesOf(probe));
  // What is loaded with the first call is no matter of load.
  await holdLines(2, WARM_S, ring);
  await pause(AFTER_MS);
  for (const calls of steps) {
    const before = { at: Date.now(), database: cpuBelow(samplesOf(probe)[0]?.pid ?? 0) };
    const reports = await holdLines(calls, seconds, ring);
    const samples = samplesOf(probe).filter(({ at }) => at >= before.at);
    const after = cpuBelow(samples[0]?.pid ?? 0);
    const databaseMs = after === null || before.database === null ? null : after - before.database;
    const { lateShare } = printStep({ calls, reports, samples, databaseMs });
    if (seconds >= SOAK_S) memoryByMinute(samples);
    if (lateShare > PAST_SHARE) break;
    await pause(AFTER_MS);
  }
} finally {
  await shop.close();
  await providers.close();
  rmSync(folder, { recursive: true, force: true });
}
