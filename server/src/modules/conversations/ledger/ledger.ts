import { type Ledger, PROMISE_KINDS } from '@attendant/contract/conversations/ledger';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../../database/open.ts';
import type { AgentActor } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { type Committed, promisesOf } from './promises.ts';

/** What a conversation said against what it saved, and what it used. */
export async function getLedger(db: Db, actor: AgentActor, id: string): Promise<Ledger> {
  const row = await db
    .selectFrom('conversations')
    .select(['carrier_seconds', 'duration_seconds', 'talk_seconds'])
    .where('agent_id', '=', actor.agentId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  const [said, committed, usage] = await Promise.all([
    db
      .selectFrom('messages')
      .select('content')
      .where('conversation_id', '=', id)
      .where('role', '=', 'agent')
      .orderBy('said_at')
      .execute(),
    findCommitted(db, id),
    db
      .selectFrom('conversation_usage')
      .select(['provider', 'unit', 'amount'])
      .where('conversation_id', '=', id)
      .orderBy('provider')
      .orderBy('unit')
      .execute(),
  ]);
  return {
    ...row,
    promises: promisesOf(
      said.map(({ content }) => content),
      committed,
    ),
    usage: usage.map(({ unit, ...used }) => ({ ...used, unit: Unit.parse(unit) })),
  };
}

const Unit = z.enum(['seconds', 'characters', 'tokens-in', 'tokens-out']);
const Kind = z.enum(PROMISE_KINDS);

/**
 * The rows themselves, not what the conversation believes of them; receipts add what an action did to a row that was
 * there before: an appointment that was moved or cancelled.
 */
export async function findCommitted(db: Db, conversationId: string): Promise<Committed[]> {
  const { rows } = await sql<{ kind: string; id: string }>`
    select distinct on (id) kind, id from (
      select 'order' as kind, id::text, created_at from orders where conversation_id = ${conversationId}
      union all
      select 'booking', id::text, created_at from appointments where conversation_id = ${conversationId}
      union all
      select 'message', id::text, created_at from callbacks where conversation_id = ${conversationId} and action_key is distinct from 'no-end'
      union all
      select 'transfer', id::text, created_at from transfers where conversation_id = ${conversationId}
      union all
      select 'waiting', id::text, created_at from waiting_list where conversation_id = ${conversationId}
      union all
      select receipt ->> 'kind', receipt ->> 'id', created_at from tool_calls
      where conversation_id = ${conversationId} and ok and receipt is not null
    ) as done
    order by id, created_at`.execute(db);
  return rows.map(({ kind, id }) => ({ kind: Kind.parse(kind), id }));
}
