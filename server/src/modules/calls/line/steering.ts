import { usPhone } from '@attendant/contract/fields/phones';
import { sql } from 'kysely';
import { note } from '../../../audit.ts';
import type { Db, Tx } from '../../../database/open.ts';
import { type AgentActor, actingUser } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { tell } from '../../../live/live.ts';
import { agentOf } from '../../agents/index.ts';
import { lockConversation } from '../../conversations/index.ts';
import { handOffOf } from '../assistant/hand-off.ts';
import { isPhone } from '../carrier/carriers.ts';

/** What an owner does to a conversation while it runs: it is written down, told, and obeyed by the server that holds it. */
export type Steering = { kind: 'say'; words: string } | { kind: 'end' } | { kind: 'take-over' };

/**
 * Reaches whichever server holds the call. Refuses with `conversation-over`, or `nobody-to-ring`, and `not-found` for
 * one of another agent.
 */
export async function steer(tx: Tx, actor: AgentActor, conversationId: string, steering: Steering): Promise<void> {
  const running = await lockConversation(tx, actor.agentId, conversationId);
  if (running.status !== 'in_progress') throw problem('conversation-over');
  if (steering.kind === 'take-over') await askForPerson(tx, actor, conversationId, running.carrier);
  await tx
    .insertInto('steerings')
    .values({
      conversation_id: conversationId,
      kind: steering.kind,
      words: steering.kind === 'say' ? steering.words : null,
      asked_by: actingUser(actor),
    })
    .execute();
  await note(tx, actor, `conversation.steered`, conversationId, { kind: steering.kind });
  await tell(tx, { noun: 'conversations', verb: 'steered', agent_id: actor.agentId, id: conversationId });
}

/** The owner takes the call whatever the hour; only a number has to be set. */
async function askForPerson(tx: Tx, actor: AgentActor, conversationId: string, carrier: string): Promise<void> {
  const { number } = handOffOf(await agentOf(tx, actor.agentId));
  if (number === '' || !isPhone(carrier)) throw problem('nobody-to-ring');
  await tx
    .insertInto('transfers')
    .values({
      agent_id: actor.agentId,
      conversation_id: conversationId,
      action_key: 'taken over',
      number: usPhone(number) ?? number,
      reason: 'You took over this call',
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** What was asked of a conversation and not done yet, in order; asking again gives nothing. */
export async function takeSteerings(db: Db, conversationId: string): Promise<Steering[]> {
  const rows = await db
    .updateTable('steerings')
    .set({ done_at: sql<Date>`now()` })
    .where('conversation_id', '=', conversationId)
    .where('done_at', 'is', null)
    .returning(['kind', 'words', 'created_at'])
    .execute();
  return rows
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map(({ kind, words }) => {
      if (kind === 'say') return { kind, words: words ?? '' };
      return { kind: kind === 'end' ? 'end' : 'take-over' };
    });
}
