import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';

/** What other modules ask about the words and the sound of conversations. */

const messagesOf = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .where('conversations.agent_id', '=', agentId);

/** A message with its conversation's caller; null when this agent has none such. */
export async function findMessage(db: Db | Tx, agentId: string, messageId: string) {
  const row = await messagesOf(db, agentId)
    .select(['messages.id', 'messages.conversation_id', 'messages.role', 'messages.content', 'messages.turn'])
    .select(['messages.said_at', 'messages.audio_key', 'conversations.caller_phone'])
    .where('messages.id', '=', messageId)
    .executeTakeFirst();
  return row ?? null;
}

/** What both sides said, in order, each question before its answer; nothing of a test. */
export const saidIn = (db: Db | Tx, agentId: string, conversationId: string) =>
  messagesOf(db, agentId)
    .select(['messages.id', 'messages.role', 'messages.content', 'messages.confidence'])
    .where('conversations.id', '=', conversationId)
    .where('conversations.is_test', '=', false)
    .orderBy('messages.said_at')
    .orderBy('messages.role', 'desc')
    .execute();

/** What the caller had said up to a moment, in order. */
export async function saidUntil(db: Db | Tx, conversationId: string, until: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('content')
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'user')
    .where('said_at', '<=', until)
    .orderBy('said_at')
    .execute();
  return rows.map(({ content }) => content);
}

/** The last turn that was written down; null before the first. */
export async function lastTurnOf(db: Db | Tx, conversationId: string): Promise<number | null> {
  const { turn } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max<number | null>('turn').as('turn'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return turn;
}

/** What the reply of a turn rests on, the weightiest first. */
export const sourcesOf = (db: Db | Tx, conversationId: string, turn: number) =>
  db
    .selectFrom('message_sources')
    .select(['kind', 'source_id', 'excerpt'])
    .where('conversation_id', '=', conversationId)
    .where('turn', '=', turn)
    .orderBy('position')
    .execute();

/** The file of what the caller said in a turn; null when there is no sound of it. */
export async function soundOfTurn(db: Db, conversationId: string, turn: number): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('audio_key')
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'user')
    .where('turn', '=', turn)
    .executeTakeFirst();
  return row?.audio_key ?? null;
}

/** The files of what was said, each with its begin in milliseconds; nothing that began after `longestMs`. */
export const clipsOf = (db: Db, agentId: string, conversationId: string, longestMs: number) =>
  messagesOf(db, agentId)
    .select(['messages.role', 'messages.started_ms', 'messages.audio_key'])
    .where('conversations.id', '=', conversationId)
    .where('messages.audio_key', 'is not', null)
    .where('messages.started_ms', '<', longestMs)
    .orderBy('messages.started_ms')
    .execute();

interface Span {
  from: Date;
  to: Date;
}

/** What was said in tests of some days, the newest first, each with how many there are in all. */
export const saidInTests = (db: Db, agentId: string, { from, to }: Span, page: { limit: number; offset: number }) =>
  messagesOf(db, agentId)
    .select(['messages.id', 'messages.conversation_id', 'messages.role', 'messages.content', 'messages.said_at'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('conversations.is_test', '=', true)
    .where('messages.said_at', '>=', from)
    .where('messages.said_at', '<', to)
    .orderBy('messages.said_at', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
