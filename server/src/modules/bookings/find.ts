import type { FindSlotsInput, FoundBooking, FoundSlots } from '@attendant/contract/bookings/tools';
import { slotsWanted } from '@attendant/contract/bookings/tools';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { addDays, dayOf, timeOf } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { freeSlots, holderOf } from './free.ts';
import { wordsOf } from './letters.ts';
import { isThere, type Opening } from './openings.ts';
import { rulesOf } from './rules.ts';
import { isOpenOn } from './slots.ts';
import { wishOf } from './staff/wish.ts';

/** How far ahead is looked for a free slot. */
const DAYS_AHEAD = 60;

export async function findSlots(
  db: Db,
  actor: AgentActor,
  wanted: FindSlotsInput,
  now = new Date(),
): Promise<FoundSlots> {
  const { agentId } = actor;
  const rules = await rulesOf(db, agentId);
  const wish = wishOf(rules.staff, wanted);
  const isStaffed = rules.staff.persons.length > 0 || rules.staff.services.length > 0;
  const today = dayOf(now, rules.zone);
  const until = wanted.until_day ?? wanted.from_day ?? today;
  if (until < today) return { slots: [], none: 'past' };
  const first = wanted.from_day && wanted.from_day > today ? wanted.from_day : today;
  const open = { days: 0, away: 0 };
  const but = { id: wanted.booking_id, heldBy: holderOf(actor) };
  const found = await slotsWanted(wanted, daysFrom(first), async (day) => {
    if (isOpenOn(day, rules)) {
      open.days++;
      if (!isThere(day, rules, wish)) open.away++;
    }
    const slots = await freeSlots(db, agentId, rules, day, wish, { but, now });
    const free = slots.flatMap((slot) => (slot.free > 0 ? [{ ...slot, time: timeOf(slot.start, rules.zone) }] : []));
    return isStaffed ? apart(free, wanted) : free;
  });
  const slots = found.map(({ start, end, persons: [person_id] }) => ({
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    words: wordsOf(start, rules.zone),
    ...(person_id !== undefined && { person_id }),
  }));
  const none = open.days === 0 ? 'closed' : open.away === open.days ? 'away' : 'full';
  return { slots, none: slots.length > 0 ? null : none };
}

type Timed = Opening & { time: string };

/**
 * Openings a few minutes apart are as good as one: of those that are offered none begins before the one before it ends,
 * seen from the end of the day that is wished for. Of a certain time all are looked at.
 */
function apart(free: readonly Timed[], { near, after, before, latest }: FindSlotsInput): Timed[] {
  if (near) return [...free];
  const wished = free.filter(({ time }) => (!after || time >= after) && (!before || time < before));
  const inOrder = latest ? wished.toReversed() : wished;
  const kept: Timed[] = [];
  for (const one of inOrder) {
    const last = kept.at(-1);
    if (!last || (latest ? one.end <= last.start : one.start >= last.end)) kept.push(one);
  }
  return latest ? kept.toReversed() : kept;
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
    .select(['id', 'customer_name', 'starts_at', 'service_id', 'person_id'])
    .where('agent_id', '=', agentId)
    .where('customer_phone', '=', phone)
    .where('status', '=', 'booked')
    .where('starts_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .limit(5)
    .execute();
  return rows.map(({ id, customer_name, starts_at, service_id, person_id }) => ({
    booking_id: id,
    customer_name,
    starts_at: starts_at.toISOString(),
    words: wordsOf(starts_at, zone),
    ...(service_id !== null && { service_id }),
    ...(person_id !== null && { person_id }),
  }));
}
