import type { FindSlotsInput, FoundBooking, FoundSlots } from '@attendant/contract/bookings/tools';
import { slotsWanted } from '@attendant/contract/bookings/tools';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { addDays, dayOf, timeOf } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { freeSlots } from './bookings.ts';
import { wordsOf } from './letters.ts';
import { rulesOf } from './rules.ts';
import { isOpenOn } from './slots.ts';

/** How far ahead is looked for a free slot. */
const DAYS_AHEAD = 60;

export async function findSlots(
  db: Db,
  { agentId }: AgentActor,
  wanted: FindSlotsInput,
  now = new Date(),
): Promise<FoundSlots> {
  const rules = await rulesOf(db, agentId);
  const today = dayOf(now, rules.zone);
  const until = wanted.until_day ?? wanted.from_day ?? today;
  if (until < today) return { slots: [], none: 'past' };
  const first = wanted.from_day && wanted.from_day > today ? wanted.from_day : today;
  const open = { days: 0 };
  const found = await slotsWanted(wanted, daysFrom(first), async (day) => {
    if (isOpenOn(day, rules)) open.days++;
    const slots = await freeSlots(db, agentId, rules, day, now);
    return slots.flatMap(({ start, end, free }) => (free > 0 ? [{ start, end, time: timeOf(start, rules.zone) }] : []));
  });
  const slots = found.map(({ start, end }) => ({
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    words: wordsOf(start, rules.zone),
  }));
  return { slots, none: slots.length > 0 ? null : open.days > 0 ? 'full' : 'closed' };
}

const daysFrom = (first: string): string[] => Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(first, ahead));

/** The coming appointments of a number, the earliest first; none without one. */
export async function findBookings(
  db: Db | Tx,
  { agentId }: AgentActor,
  phone: string | null,
): Promise<FoundBooking[]> {
  if (!phone) return [];
  const { zone } = await rulesOf(db, agentId);
  const rows = await db
    .selectFrom('appointments')
    .select(['id', 'customer_name', 'starts_at'])
    .where('agent_id', '=', agentId)
    .where('customer_phone', '=', phone)
    .where('status', '=', 'booked')
    .where('starts_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .limit(5)
    .execute();
  return rows.map(({ id, customer_name, starts_at }) => ({
    booking_id: id,
    customer_name,
    starts_at: starts_at.toISOString(),
    words: wordsOf(starts_at, zone),
  }));
}
