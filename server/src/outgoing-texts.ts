import { sql } from 'kysely';
import type { Tx } from './database/open.ts';
import { tell } from './live/live.ts';

/** What a text is about that goes out by itself. The module `texts` sends it. */
export interface OutgoingText {
  kind: 'order-ready' | 'reminder' | 'offer';
  agentId: string;
  /** E.164. */
  phone: string;
  body: string;
  /** What it is for: a second one of the same is not written. */
  key: string;
  /** Of no use from then on. */
  staleAt: Date;
  orderId?: string;
  appointmentId?: string;
  waitingId?: string;
}

/** Why a text did not go out whose ground was gone by then. */
export const TAKEN_BACK = 'it was changed before it could go out';
export const TO_TEXT = 'to-text';
const NOUNS = { 'order-ready': 'orders', reminder: 'bookings', offer: 'bookings' } as const;

/** Writes a text as part of the transaction: it is sent when, and only when, that is committed. */
export async function queueText(tx: Tx, text: OutgoingText): Promise<void> {
  const queued = await tx
    .insertInto('outgoing_texts')
    .values({
      kind: text.kind,
      agent_id: text.agentId,
      phone: text.phone,
      body: text.body,
      key: text.key,
      stale_at: text.staleAt,
      order_id: text.orderId ?? null,
      appointment_id: text.appointmentId ?? null,
      waiting_id: text.waitingId ?? null,
    })
    // One that was taken back before it went out begins anew; one that went out does not go out again.
    .onConflict((oc) =>
      oc
        .column('key')
        .doUpdateSet({ error: null, attempts: 0, next_attempt_at: sql<Date>`now()`, recorded_at: sql<Date>`now()` })
        .where('outgoing_texts.sent_at', 'is', null)
        .where('outgoing_texts.error', '=', TAKEN_BACK),
    )
    .returning('id')
    .executeTakeFirst();
  if (queued) await tell(tx, { noun: NOUNS[text.kind], verb: TO_TEXT, agent_id: text.agentId, id: queued.id });
}
