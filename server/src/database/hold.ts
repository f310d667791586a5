import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openClient } from './client.ts';
import { type Embedded, isAlive } from './embedded.ts';

const LOCK_KEY = 4_231_127;
const WAIT_MS = 150;
/** A live holder is told apart from one that is just ending. */
const WAIT_FOR_LIVE_MS = 1_200;
/** PostgreSQL ends the session of a killed server as soon as it looks. */
const WAIT_FOR_DEAD_MS = 15_000;
const AGAIN_FIRST_MS = 100;
const AGAIN_MOST_MS = 5_000;

/** One server to a data folder. The lock is a session's: a killed server lets go of it at once. */
export interface Hold {
  letGo(): Promise<void>;
}

/** Holds the folder. When its database dies the session breaks: then it is started again, and held again. */
export async function holdFolder(embedded: Embedded, dataDir: string, log?: Logger): Promise<Hold> {
  const letting = new AbortController();
  const isOver = () => letting.signal.aborted;
  let client = await lock(embedded, dataDir);
  void keep();

  async function keep(): Promise<void> {
    while (!isOver()) {
      await ended(client);
      if (isOver()) return;
      log?.error('the database is gone; it is started again');
      await again();
    }
  }

  async function again(): Promise<void> {
    const since = performance.now();
    for (let waitMs = AGAIN_FIRST_MS; !isOver(); waitMs = Math.min(waitMs * 2, AGAIN_MOST_MS)) {
      try {
        await embedded.start();
        client = await lock(embedded, dataDir);
        log?.info({ ms: Math.round(performance.now() - since) }, 'the database is back');
        return;
      } catch (error) {
        log?.warn({ err: error }, 'the database is not back yet');
        await delay(waitMs, undefined, { signal: letting.signal }).catch(() => undefined);
      }
    }
  }

  return {
    async letGo() {
      letting.abort();
      await client.end();
    },
  };
}

const over = new WeakMap<pg.Client, Promise<void>>();
const ended = (client: pg.Client): Promise<void> => over.get(client) ?? Promise.resolve();

async function lock(embedded: Embedded, dataDir: string): Promise<pg.Client> {
  const client = await openClient(embedded.connection, `attendant server ${process.pid}`);
  over.set(client, new Promise((resolve) => client.once('end', resolve)));
  try {
    for (const began = Date.now(); ; await delay(WAIT_MS)) {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK_KEY]);
      if (rows[0]?.held) return client;
      const holder = await holderOf(client);
      const waitMs = holder !== null && !isAlive(holder) ? WAIT_FOR_DEAD_MS : WAIT_FOR_LIVE_MS;
      if (Date.now() - began < waitMs) continue;
      const who = holder === null ? 'another process' : `process ${holder}`;
      throw new Error(
        `The data folder ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function holderOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity a join pg_locks l using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [LOCK_KEY],
  );
  const pid = Number(/^attendant server (\d+)$/.exec(rows[0]?.name ?? '')?.[1]);
  return Number.isInteger(pid) ? pid : null;
}
