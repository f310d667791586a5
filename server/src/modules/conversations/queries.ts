import { CONVERSATION_STATUSES, type ConversationStatus } from '@attendant/contract/constants';
import type { Conversation, Message } from '@attendant/contract/conversations';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import type { Conversations, Messages } from '../../database/schema.ts';

export type ConversationRow = Selectable<Conversations>;
export type MessageRow = Selectable<Messages>;

/** Rows with the number of their messages. */
export const conversationsOf = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('conversations')
    .selectAll('conversations')
    .select((eb) =>
      eb
        .selectFrom('messages')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('messages.conversation_id', '=', 'conversations.id')
        .as('message_count'),
    )
    .where('agent_id', '=', agentId);

const asStatus = (status: string): ConversationStatus =>
  CONVERSATION_STATUSES.find((known) => known === status) ?? 'completed';

export const presentConversation = (row: ConversationRow & { message_count: number | null }): Conversation => ({
  id: row.id,
  agent_id: row.agent_id,
  started_at: row.started_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  caller_phone: row.caller_phone,
  duration_seconds: row.duration_seconds,
  status: asStatus(row.status),
  conversation_type: row.channel === 'voice' ? 'voice' : 'message',
  summary: row.summary,
  message_count: row.message_count ?? 0,
  is_test: row.is_test,
  end_reason: row.end_reason,
});

type ToolUse = Message['tools'][number];

export const presentMessage = (row: MessageRow, tools: readonly ToolUse[]): Message => ({
  id: row.id,
  conversation_id: row.conversation_id,
  role: row.role === 'user' ? 'user' : 'agent',
  content: row.content,
  timestamp: row.said_at.toISOString(),
  created_at: row.created_at.toISOString(),
  has_audio: row.audio_key !== null,
  audio_url: row.audio_key === null ? null : `/api/messages/${row.id}/audio`,
  started_ms: row.started_ms,
  ended_ms: row.ended_ms,
  interrupted: row.interrupted,
  confidence: row.confidence,
  heard_to_sound_ms: row.heard_to_sound_ms,
  tools: [...tools],
});

/** The tools of each turn, which the agent's reply of that turn rests on. */
export async function findToolUses(db: Db | Tx, conversationId: string): Promise<Map<number, ToolUse[]>> {
  const rows = await db
    .selectFrom('tool_calls')
    .select(['turn', 'name', 'ok', 'duration_ms as ms'])
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .execute();
  const byTurn = new Map<number, ToolUse[]>();
  for (const { turn, ...use } of rows) byTurn.set(turn, [...(byTurn.get(turn) ?? []), use]);
  return byTurn;
}
