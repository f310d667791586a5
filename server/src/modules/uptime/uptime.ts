import type { Uptime } from '@attendant/contract/system/uptime';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/open.ts';

const MINUTE_MS = 60_000;
const WINDOW_DAYS = 30;
/** Fewer minutes than this say nothing. */
const ENOUGH_MINUTES = 60;

/** One row a minute while any server runs; several servers write the same one. */
export function beat(db: Db, log: Logger): () => void {
  const write = () => {
    const minute = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
    db.insertInto('heartbeats')
      .values({ minute })
      .onConflict((oc) => oc.doNothing())
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, 'heartbeat was not written'));
  };
  write();
  const timer = setInterval(write, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The share of whole minutes, of the last thirty days at most, in which a server ran. */
export async function measureUptime(db: Db, now = new Date()): Promise<Uptime> {
  const end = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const from = new Date(end.getTime() - WINDOW_DAYS * 1440 * MINUTE_MS);
  const { beats, first } = await db
    .selectFrom('heartbeats')
    .select((eb) => [eb.fn.countAll<number>().as('beats'), eb.fn.min('minute').as('first')])
    .where('minute', '>=', from)
    .where('minute', '<', end)
    .executeTakeFirstOrThrow();
  const since = beats > 0 ? first : end;
  const minutes = (end.getTime() - since.getTime()) / MINUTE_MS;
  return {
    uptime_percent: minutes < ENOUGH_MINUTES ? null : Math.floor((beats / minutes) * 1000) / 10,
    window_days: WINDOW_DAYS,
    since: since.toISOString(),
  };
}

export const SWEEP_BEATS = 'sweep-heartbeats';
export const SWEEP_BEATS_DAILY = '29 3 * * *';

export async function sweepBeats(db: Db): Promise<void> {
  await sql`delete from heartbeats where minute < now() - make_interval(days => ${WINDOW_DAYS + 1})`.execute(db);
}
