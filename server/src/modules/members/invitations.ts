import type { Invitation, Invited } from '@attendant/contract/members';
import { asRole } from '@attendant/contract/permissions';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { lockAgent } from '../agents/index.ts';
import { endInvitation, findAccount, openInvitations, sendInvitation, writeInvitation } from '../identity/index.ts';
import { findMember } from './queries.ts';
import { personOf, refuseOwners, type Sender } from './rules.ts';

/** Invites an address, or sends its invitation again: with the new role, for seven days from now. */
export async function inviteMember(tx: Tx, sender: Sender, actor: AgentActor, input: Invited): Promise<Invitation> {
  const { email, role } = input;
  const agent = await lockAgent(tx, actor.agentId);
  const account = await findAccount(tx, { email });
  if (account?.userId && (await findMember(tx, actor.agentId, account.userId))) throw problem('member-exists');
  const before = await openInvitations(tx, actor.agentId).where('email', '=', email).executeTakeFirst();
  refuseOwners(actor, role, ...(before ? [asRole(before.role)] : []));
  const invitedBy = personOf(actor);
  const row = await writeInvitation(tx, { agentId: actor.agentId, email, role, by: invitedBy.id }, before?.id);
  await sendInvitation(tx, sender, { email, agentId: actor.agentId, agentName: agent.name, role, invitedBy });
  await changed(tx, actor, before ? 'sent-again' : 'sent', row.id, { role });
  return { email, role, status: 'invited', expires_at: row.expires_at.toISOString() };
}

/** What was mailed opens nothing any more. */
export async function withdrawInvitation(tx: Tx, actor: AgentActor, invitationId: string): Promise<{ success: true }> {
  await lockAgent(tx, actor.agentId);
  const invitation = await openInvitations(tx, actor.agentId).where('id', '=', invitationId).executeTakeFirst();
  if (!invitation) throw problem('not-found');
  refuseOwners(actor, asRole(invitation.role));
  await endInvitation(tx, invitationId);
  await changed(tx, actor, 'withdrawn', invitationId, { role: invitation.role });
  return { success: true };
}

async function changed(tx: Tx, actor: AgentActor, verb: string, id: string, detail: Record<string, unknown>) {
  await note(tx, actor, `invitation.${verb}`, id, detail);
  await tell(tx, { noun: 'members', verb, agent_id: actor.agentId, id });
}
