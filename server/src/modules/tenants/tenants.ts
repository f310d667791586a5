import { TRIAL_DAYS_SIGNUP } from '@attendant/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';

export interface Membership {
  id: string;
  name: string;
  role: 'owner' | 'member';
}

/** A new organisation with its trial; whoever it is made for owns it. */
export async function createTenant(tx: Tx, owner: { id: string; name: string }): Promise<string> {
  const { id } = await tx
    .insertInto('tenants')
    .values({
      name: `${owner.name}'s business`,
      trial_ends_at: sql<Date>`now() + make_interval(days => ${TRIAL_DAYS_SIGNUP})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('tenant_members').values({ tenant_id: id, user_id: owner.id, role: 'owner' }).execute();
  return id;
}

/** Whether somebody belongs to it. */
export const belongsTo = (userId: RawBuilder<string>, tenantId: RawBuilder<string>) => sql<boolean>`
  exists (select from tenant_members where user_id = ${userId} and tenant_id = ${tenantId})`;

/** The tenants of somebody, the eldest first, with the end of each trial. */
export async function tenantsOf(db: Db | Tx, userId: string): Promise<(Membership & { trialEndsAt: Date | null })[]> {
  const rows = await db
    .selectFrom('tenant_members')
    .innerJoin('tenants', 'tenants.id', 'tenant_members.tenant_id')
    .select(['tenants.id', 'tenants.name', 'tenants.trial_ends_at', 'tenant_members.role'])
    .where('tenant_members.user_id', '=', userId)
    .orderBy('tenant_members.created_at')
    .orderBy('tenants.id')
    .execute();
  return rows.map(({ id, name, role, trial_ends_at }) => ({
    id,
    name,
    role: role === 'owner' ? 'owner' : 'member',
    trialEndsAt: trial_ends_at,
  }));
}

/** Where somebody's new agents belong: their eldest tenant. A guest, who came for one agent only, gets one now. */
export async function homeTenant(tx: Tx, userId: string): Promise<string> {
  // One at a time for each person: two agents made at once must not come to two tenants.
  const user = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const [eldest] = await tenantsOf(tx, userId);
  return eldest?.id ?? createTenant(tx, user);
}

/** Those to which nobody else belongs. */
export async function tenantsOnlyOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.tenant_id as id from tenant_members t where t.user_id = ${userId}
      and not exists (select from tenant_members o where o.tenant_id = t.tenant_id and o.user_id <> t.user_id)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export async function removeTenant(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tenants').where('id', '=', id).execute();
}

/** It has its name from whoever made it. */
export async function unnameTenant(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('tenants').set({ name: 'Organisation' }).where('id', '=', id).execute();
}
