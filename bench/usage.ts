import { readdirSync, readFileSync } from 'node:fs';

/** What the server under test used, told by `probe.mjs`. */
export interface Sample {
  readonly at: number;
  readonly pid: number;
  readonly rss: number;
  readonly heapUsed: number;
  /** Sockets, files and the like that are open; timers are not counted. */
  readonly handles: number;
  /** Since its start, of all its threads. */
  readonly cpuMs: number;
  /** How much too late each 20 ms timer of the last second fired. */
  readonly lateMs: readonly number[];
}

const MB = 1e6;
/** Of /proc. */
const TICK_MS = 10;

export function samplesOf(file: string): Sample[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Sample);
}

/** CPU of the processes below this one, which are those of the database; null where the system does not tell. */
export function cpuBelow(parent: number): number | null {
  try {
    const processes = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? statOf(pid) : []));
    const family = new Set([parent]);
    let size = 0;
    while (size < family.size) {
      size = family.size;
      for (const { pid, ppid } of processes) if (family.has(ppid)) family.add(pid);
    }
    const below = processes.filter(({ pid }) => pid !== parent && family.has(pid));
    return below.reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
  } catch {
    return null;
  }
}

/** Of one process with all its threads. */
export const cpuOf = (pid: number): number => (statOf(String(pid))[0]?.own ?? Number.NaN) * TICK_MS;

interface Stat {
  pid: number;
  ppid: number;
  own: number;
  ticks: number;
}

function statOf(pid: string): Stat[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const sum = (of: readonly string[]) => of.reduce((all, one) => all + Number(one), 0);
    // utime, stime, and both of the children that have ended.
    return [
      { pid: Number(pid), ppid: Number(fields[1]), own: sum(fields.slice(11, 13)), ticks: sum(fields.slice(11, 15)) },
    ];
  } catch {
    // It has just ended.
    return [];
  }
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const megabytes = (bytes: number): string => (bytes / MB).toFixed(0);

/** Slope of the straight line through the points, by least squares. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const over = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return over / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}
