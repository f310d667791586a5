import type { Answer } from './request.ts';

const DAY_MS = 86_400_000;
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** What the figures of a week are made of, of this week and the one before, in one statement. */
export const figures: Answer = async ({ pool, id, asked, who }) => {
  const [first, last] = [asked.get('start_date') ?? '', asked.get('end_date') ?? ''];
  const length = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  const values = [id, addDays(first, -length), addDays(first, -1), first, last, who.timezone];
  const { rows } = await pool.query<Record<string, unknown>>(FIGURES, values);
  return rows[0];
};

/** Of the moments from the beginning of a day to the end of another. */
const within = (first: string, last: string) =>
  `created_at >= ${first}::date::timestamp at time zone $6 and created_at < (${last}::date + 1)::timestamp at time zone $6`;
const callers = (first: string, last: string) => `(select json_build_object('all', sum(all_callers),
    'voice', sum(voice_callers), 'message', sum(message_callers),
    'fresh', sum(all_callers) filter (where before_day = '-infinity'))
  from caller_gaps where agent_id = $1 and day between ${first} and ${last} and before_day < ${first})`;
const sales = (first: string, last: string) => `(select json_build_object('orders', count(*), 'cents', sum(total_cents))
  from orders o where agent_id = $1 and ${within(first, last)} and cancelled_at is null
    and not exists (select from conversations t where t.id = o.conversation_id and t.is_test))`;
const bookings = (first: string, last: string) => `(select count(*) from appointments
  where agent_id = $1 and ${within(first, last)} and status in ('booked', 'arrived', 'no_show'))`;

const FIGURES = `select
  (select json_agg(counted) from (
    select day, channel, sum(conversations) as conversations, sum(seconds) as seconds from conversation_days
    where agent_id = $1 and day between $2 and $5 group by 1, 2) counted) as counts,
  ${callers('$4', '$5')} as callers, ${callers('$2', '$3')} as callers_before,
  ${sales('$4', '$5')} as sales, ${sales('$2', '$3')} as sales_before,
  ${bookings('$4', '$5')} as bookings, ${bookings('$2', '$3')} as bookings_before`;
