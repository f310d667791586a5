import type { Invited, Member } from '@attendant/contract/members';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { lockAgent } from '../agents/index.ts';
import { findAccount, joinAgent, openAccount, sendSetUp } from '../identity/index.ts';
import { inviteMember } from './invitations.ts';
import { assignMember, changed } from './members.ts';
import { findMember, findOpenInvitation } from './queries.ts';
import { personOf, refuseOwners, type Sender } from './rules.ts';

/**
 * Gives an address a place on the agent at once, with a new account where it has none: nobody sets a password for
 * somebody else.
 */
export async function addMember(tx: Tx, sender: Sender, actor: AgentActor, input: Invited): Promise<Member> {
  const { email, role } = input;
  refuseOwners(actor, role);
  const { name: agentName } = await lockAgent(tx, actor.agentId);
  const account = await findAccount(tx, { email });
  if (account?.userId && account.email_verified_at) {
    return assignMember(tx, sender, actor, { user_id: account.userId, role });
  }
  // Whoever signed up with this address has not shown that it is theirs: they come by its inbox.
  if (account?.userId) return invited(tx, sender, actor, input);
  const { userId } = await openAccount(tx, email, { verified: false, guest: true });
  await joinAgent(tx, { userId, email, agentId: actor.agentId, role });
  await sendSetUp(tx, sender, { email, agentId: actor.agentId, agentName, role, invitedBy: personOf(actor) });
  await changed(tx, actor, 'added', userId, { role });
  const member = await findMember(tx, actor.agentId, userId);
  if (!member) throw problem('user-not-found');
  return member;
}

async function invited(tx: Tx, sender: Sender, actor: AgentActor, input: Invited): Promise<Member> {
  await inviteMember(tx, sender, actor, input);
  const invitation = await findOpenInvitation(tx, actor.agentId, input.email);
  if (!invitation) throw problem('user-not-found');
  return invitation;
}
