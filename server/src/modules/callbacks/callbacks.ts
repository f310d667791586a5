import type { Callback } from '@attendant/contract/callbacks';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { sameNumber } from '../../phones.ts';

interface Page {
  limit: number;
  offset: number;
}

/** Those that wait come first, the oldest of them on top; then the settled ones, the newest first. */
export async function listCallbacks(db: Db, { agentId }: AgentActor, { limit, offset }: Page) {
  const [rows, { total }] = await Promise.all([
    callbacksOf(db, agentId)
      .orderBy((eb) => eb('callbacks.done_at', 'is', null), 'desc')
      .orderBy(sql`case when callbacks.done_at is null then callbacks.created_at end`)
      .orderBy('callbacks.created_at', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('callbacks')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('agent_id', '=', agentId)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(present), total, limit, offset };
}

/** Somebody took care of it, or did not after all. */
export async function settleCallback(tx: Tx, actor: AgentActor, id: string, done: boolean): Promise<Callback> {
  const row = await tx
    .updateTable('callbacks')
    .set(
      done
        ? { done_at: sql<Date>`coalesce(done_at, now())`, done_by: actingUser(actor) }
        : { done_at: null, done_by: null },
    )
    .where('id', '=', id)
    .where('agent_id', '=', actor.agentId)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  await note(tx, actor, done ? 'callback.done' : 'callback.reopened', id);
  await tell(tx, { noun: 'callbacks', verb: 'settled', agent_id: actor.agentId, id });
  return present(await callbacksOf(tx, actor.agentId).where('callbacks.id', '=', id).executeTakeFirstOrThrow());
}

const callbacksOf = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('callbacks')
    .leftJoin('users', 'users.id', 'callbacks.done_by')
    .selectAll('callbacks')
    .select('users.name as done_by_name')
    .where('callbacks.agent_id', '=', agentId);

function present(row: Awaited<ReturnType<ReturnType<typeof callbacksOf>['executeTakeFirstOrThrow']>>): Callback {
  const { id, agent_id, conversation_id, caller_name, caller_phone, body } = row;
  return {
    id,
    agent_id,
    conversation_id,
    caller_name,
    caller_phone,
    body,
    created_at: row.created_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    done_by: row.done_by_name,
  };
}

/** Those that a number left, the newest first. */
export const newestCallbacksOf = (db: Db | Tx, agentId: string, phone: string, atMost: number) =>
  db
    .selectFrom('callbacks')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where(sameNumber('caller_phone', phone))
    .orderBy('created_at', 'desc')
    .limit(atMost)
    .execute();
