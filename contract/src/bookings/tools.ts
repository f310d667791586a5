import * as z from 'zod/mini';
import { atMost } from '../endpoint.ts';

/** What an agent may do with appointments in a conversation. The caller is known from the call, never an argument. */

const Start = z.iso.datetime({ offset: true });
const Day = z.iso.date();
/** 'HH:MM' on the business's clock. */
const Time = z.string().check(atMost(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const SLOTS_MAX = 6;

/** What is to be done, and by whom; left out: whoever is free. Only where the business has services or persons. */
const visit = { service_id: z.optional(z.uuid()), person_id: z.optional(z.uuid()) };

/** Free slots from `from_day` on, at most six. Reads only. */
export const FindSlotsInput = z.object({
  /** 'YYYY-MM-DD' in the business's zone; left out, today. */
  from_day: z.optional(Day),
  /** No later than this day; the same as `from_day` for one day. */
  until_day: z.optional(Day),
  /** Only these weekdays; 0 is Sunday. */
  weekdays: z.optional(z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7))),
  /** Not on these days. */
  not_on: z.optional(z.array(Day).check(z.maxLength(20))),
  /** Only slots that start at or after, and before, this time of day. */
  after: z.optional(Time),
  before: z.optional(Time),
  /** Those closest to this time of day; a day that has just this time goes before the others. */
  near: z.optional(Time),
  /** The last ones of the day, the very last first. */
  latest: z.optional(z.boolean()),
  ...visit,
  /** One that is to be moved: its own time counts as free. */
  booking_id: z.optional(z.uuid()),
});
export type FindSlotsInput = z.infer<typeof FindSlotsInput>;

/** With a time that is hoped for, days are looked at this far for just that. */
const NEAR_DAYS = 14;

/** Goes through the days until there is enough of what was wanted. `freeOn` knows the free times of a day, in order. */
export async function slotsWanted<Slot extends { time: string }>(
  { until_day, weekdays, not_on, after, before, near, latest }: FindSlotsInput,
  days: readonly string[],
  freeOn: (day: string) => Promise<readonly Slot[]> | readonly Slot[],
): Promise<Slot[]> {
  const found: Slot[] = [];
  let close: Slot[] = [];
  for (const [at, day] of days.entries()) {
    if ((until_day && day > until_day) || not_on?.includes(day) || (weekdays && !weekdays.includes(weekdayOf(day))))
      continue;
    if (close.length > 0 && at >= NEAR_DAYS) break;
    const free = (await freeOn(day)).filter(({ time }) => (!after || time >= after) && (!before || time < before));
    if (latest && free.length > 0) return free.slice(-SLOTS_MAX).reverse();
    if (near && free.some(({ time }) => time === near)) return closest(free, near);
    if (near && close.length === 0) close = closest(free, near);
    if (!near) found.push(...free.slice(0, SLOTS_MAX - found.length));
    if (found.length === SLOTS_MAX) break;
  }
  return near ? close : found;
}

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

function closest<Slot extends { time: string }>(free: readonly Slot[], near: string): Slot[] {
  const away = ({ time }: Slot) => Math.abs(minutesOf(time) - minutesOf(near));
  const close = [...free].sort((one, other) => away(one) - away(other)).slice(0, SLOTS_MAX);
  return free.filter((slot) => close.includes(slot));
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export interface FoundSlot {
  /** ISO 8601 with the zone's offset: what `hold_slot` and `book_slot` take. */
  starts_at: string;
  ends_at: string;
  /** 'Tuesday, November 24, 4:00 PM', on the business's clock. */
  words: string;
  /** Who is free then; where there are persons. */
  person_id?: string;
}

export interface FoundSlots {
  slots: FoundSlot[];
  /** Why there are none; `away`: the person is, while others are there. */
  none: 'closed' | 'away' | 'full' | 'past' | null;
}

/** Keeps a slot that `find_slots` answered with for three minutes, while the caller confirms. */
export const HoldSlotInput = z.object({ starts_at: Start, ...visit });
export type HoldSlotInput = z.infer<typeof HoldSlotInput>;

export const BookSlotInput = z.object({
  starts_at: Start,
  customer_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Left out: the number that the caller calls from. */
  customer_phone: z.optional(z.string().check(z.maxLength(30))),
  customer_email: z.optional(z.email().check(z.maxLength(254))),
  /** What it is about. */
  notes: z.optional(z.string().check(z.maxLength(500))),
  ...visit,
});
export type BookSlotInput = z.infer<typeof BookSlotInput>;

/** The coming appointments of the number that calls. */
export const FindBookingsInput = z.object({});

/** Times and words are as those of `FoundSlot`. */
export interface FoundBooking {
  booking_id: string;
  customer_name: string;
  starts_at: string;
  words: string;
  /** What is done, and by whom, where that is known. */
  service_id?: string;
  person_id?: string;
}

/** Service and person stay as they are where nothing is said of them. */
export const MoveBookingInput = z.object({ booking_id: z.uuid(), starts_at: Start, ...visit });
export type MoveBookingInput = z.infer<typeof MoveBookingInput>;

export const CancelBookingInput = z.object({ booking_id: z.uuid() });
export type CancelBookingInput = z.infer<typeof CancelBookingInput>;

/** Puts the caller on the waiting list, after they have confirmed it. No time is held by it. */
export const JoinWaitingListInput = z.object({
  /** The first and the last day that would suit, 'YYYY-MM-DD' in the business's zone. */
  from_day: Day,
  until_day: Day,
  /** Only times that start at or after, and before, this time of day. */
  after: z.optional(Time),
  before: z.optional(Time),
  customer_name: BookSlotInput.shape.customer_name,
  customer_phone: BookSlotInput.shape.customer_phone,
  notes: BookSlotInput.shape.notes,
  ...visit,
});
export type JoinWaitingListInput = z.infer<typeof JoinWaitingListInput>;

/** Names as a model calls them. */
export const BOOKING_TOOLS = [
  'find_slots',
  'hold_slot',
  'book_slot',
  'find_bookings',
  'move_booking',
  'cancel_booking',
  'join_waiting_list',
] as const;
