import type { Member } from '@attendant/contract/members';
import { type AgentRole, allows } from '@attendant/contract/permissions';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, actingUser, type SignedIn } from '../../http/context.ts';
import { isAdministrator } from '../../http/guard.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { changePlace, hasOwnerBesides, lockAgent, managesSomewhere, takePlace } from '../agents/index.ts';
import { findAccount, joinAgent, sendAccessAdded } from '../identity/index.ts';
import { findMember } from './queries.ts';
import { personOf, refuseOwners, type Sender } from './rules.ts';

/** Finds the account of an address. One that was never confirmed may be anybody's and is not found. */
export async function lookUp(db: Db, user: SignedIn, email: string) {
  if (!isAdministrator(user) && !(await managesSomewhere(db, user.id))) throw problem('forbidden');
  const account = await findAccount(db, { email });
  if (!account?.userId || !account.email_verified_at || account.disabled_at) throw problem('user-not-found');
  return { id: account.userId, email: account.email, name: account.name ?? '' };
}

interface Assigning {
  user_id: string;
  role: AgentRole;
}

/** Gives somebody with a confirmed account a place on the agent, and tells them by mail. */
export async function assignMember(tx: Tx, sender: Sender, actor: AgentActor, input: Assigning): Promise<Member> {
  const { user_id: userId, role } = input;
  refuseOwners(actor, role);
  const agent = await lockAgent(tx, actor.agentId);
  if (await findMember(tx, actor.agentId, userId)) throw problem('member-exists');
  const user = await findAccount(tx, { userId });
  if (!user?.email_verified_at || user.disabled_at) throw problem('user-not-found');
  await joinAgent(tx, { userId, email: user.email, agentId: actor.agentId, role });
  const invitedBy = personOf(actor);
  await sendAccessAdded(tx, sender, {
    email: user.email,
    agentId: actor.agentId,
    agentName: agent.name,
    role,
    invitedBy,
  });
  await changed(tx, actor, 'added', userId, { role });
  return known(await findMember(tx, actor.agentId, userId));
}

/** Refuses with `forbidden` one's own role and, to who is no owner, that of owners; with `last-owner` the last one. */
export async function changeRole(tx: Tx, actor: AgentActor, userId: string, role: AgentRole): Promise<Member> {
  if (userId === actingUser(actor)) throw problem('forbidden', { message: 'You cannot change your own role.' });
  await lockAgent(tx, actor.agentId);
  const before = known(await findMember(tx, actor.agentId, userId));
  refuseOwners(actor, before.role, role);
  if (before.role === 'owner' && role !== 'owner') await keepAnOwner(tx, actor, userId);
  await changePlace(tx, actor.agentId, userId, role);
  await changed(tx, actor, 'changed', userId, {
    changes: [{ field: 'role', before: before.role, after: role }],
  });
  return { ...before, role };
}

/** Takes somebody's place away, from their next request on. Everybody may leave, save the last owner. */
export async function removeMember(tx: Tx, actor: AgentActor, userId: string): Promise<{ success: true }> {
  const leaves = userId === actingUser(actor);
  if (!leaves && !allows(actor.role, 'members.manage')) throw problem('forbidden');
  await lockAgent(tx, actor.agentId);
  const member = known(await findMember(tx, actor.agentId, userId));
  if (!leaves) refuseOwners(actor, member.role);
  if (member.role === 'owner') await keepAnOwner(tx, actor, userId);
  await takePlace(tx, actor.agentId, userId);
  await changed(tx, actor, leaves ? 'left' : 'removed', userId, { role: member.role });
  return { success: true };
}

function known(member: Member | null): Member {
  if (!member) throw problem('user-not-found');
  return member;
}

async function keepAnOwner(tx: Tx, actor: AgentActor, userId: string): Promise<void> {
  if (actor.role === 'admin') return;
  if (!(await hasOwnerBesides(tx, actor.agentId, userId))) throw problem('last-owner');
}

export async function changed(
  tx: Tx,
  actor: AgentActor,
  verb: string,
  userId: string,
  detail: Record<string, unknown>,
) {
  await note(tx, actor, `member.${verb}`, userId, detail);
  await tell(tx, { noun: 'members', verb, agent_id: actor.agentId, id: userId });
  // Whoever it is about has the agent open with another role than before.
  await tell(tx, { noun: 'agents', verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
}
