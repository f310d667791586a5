import {
  CONVERSATION_STATUSES,
  type ConversationStatus,
  DANGERS,
  type OutcomeKind,
} from '@attendant/contract/constants';
import type { Conversation } from '@attendant/contract/conversations';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import type { Conversations } from '../../database/schema.ts';
import type { AgentActor } from '../../http/context.ts';
import { zoneOf } from '../agents/index.ts';
import { cameTo, isCalled, type NamedOutcome, outcomesOf } from './outcome.ts';

export type ConversationRow = Selectable<Conversations>;

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
  agent: Pick<AgentActor, 'agentId' | 'zone'>,
  rows: readonly Counted[],
): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const came = await outcomesOf(db, ids, await zoneOf(db, agent));
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
