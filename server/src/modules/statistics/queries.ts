import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { hourOf } from '../../days.ts';

/** Days YYYY-MM-DD of the agent's zone, both included. */
export interface Days {
  first: string;
  last: string;
}

export interface StatusRow {
  channel: string;
  status: string;
  conversations: number;
  seconds: number;
}

/** What was counted in these days, by channel and status. */
export async function countsByStatus(db: Db, agentId: string, { first, last }: Days): Promise<StatusRow[]> {
  return db
    .selectFrom('conversation_days')
    .select((eb) => [
      'channel',
      'status',
      eb.fn.sum<number>('conversations').as('conversations'),
      sql<number>`sum(seconds)::bigint`.as('seconds'),
    ])
    .where('agent_id', '=', agentId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['channel', 'status'])
    .execute();
}

/** Some days, and as many before them. */
export interface Periods {
  now: Days;
  before: Days;
}

export interface PlaceRow {
  is_now: boolean;
  /** Which part of its period, from 0. */
  place: number;
  channel: string;
  conversations: number;
  seconds: number;
}

/** What was counted in both periods, in parts of `span` days. */
export async function countsByPlace(
  db: Db,
  agentId: string,
  { now, before }: Periods,
  span: number,
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select is_now, (day - case when is_now then ${now.first}::date else ${before.first}::date end) / ${span}::int as place,
      channel, sum(conversations) as conversations, sum(seconds)::bigint as seconds
    from (select *, day >= ${now.first} as is_now from conversation_days
          where agent_id = ${agentId} and day between ${before.first} and ${now.last}) as counted
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** How many different callers there were, in all and by channel. */
export interface Callers {
  all: number;
  voice: number;
  message: number;
  /** Those of all who were there for the first time ever. */
  fresh: number;
}

/** The different callers of each of these spans of days. */
export async function callersIn(db: Db, agentId: string, spans: readonly Days[]): Promise<Callers[]> {
  const { rows } = await sql<Callers>`
    select counted.*
    from unnest(${spans.map(({ first }) => first)}::date[], ${spans.map(({ last }) => last)}::date[])
      with ordinality as span (first_day, last_day, at)
    cross join lateral (
      select coalesce(sum(all_callers), 0) as all, coalesce(sum(voice_callers), 0) as voice,
        coalesce(sum(message_callers), 0) as message,
        coalesce(sum(all_callers) filter (where before_day = '-infinity'), 0) as fresh
      from caller_gaps
      where agent_id = ${agentId} and day between first_day and last_day and before_day < first_day) as counted
    order by at`.execute(db);
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
