import * as z from 'zod/mini';
import { atMost } from './endpoint.ts';

/** What an agent may do with appointments in a conversation. The caller is known from the call, never an argument. */

const Start = z.iso.datetime({ offset: true });
const Day = z.iso.date();
/** 'HH:MM' on the business's clock. */
const Time = z.string().check(atMost(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const SLOTS_MAX = 6;

/** Free slots from `from_day` on, at most six, nearest to what the caller asked for. Reads only. */
export const FindSlotsInput = z.object({
  /** 'YYYY-MM-DD' in the business's zone; left out, today. */
  from_day: z.optional(Day),
  /** Look at this day only. */
  only_that_day: z.optional(z.boolean()),
  /** Only slots that start at or after, and before, this time of day. */
  after: z.optional(Time),
  before: z.optional(Time),
});
export type FindSlotsInput = z.infer<typeof FindSlotsInput>;

export interface FoundSlot {
  /** ISO 8601 with the zone's offset: what `hold_slot` and `book_slot` take. */
  starts_at: string;
  ends_at: string;
  /** 'Tuesday, November 24, 4:00 PM', on the business's clock. */
  words: string;
}

export interface FoundSlots {
  slots: FoundSlot[];
  /** Why there are none. */
  none: 'closed' | 'full' | 'past' | null;
}

/** Keeps a slot that `find_slots` answered with for three minutes, while the caller confirms. */
export const HoldSlotInput = z.object({ starts_at: Start });
export type HoldSlotInput = z.infer<typeof HoldSlotInput>;

export const BookSlotInput = z.object({
  starts_at: Start,
  customer_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Left out: the number that the caller calls from. */
  customer_phone: z.optional(z.string().check(z.maxLength(30))),
  customer_email: z.optional(z.email().check(z.maxLength(254))),
  /** What it is about. */
  notes: z.optional(z.string().check(z.maxLength(500))),
});
export type BookSlotInput = z.infer<typeof BookSlotInput>;

/** The coming appointments of the number that calls. */
export const FindBookingsInput = z.object({});

export interface FoundBooking {
  booking_id: string;
  customer_name: string;
  starts_at: string;
  words: string;
}

export const MoveBookingInput = z.object({ booking_id: z.uuid(), starts_at: Start });
export type MoveBookingInput = z.infer<typeof MoveBookingInput>;

export const CancelBookingInput = z.object({ booking_id: z.uuid() });
export type CancelBookingInput = z.infer<typeof CancelBookingInput>;

export const BOOKING_TOOLS = [
  'find_slots',
  'hold_slot',
  'book_slot',
  'find_bookings',
  'move_booking',
  'cancel_booking',
] as const;
