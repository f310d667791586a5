import {
  CONVERSATION_STATUSES,
  type ConversationStatus,
  DANGERS,
  type OutcomeKind,
} from '@attendant/contract/constants';
import type { Conversation, Message } from '@attendant/contract/conversations';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod';
import type { Db, Tx } from '../../database/open.ts';
import type { Conversations, Messages } from '../../database/schema.ts';
import { zoneOf } from '../agents/index.ts';
import { cameTo, isCalled, type NamedOutcome, outcomesOf } from './outcome.ts';

const Receipt = z.object({ kind: z.string(), id: z.string() });

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

type Counted = ConversationRow & { message_count: number | null };

/** Rows of one agent as they are shown, each with what came of it. */
export async function presentConversations(
  db: Db | Tx,
  agentId: string,
  rows: readonly Counted[],
): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const came = await outcomesOf(db, ids, await zoneOf(db, agentId));
  // One that is deleted in this very moment is shown a last time.
  return rows.map((row) => presentConversation(row, came.get(row.id) ?? NOTHING));
}
const NOTHING: NamedOutcome = { caller_name: '', outcome: { kind: 'asked', text: '', waits: false } };

const presentConversation = (row: Counted, came: NamedOutcome): Conversation => ({
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
  danger: DANGERS.find((known) => known === row.danger) ?? null,
  ...came,
});

export interface Filter {
  search?: string | undefined;
  status?: ConversationStatus | undefined;
  conversation_type?: 'voice' | 'message' | undefined;
  caller?: string | undefined;
  outcome?: OutcomeKind | undefined;
}

/** Those in which all of the words were said, by whomever, and that are otherwise as asked for. */
export function filterConversations(rows: ReturnType<typeof conversationsOf>, filter: Filter) {
  let found = rows;
  const { search, status, conversation_type: type, caller, outcome } = filter;
  if (status) found = found.where('status', '=', status);
  if (type) found = found.where('channel', '=', type);
  const digits = caller?.replace(/\D/g, '');
  if (digits) found = found.where('caller_phone', 'like', `%${digits}`);
  else if (caller) found = found.where(isCalled(caller));
  if (outcome) found = found.where(cameTo(outcome));
  for (const word of search?.match(/[\p{L}\p{N}]+/gu) ?? []) {
    found = found.where('conversations.id', 'in', (eb) =>
      eb
        .selectFrom('messages')
        .select('conversation_id')
        .where(sql<boolean>`to_tsvector('english', content) @@ to_tsquery('english', ${`${word}:*`})`),
    );
  }
  return found;
}

type ToolUse = Message['tools'][number];
type Source = Message['sources'][number];

export interface Evidence {
  tools: ToolUse[];
  sources: Source[];
}

export const presentMessage = (row: MessageRow, { tools, sources }: Evidence): Message => ({
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
  tools,
  sources,
});

/** What the agent's reply of each turn rests on. */
export async function findEvidence(db: Db | Tx, conversationId: string): Promise<Map<number, Evidence>> {
  const [tools, sources] = await Promise.all([
    db
      .selectFrom('tool_calls')
      .select(['turn', 'name', 'ok', 'duration_ms as ms', 'code', 'receipt'])
      .where('conversation_id', '=', conversationId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('message_sources')
      .select(['turn', 'kind', 'source_id as id', 'label', 'excerpt as text'])
      .where('conversation_id', '=', conversationId)
      .orderBy('position')
      .execute(),
  ]);
  const byTurn = new Map<number, Evidence>();
  const of = (turn: number) => {
    const found = byTurn.get(turn) ?? { tools: [], sources: [] };
    byTurn.set(turn, found);
    return found;
  };
  for (const { turn, receipt, ...use } of tools) of(turn).tools.push({ ...use, receipt: asReceipt(receipt) });
  for (const { turn, kind, ...source } of sources) of(turn).sources.push({ ...source, kind: asKind(kind) });
  return byTurn;
}

const asReceipt = (receipt: unknown): ToolUse['receipt'] => Receipt.safeParse(receipt).data ?? null;
const asKind = (kind: string): Source['kind'] => (kind === 'passage' || kind === 'menu' ? kind : 'memory');
