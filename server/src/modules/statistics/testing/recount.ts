import type { Statistics } from '@attendant/contract/agents/statistics';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/** The same figures by another way: every conversation read again, days by PostgreSQL's own knowledge of zones. */
export async function recount(
  db: Db,
  agentId: string,
  zone: string,
  first: string,
  last: string,
): Promise<Omit<Statistics, 'series' | 'sales'>> {
  const { rows } = await sql<Record<string, number> & { before_first: string; before_last: string; days: number }>`
    with days as (select ${first}::date as a, ${last}::date as b, ${last}::date - ${first}::date + 1 as n),
    held as (
      select channel, caller_phone, duration_seconds, (started_at at time zone ${zone})::date as day
      from conversations where agent_id = ${agentId} and not is_test),
    placed as (
      select held.*, case when day between a and b then 'now' when day between a - n and a - 1 then 'before' end as period
      from held, days),
    firsts as (select caller_phone, min(day) as day from held where caller_phone is not null group by 1)
    select n as days, (a - n)::text as before_first, (a - 1)::text as before_last,
      ${sql.join(
        ['now', 'before'].flatMap((period) =>
          ['all', 'voice', 'message'].flatMap((channel) => {
            const here = sql`filter (where period = ${sql.lit(period)} and ${sql.lit(channel)} in ('all', channel))`;
            return [
              sql`(select count(*) ${here} from placed) as ${sql.ref(`${period}_${channel}_n`)}`,
              sql`(select coalesce(sum(duration_seconds) ${here}, 0) from placed) as ${sql.ref(`${period}_${channel}_s`)}`,
              sql`(select count(distinct caller_phone) ${here} from placed) as ${sql.ref(`${period}_${channel}_u`)}`,
            ];
          }),
        ),
      )},
      (select count(*) from firsts where day between a and b) as fresh
    from days`.execute(db);
  const row = rows[0] ?? ({} as never);
  const figures = (part: 'n' | 's' | 'u') => ({
    all: metric(row, 'all', part),
    voice: metric(row, 'voice', part),
    messages: metric(row, 'message', part),
  });
  return {
    conversations: figures('n'),
    duration_minutes: figures('s'),
    callers: {
      unique_callers: figures('u'),
      new_callers: row.fresh ?? 0,
      returning_callers: (row.now_all_u ?? 0) - (row.fresh ?? 0),
    },
    date_range: {
      current_start: first,
      current_end: last,
      previous_start: row.before_first,
      previous_end: row.before_last,
      period_days: row.days,
    },
  };
}

function metric(row: Record<string, unknown>, channel: string, part: 'n' | 's' | 'u') {
  const of = (period: string) => {
    const value = Number(row[`${period}_${channel}_${part}`]);
    return part === 's' ? Number((value / 60).toFixed(2)) : value;
  };
  const [current, previous] = [of('now'), of('before')];
  const change = Number((current - previous).toFixed(2));
  const change_percent = previous === 0 ? (current === 0 ? 0 : null) : Math.round((change / previous) * 1000) / 10;
  return { current, change, change_percent };
}
