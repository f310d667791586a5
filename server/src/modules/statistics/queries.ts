import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { hourOf } from '../../days.ts';

/** Days YYYY-MM-DD of the agent's zone, both included. */
export interface Days {
  first: string;
  last: string;
}

export interface DayRow {
  day: string;
  channel: string;
  status: string;
  conversations: number;
  seconds: number;
}

/** What was counted on each of these days, by channel and status. */
export async function countsByDay(db: Db, agentId: string, { first, last }: Days): Promise<DayRow[]> {
  return db
    .selectFrom('conversation_days')
    .select(['day', 'channel', 'status', 'conversations', 'seconds'])
    .where('agent_id', '=', agentId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
}

export interface CallerRow {
  kind: string;
  callers: number;
  /** Those who were there for the first time ever. */
  fresh: number;
}

/** How many different callers there were in these days, in all and by channel. */
export async function callersIn(db: Db, agentId: string, { first, last }: Days): Promise<CallerRow[]> {
  const { rows } = await sql<CallerRow>`
    select kind, sum(callers) as callers,
      coalesce(sum(callers) filter (where before_day = '-infinity'), 0) as fresh
    from caller_gaps
    where agent_id = ${agentId} and day between ${first} and ${last} and before_day < ${first}
    group by kind`.execute(db);
  return rows;
}

export interface HourRow {
  hour: number;
  channel: string;
  conversations: number;
}

/** No zone is off by less than a quarter of an hour: each quarter lies in one hour of any clock. */
const QUARTER = sql<Date>`date_bin('15 minutes', started_at, '2000-01-01T00:00:00Z')`;

/** What began in each hour of the clock between two moments, which lie in one day of the zone. */
export async function countsByHour(
  db: Db,
  agentId: string,
  { from, to, zone }: { from: Date; to: Date; zone: string },
): Promise<HourRow[]> {
  const rows = await db
    .selectFrom('conversations')
    .select((eb) => [QUARTER.as('at'), 'channel', eb.fn.countAll<number>().as('n')])
    .where('agent_id', '=', agentId)
    .where('is_test', '=', false)
    .where('started_at', '>=', from)
    .where('started_at', '<', to)
    .groupBy(['at', 'channel'])
    .execute();
  return rows.map(({ at, channel, n }) => ({ hour: hourOf(at, zone), channel, conversations: n }));
}
