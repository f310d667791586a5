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
import { encodeMuLaw } from '@attendant/voice/audio/mu-law';
import { trimSilence } from '@attendant/voice/audio/silence';
import { newOwner, openPizzeria } from '../e2e/calls.ts';
import { openVoice } from '../tools/line/voice.ts';
import { holdLine, type LineReport } from './load-line.ts';
import { memoryByMinute, printHead, printStep } from './load-report.ts';
import { type BenchShop, newNumber, openBenchShop } from './shop.ts';
import { cpuBelow, samplesOf } from './usage.ts';

const steps = (process.argv[2] ?? '10').split(',').map(Number);
const seconds = Number(process.argv[3] ?? 30);
const parts = process.argv[4] ?? 'built-in';
const PORT = Number(process.env.BENCH_PORT ?? 3990);
const SOAK_S = 600;
const CALL_S = 120;
const WARM_S = 15;
/** More is no service any more. */
const PAST_SHARE = 0.05;
/** Callers do not all ring in the same moment. */
const RAMP_MS = 4000;
/** What follows a call: summary, recordings. */
const AFTER_MS = 4000;
/** An agent takes 30 calls at once, a business 100. */
const PER_AGENT = 25;
const PER_OWNER = 100;
const QUESTIONS = [
  'What time do you close tonight?',
  'How much is a large Margherita?',
  'Do you have garlic knots?',
  'Where are you located?',
  'Do you deliver?',
  'Is the Caesar salad vegetarian?',
];

type Ring = (index: number, seconds: number) => Promise<LineReport>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function spoken(): Promise<string[][]> {
  const voice = await openVoice();
  const sounds = await Promise.all(QUESTIONS.map((text) => voice.speak(text)));
  await voice.close();
  return sounds.map((sound) => {
    const bytes = encodeMuLaw(trimSilence(sound, 8000, 0));
    const frames = Array.from({ length: Math.floor(bytes.length / 160) }, (_, i) => i * 160);
    return frames.map((at) => Buffer.from(bytes.subarray(at, at + 160)).toString('base64'));
  });
}

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

/** So many lines at once for so long, each with one call after the other. */
async function holdLines(calls: number, seconds: number, ring: Ring) {
  const ending = performance.now() + seconds * 1000;
  const lines = Array.from({ length: calls }, async (_, index) => {
    const reports: LineReport[] = [];
    await pause((index * RAMP_MS) / calls);
    for (let left = seconds; left > 2; left = (ending - performance.now()) / 1000)
      reports.push(await ring(index, Math.min(CALL_S, left)));
    return reports;
  });
  return (await Promise.all(lines)).flat();
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
