import type { LineReport } from './load-line.ts';
import { percentile } from './percentile.ts';
import { megabytes, middle, type Sample, slope } from './usage.ts';

const MINUTE_MS = 60_000;
/** The heap finds its size, the database its connections. */
const WARM_UP_MIN = 5;
/** Rising by less than this in an hour counts as flat. */
const FLAT_MB_PER_HOUR = 20;

interface StepFigures {
  calls: number;
  reports: readonly LineReport[];
  samples: readonly Sample[];
  databaseMs: number | null;
}

export function printHead(parts: string, idle: readonly Sample[]): void {
  console.log(`Parts: ${parts}. Server before the first call: ${megabytes(middle(idle.map(({ rss }) => rss)))} MB.`);
}

export function printStep({ calls, reports, samples, databaseMs }: StepFigures): { lateShare: number } {
  const sum = (of: (report: LineReport) => number) => reports.reduce((all, report) => all + of(report), 0);
  const [frames, callSeconds] = [sum(({ frames }) => frames), sum(({ seconds }) => seconds)];
  const lateShare = sum(({ late }) => late) / frames;
  const waits = reports.flatMap((report) => report.waits);
  const loop = samples.flatMap(({ lateMs }) => lateMs);
  const own = reports.flatMap(({ ownLateMs }) => ownLateMs);
  const [first, last] = [samples[0], samples.at(-1)];
  const cpuMs = (last?.cpuMs ?? 0) - (first?.cpuMs ?? 0);
  const wallMs = (last?.at ?? 0) - (first?.at ?? 0);
  const settled = samples.slice(Math.floor(samples.length / 2));
  const ms = (value: number) => value.toFixed(1);
  console.log(`${calls} calls at once, ${reports.length} in all, ${callSeconds.toFixed(0)} call-seconds`);
  console.log(
    `  frames   ${frames}, late ${(100 * lateShare).toFixed(3)} %, worst ${ms(Math.max(...reports.map(({ worstMs }) => worstMs)))} ms; the line's own p99 ${ms(percentile(own, 0.99))} ms`,
  );
  console.log(
    `  answers  ${waits.length}, after p50 ${ms(percentile(waits, 0.5))} ms, p95 ${ms(percentile(waits, 0.95))} ms; none ${sum((report) => report.unanswered)}, cut calls ${reports.filter(({ cut }) => cut).length}`,
  );
  console.log(
    `  server   timers p99 ${ms(percentile(loop, 0.99))} ms, over 40 ms ${((100 * loop.filter((late) => late > 40).length) / loop.length).toFixed(3)} %, worst ${ms(percentile(loop, 1))} ms; ${megabytes(middle(settled.map(({ rss }) => rss)))} MB`,
  );
  const database = databaseMs === null ? '' : `, database ${ms(databaseMs / callSeconds)} ms`;
  console.log(
    `  CPU      ${ms(cpuMs / callSeconds)} ms per call-second${database}; ${(cpuMs / wallMs).toFixed(2)} cores`,
  );
  return { lateShare };
}

export function memoryByMinute(samples: readonly Sample[]): void {
  const start = samples[0]?.at ?? 0;
  const minutes = Map.groupBy(samples, ({ at }) => Math.floor((at - start) / MINUTE_MS));
  const points = [...minutes].map(([minute, group]) => ({
    x: minute,
    y: middle(group.map(({ rss }) => rss)),
    heap: middle(group.map(({ heapUsed }) => heapUsed)),
  }));
  for (const { x, y, heap } of points)
    console.log(`  minute ${String(x).padStart(2)}  ${megabytes(y)} MB, heap ${megabytes(heap)} MB`);
  const warm = points.filter(({ x }) => x >= WARM_UP_MIN);
  const perHour = (60 * slope(warm)) / 1e6;
  const flat = Math.abs(perHour) <= FLAT_MB_PER_HOUR ? 'flat' : 'not flat';
  console.log(`  after ${WARM_UP_MIN} minutes of warming up: ${perHour.toFixed(1)} MB per hour, ${flat}`);
}
