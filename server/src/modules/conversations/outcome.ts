import { OUTCOMES, type OutcomeKind } from '@attendant/contract/constants';
import type { Outcome } from '@attendant/contract/conversations';
import { ianaZone } from '@attendant/contract/fields/zones';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db, Tx } from '../../database/open.ts';

/**
 * What came of conversations, by the rows that they left: an order, an appointment, a message. Only where they left none
 * the way they ended tells it.
 */
interface Came {
  id: string;
  /** What the owner calls the number, else the name that was given in it. */
  name: string | null;
  /** What needs somebody first. */
  kinds: string[];
  channel: string;
  started_at: Date;
  /** Those that stand, and what they come to. */
  orders: number;
  cents: number;
  cancelled_orders: number;
  /** The last appointment that it was about: what was done to it here, and how it stands. */
  deed: string | null;
  starts_at: Date | null;
  standing: string | null;
  /** They were put on the waiting list: whether they wait still, or what became of it. */
  waited: 'waits' | 'booked' | 'off' | null;
  /** The message: why it was left, and whether somebody took care of it. */
  message: string | null;
  settled: boolean | null;
  /** Somebody took the call that was put through; null: none was. */
  accepted: boolean | null;
  end_reason: string | null;
}

const KINDS = sql`array_remove(array[
    case when m.kind = 'complaint' then 'complaint' end,
    case when o.orders > 0 or o.cancelled_orders > 0 or d.ordered then 'ordered' end,
    case b.deed when 'cancel_booking' then 'cancelled' when 'confirm_booking' then 'confirmed' else b.kind end,
    case when w.waited is not null then 'waiting' end,
    case when m.kind in ('message', 'voicemail') then 'message' when m.kind = 'unfinished' then 'hung-up' end,
    case when c.status = 'transferred' or t.accepted is not null then 'transferred' end,
    case when c.status = 'failed' then 'failed' end
  ], null)`;
/** Of one that left nothing. Who is gone before the agent answers, or was never understood, was not done with it. */
const ENDED = sql`case
    when c.status = 'in_progress' then 'running'
    when c.status = 'missed' then 'missed'
    when c.end_reason in ('caller-hung-up', 'socket-lost', 'silence') and left_unanswered(c.id) then 'hung-up'
    else 'asked' end`;

export const cameOf = (those: RawBuilder<unknown>) => sql<Came>`
  select c.id, c.channel, c.started_at, c.end_reason, o.orders, o.cents, o.cancelled_orders, b.deed, b.starts_at, b.standing, w.waited,
    m.kind as message, m.settled, t.accepted,
    case when ${KINDS} = '{}' then array[${ENDED}] else ${KINDS} end as kinds,
    coalesce(
      (select nullif(k.name, '') from callers k where k.agent_id = c.agent_id and k.phone = c.caller_phone),
      o.name, b.name, nullif(w.name, ''), nullif(m.name, '')) as name
  from conversations c
  cross join lateral (
    select count(*) filter (where cancelled_at is null)::int as orders, count(cancelled_at)::int as cancelled_orders,
      coalesce(sum(total_cents) filter (where cancelled_at is null), 0)::int as cents,
      max(nullif(customer_name, '')) as name
    from orders where conversation_id = c.id) o
  cross join lateral (
    select count(*) > 0 as ordered from tool_calls
    where conversation_id = c.id and ok and name = 'place_order' and receipt is not null) d
  left join lateral (
    select 'booked' as kind, coalesce(u.name, 'book_slot') as deed, a.starts_at, a.status as standing, nullif(a.customer_name, '') as name
    from appointments a
    left join tool_calls u on u.conversation_id = c.id and u.ok and u.receipt ->> 'id' = a.id::text
    where a.status <> 'held' and (a.conversation_id = c.id or a.id = any(array(
      select (receipt ->> 'id')::uuid from tool_calls
      where conversation_id = c.id and ok and receipt ->> 'kind' = 'booking')))
    order by u.created_at desc nulls last, a.created_at desc limit 1) b on true
  left join lateral (
    select customer_name as name,
      case when settled_at is null then 'waits' when appointment_id is null then 'off' else 'booked' end as waited
    from waiting_list where conversation_id = c.id order by created_at desc limit 1) w on true
  left join lateral (
    select kind, done_at is not null as settled, caller_name as name from callbacks
    where conversation_id = c.id
    order by kind = 'complaint' desc, done_at is null desc, created_at desc limit 1) m on true
  left join lateral (
    select accepted_at is not null as accepted from transfers
    where conversation_id = c.id order by created_at desc limit 1) t on true
  where ${those}`;

/** Of a row of `conversations`: whether this came of it, among other things. */
export const cameTo = (kind: OutcomeKind) =>
  sql<boolean>`exists (select from (${cameOf(sql`c.id = conversations.id`)}) came where ${kind} = any(came.kinds))`;

/** The same: whether the caller is called so. */
export const isCalled = (name: string) =>
  sql<boolean>`exists (select from (${cameOf(sql`c.id = conversations.id`)}) came
    where came.name ilike ${containing(name)})`;

/** Of these nothing came but that somebody was on the line, or not even that; of a complaint alone nothing good. */
const NOTHING: readonly OutcomeKind[] = ['complaint', 'hung-up', 'failed', 'missed', 'asked', 'running'];

/** What came of the conversations of a span, tests left out. */
export async function countOutcomes(db: Db, agentId: string, { from, to }: { from: Date; to: Date }) {
  const span = sql`c.agent_id = ${agentId} and c.started_at >= ${from} and c.started_at < ${to} and not c.is_test`;
  const { rows } = await sql<{ kinds: OutcomeKind[]; count: number }>`
    select kinds, count(*)::int as count from (${cameOf(span)}) came group by kinds`.execute(db);
  const count = (those: (kinds: readonly OutcomeKind[]) => boolean) =>
    rows.filter(({ kinds }) => those(kinds)).reduce((sum, row) => sum + row.count, 0);
  return {
    total: count(() => true),
    became_something: count((kinds) => kinds.some((kind) => !NOTHING.includes(kind))),
    by_outcome: OUTCOMES.map((outcome) => ({ outcome, conversations: count((kinds) => kinds.includes(outcome)) })),
  };
}

/** Who called, and what came of it. */
export interface NamedOutcome {
  caller_name: string;
  outcome: Outcome;
}

/** Of each of these conversations, moments in the zone of their agent. */
export async function outcomesOf(
  db: Db | Tx,
  ids: readonly string[],
  zone: string,
): Promise<ReadonlyMap<string, NamedOutcome>> {
  const { rows } = await cameOf(sql`c.id = any(${[...ids]}::uuid[])`).execute(db);
  return new Map(rows.map((came) => [came.id, { caller_name: came.name ?? '', outcome: outcomeOf(came, zone) }]));
}

/** More would be no few words. */
const TOLD_MOST = 2;

export function outcomeOf(came: Omit<Came, 'id' | 'name'>, zone: string): Outcome {
  const kinds = OUTCOMES.filter((one) => came.kinds.includes(one));
  const told = kinds.slice(0, TOLD_MOST).map((kind) => WORDS[kind](came, zone));
  const text = told.map((words, at) => (at === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1))).join('; ');
  return { kind: kinds[0] ?? 'asked', text, waits: came.settled === false };
}

const DEEDS: Readonly<Record<string, string>> = { move_booking: 'Moved to', confirm_booking: 'Confirmed' };
const SINCE = { waits: '', booked: ', booked since', off: ', taken off since' };

type Words = (came: Omit<Came, 'id' | 'name'>, zone: string) => string;
const dollarsOf = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const WORDS: Readonly<Record<OutcomeKind, Words>> = {
  complaint: ({ settled }) => (settled ? 'Complaint, called back' : 'Complaint, no call-back yet'),
  ordered: ({ orders, cents, cancelled_orders }) => {
    if (orders === 0) return `Ordered, ${cancelled_orders > 0 ? 'cancelled' : 'deleted'} since`;
    return orders === 1 ? `Ordered ${dollarsOf(cents)}` : `${orders} orders, ${dollarsOf(cents)}`;
  },
  booked: standing,
  confirmed: standing,
  waiting: ({ waited }) => `On the waiting list${SINCE[waited ?? 'waits']}`,
  cancelled: ({ starts_at, started_at }, zone) =>
    starts_at ? `Cancelled ${shortMoment(starts_at, zone, started_at)}` : 'Cancelled',
  message: ({ message, settled }) =>
    `Left a ${message === 'voicemail' ? 'voicemail' : 'message'}${settled ? ', called back' : ''}`,
  'hung-up': ({ settled, end_reason }) =>
    `${end_reason === 'silence' ? 'Was not understood' : 'Hung up while being helped'}${settled ? ', called back' : ''}`,
  transferred: ({ accepted }) => (accepted === false ? 'Put through, nobody answered' : 'Put through'),
  failed: () => 'The call failed',
  missed: () => 'Missed, nothing was said',
  asked: ({ end_reason }) => (end_reason === 'silence' ? 'Fell silent' : 'Only asked'),
  running: ({ channel }) => (channel === 'voice' ? 'On the line' : 'Being answered'),
};

/** An appointment, and how it stands since. */
function standing({ deed, starts_at, standing, started_at }: Parameters<Words>[0], zone: string): string {
  const done = `${DEEDS[deed ?? ''] ?? 'Booked'} ${starts_at ? shortMoment(starts_at, zone, started_at) : ''}`;
  if (standing === 'cancelled') return `${done}, cancelled since`;
  return standing === 'no_show' ? `${done}, did not come` : done;
}

const WEEK_MS = 6 * 86_400_000;

/** 'Tue 4 PM' in the week behind it, else 'Dec 3, 4:30 PM'. */
export function shortMoment(moment: Date, zone: string, since: Date): string {
  const write = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: ianaZone(zone), ...parts }).format(moment).replace(/\u202f/g, ' ');
  const time = write({ hour: 'numeric', minute: '2-digit' }).replace(':00', '');
  const ahead = moment.getTime() - since.getTime();
  if (ahead >= 0 && ahead < WEEK_MS) return `${write({ weekday: 'short' })} ${time}`;
  return `${write({ month: 'short', day: 'numeric' })}, ${time}`;
}
