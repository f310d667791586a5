import { AGENT_ROLES, type AgentRole, CAPABILITIES } from '@attendant/contract/permissions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';

/** Who has a place on which agent, and as what. */

/** For somebody without one: who has a place already fails on the key. */
export async function givePlace(
  tx: Tx,
  place: { agentId: string; userId: string; role: AgentRole; by?: string },
): Promise<void> {
  await tx
    .insertInto('agent_members')
    .values({ agent_id: place.agentId, user_id: place.userId, role: place.role, created_by: place.by ?? null })
    .execute();
}

export async function changePlace(tx: Tx, agentId: string, userId: string, role: AgentRole): Promise<void> {
  await tx
    .updateTable('agent_members')
    .set({ role })
    .where('agent_id', '=', agentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Does nothing where there is none. Whether an owner stays is asked before, with the agent locked. */
export async function takePlace(tx: Tx, agentId: string, userId: string): Promise<void> {
  await tx.deleteFrom('agent_members').where('agent_id', '=', agentId).where('user_id', '=', userId).execute();
}

export async function hasOwnerBesides(tx: Tx, agentId: string, userId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('agent_members')
    .select('user_id')
    .where('agent_id', '=', agentId)
    .where('role', '=', 'owner')
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether somebody may manage the members of any agent. */
export async function managesSomewhere(db: Db, userId: string): Promise<boolean> {
  const roles = AGENT_ROLES.slice(AGENT_ROLES.indexOf(CAPABILITIES['members.manage']));
  const row = await db
    .selectFrom('agent_members')
    .innerJoin('agents', 'agents.id', 'agent_members.agent_id')
    .select('agent_id')
    .where('user_id', '=', userId)
    .where('role', 'in', roles)
    .where('agents.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The agents of somebody, deleted ones too, held until this transaction ends; `alone`: nobody else owns it. */
export async function lockPlacesOf(tx: Tx, userId: string) {
  const { rows } = await sql<{ id: string; name: string; deleted: boolean; alone: boolean }>`
    select a.id, a.name, a.deleted_at is not null as deleted,
      m.role = 'owner' and not exists (select from agent_members o
        where o.agent_id = a.id and o.role = 'owner' and o.user_id <> m.user_id) as alone
    from agent_members m join agents a on a.id = m.agent_id where m.user_id = ${userId}
    order by a.name for update of a`.execute(tx);
  return rows;
}

/** The agents of an organisation, deleted ones too unless they are being erased; `mine`: this person owns it. */
export async function agentsOfTenant(db: Db | Tx, tenantId: string, userId: string) {
  const { rows } = await sql<{ id: string; name: string; mine: boolean }>`
    select a.id, a.name, exists (select from agent_members m
      where m.agent_id = a.id and m.user_id = ${userId} and m.role = 'owner') as mine
    from agents a where a.tenant_id = ${tenantId} and a.erasing_at is null order by a.name, a.id`.execute(db);
  return rows;
}
