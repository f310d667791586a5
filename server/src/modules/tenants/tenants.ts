import { TRIAL_DAYS_SIGNUP } from '@attendant/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { shownMoment, shownObject } from '../../database/shown.ts';

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

const memberships = (userId: RawBuilder<string>) => sql`
  tenant_members m join tenants t on t.id = m.tenant_id where m.user_id = ${userId}`;

/** The tenants of somebody as they are shown, the eldest first. */
export const tenantsShown = (userId: RawBuilder<string>) => sql<Membership[]>`coalesce((
  select json_agg(${shownObject<Membership>({ id: 't.id', name: 't.name', role: 'm.role' })} order by m.created_at, t.id)
  from ${memberships(userId)}), '[]')`;

/** When the trial of what somebody owns ends, as it is shown: of the eldest. */
export const trialEndOf = (userId: RawBuilder<string>) => sql<string | null>`(
  select ${shownMoment('t.trial_ends_at')} from ${memberships(userId)} and m.role = 'owner'
  order by m.created_at, t.id limit 1)`;

/** The tenants of somebody, the eldest first. */
export async function tenantsOf(db: Db | Tx, userId: string): Promise<Membership[]> {
  const rows = await db
    .selectFrom('tenant_members')
    .innerJoin('tenants', 'tenants.id', 'tenant_members.tenant_id')
    .select(['tenants.id', 'tenants.name', 'tenant_members.role'])
    .where('tenant_members.user_id', '=', userId)
    .orderBy('tenant_members.created_at')
    .orderBy('tenants.id')
    .execute();
  return rows.map(({ id, name, role }) => ({ id, name, role: role === 'owner' ? 'owner' : 'member' }));
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
