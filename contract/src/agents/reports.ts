import * as z from 'zod/mini';
import { OUTCOMES } from '../constants.ts';
import { Day, Instant } from '../endpoint.ts';

/** What some days of an agent came to, each figure with the parts that it is made of. */

const Sold = { orders: z.int(), revenue: z.number() };

export const Report = z.object({
  date_range: z.object({ start: Day, end: Day }),
  /** Without what was cancelled, and without tests. */
  sales: z.object({
    ...Sold,
    by_day: z.array(z.object({ day: Day, ...Sold })),
    /** 0 to 23 on the clock of the business. */
    by_hour: z.array(z.object({ hour: z.int(), ...Sold })),
    /** By the name that it was ordered under, what brought most first. */
    by_dish: z.array(z.object({ dish: z.string(), quantity: z.int(), ...Sold })),
  }),
  /** Appointments that were made in these days and stand. */
  bookings: z.object({
    total: z.int(),
    by_service: z.array(
      z.object({ service_id: z.nullable(z.uuid()), service_name: z.nullable(z.string()), bookings: z.int() }),
    ),
  }),
  conversations: z.object({
    total: z.int(),
    /** From which an order, an appointment, a message or a person on the line came: each once. A complaint is none. */
    became_something: z.int(),
    /** Each as often as the list of conversations finds it: one that ordered and complained stands in both. */
    by_outcome: z.array(z.object({ outcome: z.enum(OUTCOMES), conversations: z.int() })),
  }),
  /** What callers asked and the agent had no answer to, the newest first, at most 100. */
  unanswered: z.array(z.object({ content: z.string(), conversation_id: z.nullable(z.uuid()), at: Instant })),
});
export type Report = z.infer<typeof Report>;
