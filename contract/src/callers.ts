import * as z from 'zod/mini';
import { Conversation } from './conversations.ts';
import { atMost, endpoint, Id, Instant } from './endpoint.ts';

/** Whoever calls an agent, by number. */

export const CALLER_NAME_MAX = 100;
export const CALLER_NOTE_MAX = 1_000;

/** A number as the carrier says it: '+17185550172'. */
export const CallerPhone = z
  .string()
  .check(z.trim(), atMost(31, 'This is no phone number'), z.regex(/^\+?[\d\s().-]{4,30}$/, 'This is no phone number'));

const Line = z.object({ id: z.uuid(), at: Instant, what: z.string(), status: z.string() });

export const Caller = z.object({
  phone: z.string(),
  /** What the owner wrote, else the name they gave last. */
  name: z.string(),
  note: z.string(),
  blocked: z.boolean(),
  first_at: z.nullable(Instant),
  conversation_count: z.int(),
  order_count: z.int(),
  /** US dollars of all orders. */
  order_total: z.number(),
  /** The newest ones of each. */
  conversations: z.array(Conversation),
  orders: z.array(Line),
  bookings: z.array(Line),
  messages: z.array(Line),
});
export type Caller = z.infer<typeof Caller>;

const One = z.extend(Id, { phone: CallerPhone });

export const callers = {
  get: endpoint('conversations.read')
    .route({ method: 'GET', path: '/agent/{id}/callers/{phone}' })
    .input(One)
    .output(Caller),
  change: endpoint('memories.change')
    .route({ method: 'PUT', path: '/agent/{id}/callers/{phone}' })
    .input(
      z.extend(One, {
        name: z.optional(z.string().check(z.trim(), z.maxLength(CALLER_NAME_MAX))),
        note: z.optional(z.string().check(z.trim(), z.maxLength(CALLER_NOTE_MAX))),
      }),
    )
    .output(Caller),
  /** Calls and texts of this number are not answered any more. */
  block: endpoint('conversations.steer')
    .route({ method: 'PUT', path: '/agent/{id}/callers/{phone}/block', successStatus: 204 })
    .input(One)
    .output(z.void()),
  unblock: endpoint('conversations.steer')
    .route({ method: 'DELETE', path: '/agent/{id}/callers/{phone}/block', successStatus: 204 })
    .input(One)
    .output(z.void()),
  /** Erases whatever says who this was. Counts and sums stay. */
  forget: endpoint('conversations.delete')
    .route({ method: 'DELETE', path: '/agent/{id}/callers/{phone}' })
    .input(One)
    .output(z.object({ conversations: z.int(), orders: z.int(), bookings: z.int(), messages: z.int() })),
};
