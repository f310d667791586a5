// Loaded into the server under test by NODE_OPTIONS: each second one line of figures in the file BENCH_PROBE names.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** A timer as each call has one for its sound. */
const TICK_MS = 20;
const file = process.env.BENCH_PROBE;

// npm and the starter are passed through on the way, and each worker comes by as well.
if (file && isMainThread && /server.src.main\.ts$/.test(process.argv[1] ?? '')) {
  let lateMs = [];
  let due = performance.now() + TICK_MS;
  const tick = () => {
    lateMs.push(Math.round((performance.now() - due) * 10) / 10);
    due = performance.now() + TICK_MS;
    setTimeout(tick, TICK_MS).unref();
  };
  setTimeout(tick, TICK_MS).unref();
  setInterval(() => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const cpuMs = (user + system) / 1000;
    const handles = process
      .getActiveResourcesInfo()
      .filter((name) => name !== 'Timeout' && name !== 'Immediate').length;
    const sample = { at: Date.now(), pid: process.pid, rss, heapUsed, cpuMs, handles, lateMs };
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
    lateMs = [];
  }, 1000).unref();
}
