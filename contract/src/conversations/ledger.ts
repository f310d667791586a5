import * as z from 'zod/mini';
import { endpoint, Id } from '../endpoint.ts';

export const PROMISE_KINDS = ['order', 'booking', 'message', 'transfer', 'waiting'] as const;
export type PromiseKind = (typeof PROMISE_KINDS)[number];

/** What a conversation said against what it saved, and what it used. */
export const Ledger = z.object({
  promises: z.array(
    z.object({
      kind: z.enum(PROMISE_KINDS),
      state: z.enum(['kept', 'said-not-saved', 'saved-not-said']),
      /** The agent's sentence; null where nothing was said of it. */
      words: z.nullable(z.string()),
      /** Of the order, appointment, message, transfer or place on the waiting list; null where nothing was saved. */
      id: z.nullable(z.string()),
    }),
  ),
  /** How long the carrier says that the call lasted; null while it has not. */
  carrier_seconds: z.nullable(z.int()),
  /** On our line. */
  duration_seconds: z.int(),
  /** Somebody spoke; silence, hold and transfers are not counted. */
  talk_seconds: z.int(),
  /** Of outside providers, in their units. */
  usage: z.array(
    z.object({
      provider: z.string(),
      unit: z.enum(['seconds', 'characters', 'tokens-in', 'tokens-out']),
      amount: z.number(),
    }),
  ),
});
export type Ledger = z.infer<typeof Ledger>;

export const ledger = {
  get: endpoint('conversations.read', 'conversation')
    .route({ method: 'GET', path: '/conversations/{id}/ledger' })
    .input(Id)
    .output(Ledger),
};
