import { type RawBuilder, sql } from 'kysely';
import { noteAccount } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor, SignedIn } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { agentsOfTenant, lockAgent, removeAgent } from '../agents/index.ts';
import { requireProof } from '../identity/index.ts';
import { peopleOf } from '../members/index.ts';
import { tenantsOf, unnameTenant } from '../tenants/index.ts';
import { listOf } from './account.ts';
import { ERASE_AGENT, giveUp } from './erase-agent.ts';
import type { Subject } from './exports.ts';
import type { PrivacyParts } from './parts.ts';

/** An organisation as a whole, for whoever owns it: `not-found` for everybody else. */
async function ownedTenant(db: Db | Tx, userId: string, tenantId: string) {
  const tenant = (await tenantsOf(db, userId)).find(({ id, role }) => id === tenantId && role === 'owner');
  if (!tenant) throw problem('not-found');
  return tenant;
}

/** Everything of its agents that are this person's own, and who has a place on them. */
export async function tenantSubject(db: Db, user: SignedIn, tenantId: string): Promise<Subject> {
  const tenant = await ownedTenant(db, user.id, tenantId);
  const agents = (await agentsOfTenant(db, tenantId, user.id)).filter(({ mine }) => mine);
  async function* people() {
    for (const { id } of agents) yield* peopleOf(db, id);
  }
  async function* organisation() {
    yield [JSON.stringify(tenant)];
  }
  return {
    of: 'tenant',
    where: ({ ofAgent }) => ofAgent && anyOf(agents.map(({ id }) => ofAgent(id))),
    more: { organisation, people },
  };
}

const anyOf = (some: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  some.length === 0 ? sql`false` : sql`(${sql.join(some, sql` or `)})`;

/**
 * Has all agents of an organisation erased now, and its name. Refused while one of them is somebody else's, or a
 * conversation is going on. The account stays: it is erased on its own.
 */
export async function eraseTenant(
  parts: PrivacyParts,
  user: SignedIn,
  given: { id: string; id_token: string; name: string },
): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    await requireProof(tx, user, given.id_token);
    const tenant = await ownedTenant(tx, user.id, given.id);
    if (given.name !== tenant.name.trim()) refuseField('name', 'This is not the name of the organisation.');
    const agents = await agentsOfTenant(tx, tenant.id, user.id);
    const others = agents.filter(({ mine }) => !mine).map(({ name }) => name);
    if (others.length > 0)
      throw problem('conflict', { message: `You are no owner of ${listOf(others)}. Its owner has to erase it first.` });
    for (const { id } of agents) {
      const { deleted_at } = await lockAgent(tx, id);
      const by = { kind: 'user' as const, id: user.id, name: user.name };
      const actor: AgentActor = { agentId: id, tenantId: tenant.id, role: 'owner', by };
      if (!deleted_at) await removeAgent(tx, actor);
      await giveUp(tx, actor);
    }
    await unnameTenant(tx, tenant.id);
    await noteAccount(tx, 'tenant.erased', user.id);
    await parts.jobs.enqueue(tx, ERASE_AGENT, {});
  });
}
