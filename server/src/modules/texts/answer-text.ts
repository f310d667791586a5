import { exchange, type ToolRecord } from '@attendant/voice';
import {
  type AssistantParts,
  assistantFor,
  refusesCard,
  summaryOfText,
  withoutCards,
  withoutDigits,
} from '../calls/index.ts';
import {
  openUsage,
  type RestsOn,
  recordSources,
  recordTool,
  recordUsage,
  takeThread,
  writeExchange,
} from '../conversations/index.ts';

import { answerOffer } from './answer-offer.ts';
import { answerReminder } from './answer-reminder.ts';

/** What a customer texted. */
export interface IncomingText {
  agent: { id: string; tenant_id: string; active: boolean; closed: boolean; closed_message: string };
  from: string;
  body: string;
}

/** A carrier waits 15 s for its answer; the assistant gets most of them. */
const LIMIT_MS = 10_000;
const FAILED = 'Sorry, something went wrong on our side. Please text again in a minute, or call us.';
const NO_PICTURES = "Sorry, I can't see pictures or files here. What can I do for you?";

/** Answers a text as the agent does on the phone; null when there is nothing to say. */
export async function answerText(parts: AssistantParts, text: IncomingText): Promise<string | null> {
  const { db, log } = parts;
  const { agent, from } = text;
  const heard = { text: withoutCards(text.body.trim().slice(0, 4000)) || '(a picture or a file)', at: new Date() };
  const thread = await takeThread(db, agent.id, from);
  const turn = thread.turn + 1;
  const close = async (
    said: string | null,
    more: { state?: unknown; status?: 'missed' | 'failed'; summary: string },
  ) => {
    const { state = thread.state, status = 'completed', summary } = more;
    await db
      .transaction()
      .execute((tx) => writeExchange(tx, agent.id, thread.id, { turn, heard, said, state, status, summary }));
    return said;
  };
  if (!agent.active) return close(null, { status: 'missed', summary: 'Texted while the agent was switched off.' });
  if (text.body.trim() === '') return close(NO_PICTURES, { summary: 'Sent a picture or a file.' });
  const answered = await answerOwn(parts, text, thread, turn).catch((error: unknown) => {
    log.error({ err: error, conversation: thread.id }, 'an answer to a text of ours could not be taken');
    return { said: FAILED, summary: 'The answer to a text of ours could not be taken.' };
  });
  if (answered) return close(answered.said, { summary: answered.summary });
  if (agent.closed) return close(agent.closed_message, { status: 'missed', summary: 'Texted while closed.' });
  const done: ToolRecord[] = [];
  const rests: RestsOn[] = [];
  const usage = openUsage();
  const logHere = log.child({ conversation: thread.id });
  try {
    const of = { agentId: agent.id, tenantId: agent.tenant_id, conversationId: thread.id, callerPhone: from };
    const assistant = await assistantFor(parts, {
      ...of,
      channel: 'message',
      cited: (_turn, sources) => rests.push(...sources),
    });
    const reply = await exchange({
      ...assistant,
      state: thread.state,
      turn: { turn, text: text.body.trim().slice(0, 4000), kind: 'text', confidence: null, interruptedAfter: null },
      limitMs: LIMIT_MS,
      on: {
        tool: (record) => done.push(record),
        used: (one) => usage.add(one),
        problem: ({ part, cause }) => logHere.warn({ err: cause, part }, 'a part of the conversation failed'),
      },
    });
    for (const record of done)
      await recordTool(db, { agentId: agent.id, conversationId: thread.id, startedAt: heard.at }, record);
    await recordSources(parts.db, thread.id, turn, rests);
    await recordUsage(db, thread.id, usage.total());
    if (refusesCard(reply.text)) heard.text = withoutDigits(heard.text);
    const summary = summaryOfText(heard.text, done);
    return await close(reply.text || FAILED, { state: reply.state, summary });
  } catch (error) {
    logHere.error({ err: error }, 'a text could not be answered');
    return close(FAILED, { status: 'failed', summary: 'The text could not be answered.' });
  }
}

/** What answers a text that went out by itself: an offer, or a reminder. */
const answerOwn = async (...of: Parameters<typeof answerReminder>) =>
  (await answerOffer(...of)) ?? (await answerReminder(...of));
