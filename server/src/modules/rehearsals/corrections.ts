import type { Correction, Proposal } from '@attendant/contract/agents/rehearsals';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { type AssistantParts, rehearse } from '../calls/index.ts';
import { findMessage, saidUntil, sourcesOf } from '../conversations/index.ts';
import { itemsOf } from '../menu/index.ts';
import { applyCorrection, type Reply } from './apply.ts';

/** 'That was wrong', on a reply of the agent. */

const HOURS = /\b(open|opened|opens|close|closes|closed|closing|hours|until|late|early)\b/i;

/** What the reply rested on is what was most likely wrong; where it rested on nothing, a memory may teach it. */
export async function proposeCorrection(db: Db, actor: AgentActor, messageId: string): Promise<Proposal> {
  const reply = await findReply(db, actor, messageId);
  const [sources, items] = await Promise.all([
    sourcesOf(db, reply.conversation_id, reply.turn),
    itemsOf(db, actor.agentId).select(['id', 'name']).orderBy('name').limit(500).execute(),
  ]);
  const asked = reply.said.at(-1) ?? '';
  return { said: reply.content, asked, correction: likely(asked, sources), items };
}

function likely(asked: string, sources: readonly { kind: string; source_id: string; excerpt: string }[]): Correction {
  const [source] = sources;
  if (source?.kind === 'memory') return { kind: 'memory', of: source.source_id, text: source.excerpt };
  if (source?.kind === 'passage') return { kind: 'passage', of: source.source_id, text: source.excerpt };
  if (source?.kind === 'menu') return { kind: 'menu', of: source.source_id, field: 'price' };
  return HOURS.test(asked) ? { kind: 'hours' } : { kind: 'memory' };
}

/** Thrown to end a transaction that was only to be looked at. */
class NotKept extends Error {}

/** Makes the correction, says the caller's words again, and takes the correction back. */
export async function rehearseCorrection(
  parts: AssistantParts,
  actor: AgentActor,
  messageId: string,
  correction: Correction,
): Promise<{ before: string; after: string }> {
  const reply = await findReply(parts.db, actor, messageId);
  let after = '';
  const trying = parts.db.transaction().execute(async (tx) => {
    await applyCorrection(tx, actor, correction, reply);
    const of = {
      ...actor,
      conversationId: reply.conversation_id,
      callerPhone: reply.caller_phone,
      channel: 'message' as const,
    };
    after = (await rehearse({ ...parts, db: tx }, of, reply.said)).text;
    throw new NotKept();
  });
  await trying.catch((error: unknown) => {
    if (!(error instanceof NotKept)) throw error;
  });
  return { before: reply.content, after };
}

/**
 * Makes the correction true for good, and answers what it made or changed. Refuses with `not-found` what is no reply
 * of this agent.
 */
export async function correct(
  tx: Tx,
  actor: AgentActor,
  messageId: string,
  correction: Correction,
): Promise<{ kind: Correction['kind']; id: string }> {
  const reply = await findReply(tx, actor, messageId);
  const id = await applyCorrection(tx, actor, correction, reply);
  await note(tx, actor, 'reply.corrected', messageId, { kind: correction.kind });
  return { kind: correction.kind, id };
}

async function findReply(db: Db | Tx, actor: AgentActor, messageId: string): Promise<Reply> {
  const reply = await findMessage(db, actor.agentId, messageId);
  if (reply?.role !== 'agent') throw problem('not-found');
  const { id, conversation_id, content, turn, caller_phone } = reply;
  const said = await saidUntil(db, conversation_id, reply.said_at);
  return { id, conversation_id, content, turn, caller_phone, said };
}
