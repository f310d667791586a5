import { DELETED_KEPT_DAYS, type DeletedAgent } from '@attendant/contract/agents/deleted';
import { CAPABILITIES } from '@attendant/contract/permissions';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor, SignedIn } from '../../http/context.ts';
import { isAdministrator } from '../../http/guard.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { phoneTaken } from './agents.ts';

const DAY_MS = 86_400_000;
const SINCE = sql<Date>`now() - make_interval(days => ${sql.lit(DELETED_KEPT_DAYS)})`;

/** Hidden at once, recoverable for 30 days. */
export async function removeAgent(tx: Tx, actor: AgentActor): Promise<void> {
  await tx
    .updateTable('agents')
    .set({ deleted_at: new Date(), deleted_by: actor.by.kind === 'user' ? actor.by.id : null })
    .where('id', '=', actor.agentId)
    .execute();
  await changed(tx, actor, 'removed');
}

/** The deleted agents that somebody may restore. */
export async function listDeleted(db: Db, user: SignedIn): Promise<DeletedAgent[]> {
  let found = db
    .selectFrom('agents')
    .select(['id', 'name', 'business_name', 'phone_number', 'deleted_at'])
    .where('deleted_at', '>', SINCE)
    .where('erasing_at', 'is', null)
    .orderBy('deleted_at', 'desc')
    .limit(100);
  if (!isAdministrator(user)) {
    found = found.where('id', 'in', (eb) =>
      eb
        .selectFrom('agent_members')
        .select('agent_id')
        .where('user_id', '=', user.id)
        .where('role', '=', CAPABILITIES['agent.delete']),
    );
  }
  return (await found.execute()).map(({ deleted_at, ...agent }) => {
    const at = deleted_at ?? new Date();
    const erased = new Date(at.getTime() + DELETED_KEPT_DAYS * DAY_MS);
    return { ...agent, deleted_at: at.toISOString(), erased_at: erased.toISOString() };
  });
}

/** Brings an agent back; its number only when nobody else has it by now. */
export async function restoreAgent(tx: Tx, actor: AgentActor): Promise<void> {
  const agent = await tx
    .selectFrom('agents')
    .select(['phone_number', 'deleted_at'])
    .where('id', '=', actor.agentId)
    .where('deleted_at', '>', SINCE)
    .where('erasing_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!agent) throw problem('agent-not-found');
  const taken = await tx
    .selectFrom('agents')
    .select('id')
    .where('phone_number', '=', agent.phone_number)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('agents')
    .set({ deleted_at: null, deleted_by: null, updated_at: new Date(), ...(taken && { phone_number: null }) })
    .where('id', '=', actor.agentId)
    .execute()
    .catch(phoneTaken);
  await changed(tx, actor, 'restored');
}

async function changed(tx: Tx, actor: AgentActor, verb: string): Promise<void> {
  await note(tx, actor, `agent.${verb}`, actor.agentId);
  await tell(tx, { noun: 'agents', verb, agent_id: actor.agentId, id: actor.agentId });
}
