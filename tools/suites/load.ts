/**
 * `npm run check:load [minutes] [id,id…]`: what the house holds, on a server started as a user starts it. First ten calls
 * and everything that people do beside them, for so many minutes (30), then four calls beside each
 * attack, or beside those that are named.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEar } from '../../bench/ear.ts';
import { holdLines, type Ring, spoken } from '../../bench/lines.ts';
import { holdLine, type LineReport } from '../../bench/load-line.ts';
import { percentile } from '../../bench/percentile.ts';
import { newNumber, openBenchShop } from '../../bench/shop.ts';
import { megabytes, middle, type Sample, samplesOf, slope } from '../../bench/usage.ts';
import { ATTACKS, type Target } from './attacks.ts';
import { runMixedLoad } from './mixed-load.ts';
import { openReport } from './report.ts';

const MINUTES = Number(process.argv[2] ?? 30);
const NAMED = process.argv[3]?.split(',');
const PORT = Number(process.env.SUITE_PORT ?? 3992);
const CALLS = 10;
const BESIDE = 4;
const BESIDE_S = 25;
const QUIET_S = 12;
const MINUTE_MS = 60_000;
/** The slope is told from here on. */
const SETTLED_MIN = Math.min(10, MINUTES / 3);
const SLOPE_MB_PER_MIN = 1;
/** Stated in docs/bounds.md. */
const RESIDENT_MB = 1_400;
/** Beyond what the same calls had beside nothing: the machine is shared with whatever else runs on it. */
const LATE_SHARE_MORE = 0.005;

const report = openReport('load');
const folder = mkdtempSync(join(tmpdir(), 'attendant-suite-'));
const probe = join(folder, 'probe');
const samples = () => samplesOf(probe);
const utterances = await spoken();
/** Each part on a server of its own: what one leaves behind in memory is not the other's. */
async function open() {
  const NODE_OPTIONS = `--import=${new URL('../../bench/probe.mjs', import.meta.url).href}`;
  const opened = await openBenchShop({ BENCH_PROBE: probe, NODE_OPTIONS }, PORT);
  // Answered once ears and voice are loaded: calls that come before leave a message.
  await opened.owner.api.calls.talk({ id: opened.agentId });
  return opened;
}
let shop = await open();
const ring: Ring = (_index, seconds) => holdLine({ ...shop.line, from: newNumber(), utterances, seconds });
const lateShare = (all: readonly LineReport[]) =>
  sum(all, ({ late }) => late) /
  Math.max(
    1,
    sum(all, ({ frames }) => frames),
  );
const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);
const percent = (share: number) => `${(100 * share).toFixed(3)} %`;
function hold(condition: boolean, figure: string): string {
  if (!condition) throw new Error(figure);
  return figure;
}

try {
  await report.check('O-C1', 'the ear tells a late frame', () => {
    const ear = openEar();
    ear.frames(8, 0);
    ear.frames(2, 400);
    return hold(ear.counted.late > 0, `${ear.counted.late} late of ${ear.counted.frames}`);
  });
  await report.check('O-C2', 'the slope tells a leak of 2 MB a minute', () => {
    const found = slope(Array.from({ length: 20 }, (_, x) => ({ x, y: 100 + 2 * x + (x % 3) })));
    return hold(found > SLOPE_MB_PER_MIN, `${found.toFixed(2)} MB/min`);
  });

  await holdLines(2, 15, ring);
  if (MINUTES > 0) {
    await soak();
    await shop.close();
    shop = await open();
    await holdLines(2, 15, ring);
  }
  let quiet = await holdLines(BESIDE, BESIDE_S, ring);
  await report.check('O-0', 'four calls beside nothing', () => told(quiet));
  for (const attack of ATTACKS.filter(({ id }) => NAMED?.includes(id) ?? true)) {
    await report.check(attack.id, `four calls beside ${attack.what}`, async () => {
      const from = Date.now();
      const calls = holdLines(BESIDE, BESIDE_S, ring);
      const [reports, seen] = await Promise.all([calls, attacked(attack.id)]);
      const before = quiet;
      quiet = await holdLines(BESIDE, QUIET_S, ring);
      // The machine is shared: what it does to calls by itself is seen before and after.
      const control = Math.max(lateShare(before), lateShare(quiet));
      const most = Math.max(
        ...samples()
          .filter(({ at }) => at >= from)
          .map(({ rss }) => rss),
      );
      const figure = `${told(reports)}, beside nothing ${percent(control)}; ${seen}; ${megabytes(most)} MB`;
      return hold(most / 1e6 < RESIDENT_MB && lateShare(reports) <= control + LATE_SHARE_MORE, figure);
    });
  }
} finally {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}
report.end();

function told(reports: readonly LineReport[]): string {
  const cut = reports.filter((one) => one.cut).length;
  const worst = Math.max(...reports.map(({ worstMs }) => worstMs));
  const own = percentile(
    reports.flatMap(({ ownLateMs }) => ownLateMs),
    0.999,
  );
  const figure = `late ${percent(lateShare(reports))} of ${sum(reports, ({ frames }) => frames)} frames, worst ${worst.toFixed(0)} ms, the line's own p99.9 ${own.toFixed(0)} ms, ${cut} cut, ${sum(reports, ({ unanswered }) => unanswered)} unanswered`;
  return hold(cut === 0, figure);
}

/** By a process of its own: one that counted late frames as well would be late itself. */
async function attacked(id: string): Promise<string> {
  const on: Target = { baseUrl: shop.line.baseUrl, agentId: shop.agentId, token: shop.owner.token };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [new URL('attacker.ts', import.meta.url).pathname, id, String(BESIDE_S - 5)],
    { env: { ...process.env, ATTACKED: JSON.stringify(on) } },
  );
  return stdout.trim();
}

async function soak(): Promise<void> {
  const from = Date.now();
  const load = runMixedLoad(shop.owner, shop.agentId, shop.line.baseUrl);
  const reports = await holdLines(CALLS, MINUTES * 60, ring);
  await load.stop();
  const seen = samples().filter(({ at }) => at >= from);
  const settled = seen.filter(({ at }) => at - from >= SETTLED_MIN * MINUTE_MS);
  const line = (of: (sample: Sample) => number) =>
    slope(settled.map((one) => ({ x: (one.at - from) / MINUTE_MS, y: of(one) })));
  await report.check('O6', `${CALLS} calls and mixed load for ${MINUTES} minutes`, () =>
    hold(
      load.failed.length === 0,
      `${reports.length} calls, ${told(reports)}; ${load.asked} requests, p99 ${percentile(load.waitsMs, 0.99).toFixed(0)} ms, ${load.failed.length} failed ${load.failed.slice(0, 3).join('; ')}`,
    ),
  );
  await report.check('O6-M', `memory after minute ${SETTLED_MIN}`, () => {
    const perMinute = line(({ rss }) => rss / 1e6);
    const heap = line(({ heapUsed }) => heapUsed / 1e6);
    return hold(
      perMinute < SLOPE_MB_PER_MIN,
      `${perMinute.toFixed(2)} MB/min, heap ${heap.toFixed(2)} MB/min, at the end ${megabytes(middle(seen.slice(-60).map(({ rss }) => rss)))} MB`,
    );
  });
  await report.check('O6-H', 'handles', () => {
    const at = (part: Sample[]) => middle(part.map(({ handles }) => handles));
    const third = Math.floor(settled.length / 3);
    const [first, last] = [at(settled.slice(0, third)), at(settled.slice(-third))];
    return hold(last <= first + 5, `${first} then, ${last} at the end`);
  });
}
