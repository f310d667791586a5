import type { Callback } from '@attendant/contract/callbacks';
import { CALLBACK_KINDS } from '@attendant/contract/constants';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { daySpan } from '../../days.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { digitsIn, sameNumber } from '../../phones.ts';
import { zoneOf } from '../agents/index.ts';
import { heardSince } from '../conversations/index.ts';
import { findMember } from '../members/index.ts';

interface Page {
  limit: number;
  offset: number;
  /** Those that came in these days of the agent's zone; left out: all. */
  days?: { start_date?: string | undefined; end_date?: string | undefined };
}

/** Those that wait come first, then the settled ones; each the newest first. */
export async function listCallbacks(db: Db, actor: AgentActor, { limit, offset, days }: Page) {
  const { agentId } = actor;
  const span = days && daySpan(days, await zoneOf(db, actor));
  const came = span
    ? sql<boolean>`callbacks.created_at >= ${span.from} and callbacks.created_at < ${span.to}`
    : sql<boolean>`true`;
  const shown = callbacksOf(db, agentId).where(hasNoEnd).where(came);
  const [rows, { total }] = await Promise.all([
    shown
      .orderBy((eb) => eb('callbacks.done_at', 'is', null), 'desc')
      .orderBy('callbacks.created_at', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('callbacks')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('agent_id', '=', agentId)
      .where(hasNoEnd)
      .where(came)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(present), total, limit, offset };
}

/** A missed call waits no more once the number called again and somebody heard it. */
const hasNoEnd = sql<boolean>`(callbacks.kind <> 'missed' or callbacks.done_at is not null
  or not ${heardSince('callbacks')})`;

interface Changes {
  done?: boolean | undefined;
  assigned_to?: string | null | undefined;
}

/** Somebody took care of it, or did not after all; or it is somebody's to take care of. */
export async function settleCallback(
  tx: Tx,
  actor: AgentActor,
  id: string,
  { done, assigned_to }: Changes,
): Promise<Callback> {
  if (assigned_to && !(await findMember(tx, actor.agentId, assigned_to)))
    refuseField('assigned_to', 'This person does not belong to the agent');
  const row = await tx
    .updateTable('callbacks')
    .set({
      ...(done === true && { done_at: sql<Date>`coalesce(done_at, now())`, done_by: actingUser(actor) }),
      ...(done === false && { done_at: null, done_by: null }),
      ...(assigned_to !== undefined && { assigned_to }),
      // Nothing may be left to set, and the row is still to be found.
      kind: sql<string>`kind`,
    })
    .where('id', '=', id)
    .where('agent_id', '=', actor.agentId)
    .returning(['id', 'conversation_id'])
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  if (done !== undefined) await note(tx, actor, done ? 'callback.done' : 'callback.reopened', id);
  if (assigned_to !== undefined) await note(tx, actor, 'callback.assigned', id);
  await tell(tx, { noun: 'callbacks', verb: 'settled', agent_id: actor.agentId, id });
  // What came of the conversation reads otherwise now.
  if (row.conversation_id)
    await tell(tx, { noun: 'conversations', verb: 'settled', agent_id: actor.agentId, id: row.conversation_id });
  return present(await callbacksOf(tx, actor.agentId).where('callbacks.id', '=', id).executeTakeFirstOrThrow());
}

const callbacksOf = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('callbacks')
    .leftJoin('users', 'users.id', 'callbacks.done_by')
    .leftJoin('users as assignees', 'assignees.id', 'callbacks.assigned_to')
    .leftJoin('callers', (join) =>
      join.onRef('callers.agent_id', '=', 'callbacks.agent_id').onRef('callers.phone', '=', 'callbacks.caller_phone'),
    )
    .selectAll('callbacks')
    .select(['users.name as done_by_name', 'assignees.name as assigned_name', 'callers.name as known_name'])
    .where('callbacks.agent_id', '=', agentId);

function present(row: Awaited<ReturnType<ReturnType<typeof callbacksOf>['executeTakeFirstOrThrow']>>): Callback {
  const { id, agent_id, conversation_id, caller_phone, body } = row;
  return {
    id,
    agent_id,
    conversation_id,
    // What the owner calls the number says more than what was heard.
    caller_name: row.known_name || row.caller_name,
    caller_phone,
    kind: CALLBACK_KINDS.find((known) => known === row.kind) ?? 'message',
    body,
    created_at: row.created_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    done_by: row.done_by_name,
    assigned_to: row.assigned_to === null ? null : { user_id: row.assigned_to, name: row.assigned_name ?? '' },
  };
}

/** Whoever called four times is called back once; who hid their number stands alone. */
const caller = sql<string>`coalesce(nullif(${digitsIn('caller_phone')}, ''), id::text)`;

/** How many callers wait to be called back, and how many of them have a complaint. */
export const countCallbacks = (db: Db, agentId: string) =>
  db
    .selectFrom('callbacks')
    .select((eb) => [
      eb.fn.count<number>(caller).distinct().as('callbacks'),
      eb.fn.count<number>(caller).distinct().filterWhere('kind', '=', 'complaint').as('complaints'),
    ])
    .where('agent_id', '=', agentId)
    .where('done_at', 'is', null)
    .where(hasNoEnd)
    .executeTakeFirstOrThrow();

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
