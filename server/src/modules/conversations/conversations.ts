import type { Conversation } from '@attendant/contract/conversations';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { daySpan } from '../../days.ts';
import type { Files } from '../../files/files.ts';
import { removeFiles } from '../../files/rows.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { zoneOf } from '../agents/index.ts';
import { lockConversation } from './find.ts';
import { conversationsOf, type Filter, filterConversations, presentConversations } from './queries.ts';
import { findMessage } from './said.ts';

interface Page {
  limit: number;
  offset: number;
}

/** Those begun in a span of days of the agent's zone, the newest first, with the number of all that match. */
export async function listConversations(
  db: Db,
  actor: AgentActor,
  query: Page & Filter & { start_date?: string | undefined; end_date?: string | undefined },
) {
  const { from, to } = daySpan(query, await zoneOf(db, actor));
  const rows = await filterConversations(conversationsOf(db, actor.agentId), query)
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .where('started_at', '>=', from)
    .where('started_at', '<', to)
    .orderBy('started_at', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const items = await presentConversations(db, actor, rows);
  return { items, total: rows[0]?.total ?? 0, limit: query.limit, offset: query.offset };
}

/** Refuses with `not-found` one of another agent. */
export async function getConversation(db: Db, actor: AgentActor, id: string): Promise<Conversation> {
  const row = await conversationsOf(db, actor.agentId).where('id', '=', id).executeTakeFirst();
  const [found] = row ? await presentConversations(db, actor, [row]) : [];
  if (!found) throw problem('not-found');
  return found;
}

/** Takes the conversation, its words and its sound away. The order it led to stays. */
export async function removeConversation(tx: Tx, actor: AgentActor, files: Files, id: string): Promise<void> {
  const row = await lockConversation(tx, actor.agentId, id);
  if (row.status === 'in_progress') throw problem('conflict', { message: 'This conversation is still going on.' });
  const sound = await tx.selectFrom('messages').select('audio_key').where('conversation_id', '=', id).execute();
  await tx.deleteFrom('conversations').where('id', '=', id).execute();
  const keys = [row.recording_key, ...sound.map(({ audio_key }) => audio_key)].filter((key) => key !== null);
  await removeFiles(tx, files, keys);
  await note(tx, actor, 'conversation.removed', id);
  await tell(tx, { noun: 'conversations', verb: 'removed', agent_id: actor.agentId, id });
}

/** The clip of one message; `conversationId` is checked where it is given. */
export async function messageAudio(
  db: Db,
  actor: AgentActor,
  files: Files,
  messageId: string,
  conversationId?: string,
) {
  const row = await findMessage(db, actor.agentId, messageId);
  if (!row || (conversationId && row.conversation_id !== conversationId)) throw problem('not-found');
  const bytes = row.audio_key ? await files.read(row.audio_key) : null;
  if (!bytes) throw problem('no-audio');
  return bytes;
}
