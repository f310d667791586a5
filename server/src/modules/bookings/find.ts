import type { FindSlotsInput, FoundBooking, FoundSlots } from '@attendant/contract/booking-tools';
import { SLOTS_MAX } from '@attendant/contract/booking-tools';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { addDays, dayOf, timeOf } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { freeSlots } from './bookings.ts';
import { wordsOf } from './letters.ts';
import { rulesOf } from './rules.ts';
import { openOn } from './slots.ts';

/** How far ahead is looked for a free slot. */
const DAYS_AHEAD = 60;

export async function findSlots(db: Db, { agentId }: AgentActor, wanted: FindSlotsInput): Promise<FoundSlots> {
  const rules = await rulesOf(db, agentId);
  const today = dayOf(new Date(), rules.zone);
  const first = wanted.from_day ?? today;
  if (first < today) return { slots: [], none: 'past' };
  const found: FoundSlots['slots'] = [];
  let open = false;
  const days = wanted.only_that_day ? 1 : DAYS_AHEAD;
  for (let ahead = 0; ahead < days && found.length < SLOTS_MAX; ahead++) {
    const day = addDays(first, ahead);
    open ||= openOn(day, rules) !== null;
    for (const { start, end, free } of await freeSlots(db, agentId, rules, day)) {
      const time = timeOf(start, rules.zone);
      if (free === 0 || (wanted.after && time < wanted.after) || (wanted.before && time >= wanted.before)) continue;
      if (found.length < SLOTS_MAX)
        found.push({ starts_at: start.toISOString(), ends_at: end.toISOString(), words: wordsOf(start, rules.zone) });
    }
  }
  return { slots: found, none: found.length > 0 ? null : open ? 'full' : 'closed' };
}

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
