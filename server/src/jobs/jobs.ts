import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../database/open.ts';
import { jobFailures } from '../metrics.ts';

/** What a job is told; it is kept in the database, so no secrets. */
export type JobInput = Readonly<Record<string, string | number | boolean | null>>;
type Handler = (input: JobInput) => Promise<unknown>;

interface JobOptions {
  /** Not before so many seconds from now. */
  afterSeconds?: number;
  /** Further tries after a failure, 30 s apart and doubling; 3 unless told. */
  retries?: number;
}

export interface Jobs {
  /** Puts a job in line as part of the transaction: without the commit it never was. */
  enqueue(tx: Tx, name: string, input: JobInput, options?: JobOptions): Promise<void>;
  /** Names who does the jobs of a name, one at a time on this server. */
  work(name: string, handler: Handler): void;
  /** Has a job done at the times of a cron line (minutes, UTC), by one server each time. */
  schedule(name: string, cron: string, handler: Handler): void;
  isRunning(): boolean;
  /** Takes no further job and waits for those in hand, at most `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

const RETRIES = 3;
const RETRY_SECONDS = 30;
const MINUTE_CRON_CHECK_SECONDS = 30;
/** New jobs are notified; this is how late one can be that had to wait for its time. */
const POLLING = { pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 10 };

/** Jobs on `connection`. Starts in the background: nothing that the caller does next waits for it. */
export function openJobs(connection: pg.ClientConfig, log: Logger): Jobs {
  const closing = new AbortController();
  const started = untilItWorks(() => start(connection, log), 'start', log, closing.signal);
  let isRunning = false;
  started.then(
    () => (isRunning = true),
    () => undefined,
  );
  const queues = new Map<string, Promise<void>>();
  const queue = (name: string) => {
    const known = queues.get(name) ?? started.then(({ boss }) => boss.createQueue(name, { notify: true }));
    queues.set(name, known);
    // What failed once is not known for ever.
    known.catch(() => queues.delete(name));
    return known;
  };
  const work = async (name: string, handler: Handler) => {
    const { boss } = await started;
    await queue(name);
    let worker: string | undefined;
    worker = await boss.work<JobInput>(name, POLLING, async (jobs) => {
      // One notification stands for all jobs that came meanwhile, and the next look is far off: so look again at once.
      if (worker) boss.notifyWorker(worker);
      for (const { data } of jobs) await perform(name, handler, data, log);
    });
    boss.notifyWorker(worker);
  };
  const setUp: Promise<unknown>[] = [];
  const heard = (task: () => Promise<unknown>, name: string) => {
    setUp.push(untilItWorks(task, name, log, closing.signal).catch(() => undefined));
  };
  return {
    async enqueue(tx, name, input, options = {}) {
      const { boss, fromKysely } = await started;
      await queue(name);
      await boss.send(name, input, {
        db: fromKysely(tx),
        startAfter: options.afterSeconds ?? 0,
        retryLimit: options.retries ?? RETRIES,
        retryDelay: RETRY_SECONDS,
        retryBackoff: true,
      });
    },
    isRunning: () => isRunning,
    work: (name, handler) => heard(() => work(name, handler), name),
    schedule(name, cron, handler) {
      heard(() => work(name, handler), name);
      heard(async () => {
        await queue(name);
        await (await started).boss.schedule(name, cron);
      }, name);
    },
    async close(graceMs = 2_000) {
      closing.abort();
      // Never started: there is nothing to stop, and why was logged.
      const { boss } = await started.catch(() => ({ boss: undefined }));
      await Promise.allSettled(setUp);
      await boss?.stop({ graceful: true, timeout: graceMs });
    },
  };
}

const AGAIN_FIRST_MS = 500;
const AGAIN_MOST_MS = 15_000;

/** A database that is away at this moment must not leave a server without its jobs for ever. */
async function untilItWorks<T>(task: () => Promise<T>, job: string, log: Logger, signal: AbortSignal): Promise<T> {
  for (let waitMs = AGAIN_FIRST_MS; ; waitMs = Math.min(waitMs * 2, AGAIN_MOST_MS)) {
    try {
      return await task();
    } catch (error) {
      if (signal.aborted) throw error;
      log.error({ err: error, job }, 'job could not be set up yet');
      await delay(waitMs, undefined, { signal });
    }
  }
}

/** The library costs 80 ms to load, and its tables 100 ms to make the first time. */
async function start(connection: pg.ClientConfig, log: Logger) {
  const { PgBoss: Boss, fromKysely } = await import('pg-boss');
  const boss: PgBoss = new Boss({
    ...plain(connection),
    application_name: 'attendant jobs',
    max: 3,
    useListenNotify: true,
    cronMonitorIntervalSeconds: MINUTE_CRON_CHECK_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: the database did not answer'));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return { boss, fromKysely };
}

/** A database that lost its power answers nothing, and ends no connection either: its three would be waited for for ever. */
const ANSWER_MS = 30_000;

/** The part of a connection's description that both libraries understand. */
function plain({ connectionString, host, port, user, database, password }: pg.ClientConfig) {
  return {
    query_timeout: ANSWER_MS,
    ...(connectionString !== undefined && { connectionString }),
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
    ...(user !== undefined && { user }),
    ...(database !== undefined && { database }),
    ...(password !== undefined && { password }),
  };
}

async function perform(name: string, handler: Handler, input: JobInput, log: Logger): Promise<void> {
  try {
    await handler(input);
  } catch (error) {
    jobFailures.inc({ job: name });
    log.error({ err: error, job: name }, 'job failed');
    throw error;
  }
}
