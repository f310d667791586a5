import { ianaZone } from '@attendant/contract/fields/zones';
import type { AgentActor } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { agentOf } from '../agents/index.ts';
import { bookWaiting, endOffer, offeredTo, visitOf, wordsOf } from '../bookings/index.ts';
import type { AssistantParts } from '../calls/index.ts';
import { recordTool, type takeThread } from '../conversations/index.ts';
import { readOfferAnswer } from './answer-words.ts';

/** Takes the answer to a time that was offered from the waiting list; null for a text that is none. */
export async function answerOffer(
  { db, post, publicUrl }: AssistantParts,
  { agent, from, body }: { agent: { id: string; tenant_id: string }; from: string; body: string },
  thread: Awaited<ReturnType<typeof takeThread>>,
  turn: number,
): Promise<{ said: string; summary: string } | null> {
  const answer = readOfferAnswer(body);
  if (!answer) return null;
  const [offer] = await offeredTo(db, agent.id, from);
  if (!offer?.offered_at || !offer.offered_start) return null;
  if (!answer.isPlain && thread.lastAt && thread.lastAt > offer.offered_at) return null;
  const { timezone } = await agentOf(db, agent.id);
  const when = wordsOf(offer.offered_start, ianaZone(timezone));
  const waitOn = () => db.transaction().execute((tx) => endOffer(tx, offer));
  if (!answer.takes) {
    await waitOn();
    return { said: 'No problem. You stay on the waiting list.', summary: `Declined ${when}.` };
  }
  const actor: AgentActor = {
    agentId: agent.id,
    tenantId: agent.tenant_id,
    role: 'editor',
    by: { kind: 'conversation', id: thread.id },
  };
  const startedAt = new Date();
  const key = `${turn} offer ${offer.id}`;
  const slot = { starts_at: offer.offered_start.toISOString(), person_id: offer.offered_person_id };
  const action = { conversationId: thread.id, key };
  const booked = await db
    .transaction()
    .execute((tx) => bookWaiting(tx, actor, offer.id, slot, { post, publicUrl }, action))
    .catch((error: unknown) => {
      if (error instanceof Problem) return error;
      throw error;
    });
  const at = { agentId: agent.id, conversationId: thread.id, startedAt };
  const record = { turn, key, name: 'book_slot', input: slot, ms: Date.now() - startedAt.getTime() };
  if (booked instanceof Problem) {
    await waitOn();
    await recordTool(db, at, { ...record, outcome: { ok: false, code: booked.code } });
    const said = "I'm sorry, that time has just been taken. You stay on the waiting list.";
    return { said, summary: `${when} was taken already.` };
  }
  await recordTool(db, at, { ...record, outcome: { ok: true, receipt: { kind: 'booking', id: booked.id } } });
  const what = [when, visitOf(booked)].filter(Boolean).join(': ');
  return { said: `Thank you, ${booked.customer_name}. You are booked for ${what}.`, summary: `Booked ${what}.` };
}
