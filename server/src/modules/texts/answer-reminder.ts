import { ianaZone } from '@attendant/contract/fields/zones';
import type { AgentActor } from '../../http/context.ts';
import { agentOf } from '../agents/index.ts';
import { cancelByCustomer, confirmAppointment, remindedByText, visitOf, wordsOf } from '../bookings/index.ts';
import type { AssistantParts } from '../calls/index.ts';
import { recordTool, type takeThread } from '../conversations/index.ts';
import { readReminderAnswer } from './answer-words.ts';

type Reminded = Awaited<ReturnType<typeof remindedByText>>[number];

/** Does what the answer to a reminder asks for; null for a text that is none. */
export async function answerReminder(
  { db, post, publicUrl }: AssistantParts,
  { agent, from, body }: { agent: { id: string; tenant_id: string }; from: string; body: string },
  thread: Awaited<ReturnType<typeof takeThread>>,
  turn: number,
): Promise<{ said: string; summary: string } | null> {
  const answer = readReminderAnswer(body);
  if (!answer) return null;
  const waiting = await remindedByText(db, agent.id, from);
  const isLast = waiting.some(
    ({ reminded_at }) => !thread.lastAt || (reminded_at !== null && reminded_at > thread.lastAt),
  );
  if (waiting.length === 0 || !(answer.isPlain || isLast)) return null;
  const { timezone } = await agentOf(db, agent.id);
  const named = (one: Reminded) =>
    [wordsOf(one.starts_at, ianaZone(timezone)), visitOf(one)].filter(Boolean).join(', ');
  if (answer.says === 'decline')
    return {
      said: instead(waiting.map(named)),
      summary: 'Said no to a reminder; cancelling or another time was offered.',
    };
  const isCancelled = answer.says === 'cancel';
  // Who confirms means all of them; a cancellation is not guessed.
  const meant = typeof answer.which === 'number' ? waiting.slice(answer.which - 1, answer.which) : waiting;
  if (meant.length === 0 || (isCancelled && meant.length > 1 && answer.which !== 'all'))
    return { said: whichOf(waiting.map(named)), summary: 'Answered a reminder; which appointment was asked.' };
  const actor: AgentActor = {
    agentId: agent.id,
    tenantId: agent.tenant_id,
    role: 'editor',
    by: { kind: 'conversation', id: thread.id },
  };
  for (const { id } of meant) {
    const startedAt = new Date();
    await db
      .transaction()
      .execute((tx) =>
        isCancelled ? cancelByCustomer(tx, actor, id, { post, publicUrl }) : confirmAppointment(tx, actor, id),
      );
    const record = {
      turn,
      key: `${turn} reminder ${id}`,
      name: isCancelled ? 'cancel_booking' : 'confirm_booking',
      input: { booking_id: id },
      outcome: { ok: true, receipt: { kind: 'booking', id } } as const,
      ms: Date.now() - startedAt.getTime(),
    };
    await recordTool(db, { agentId: agent.id, conversationId: thread.id, startedAt }, record);
  }
  const all = meant.map(named).join('; and ');
  return isCancelled
    ? { said: `Cancelled: ${all}. To book another time, text or call us.`, summary: `Cancelled ${all}.` }
    : { said: `Confirmed: ${all}. See you then!`, summary: `Confirmed ${all}.` };
}

const instead = (all: readonly string[]): string =>
  `Shall we cancel ${all.join('; and ')}? Reply ${all.length === 1 ? 'X' : 'X ALL'} to cancel, or tell us which day and time suits you better.`;

const whichOf = (all: readonly string[]): string =>
  all.length === 1
    ? `There is one: ${all[0]}. Reply C to confirm or X to cancel.`
    : `Which one? ${all.map((one, at) => `X${at + 1}: ${one}`).join('; ')}. Reply X with its number, or X ALL.`;
