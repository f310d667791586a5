import { AGENT_ROLES, type AgentRole, asRole } from '@attendant/contract/permissions';
import { sql } from 'kysely';
import { noteAccount } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { SignedIn } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';

/** The open invitation of an address to a living agent. */
export async function findInvitation(db: Db | Tx, email: string, agentId: string) {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('agents', 'agents.id', 'invitations.agent_id')
    .select(['invitations.id', 'invitations.role'])
    .where('invitations.email', '=', email)
    .where('invitations.agent_id', '=', agentId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('agents.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Those that are neither accepted nor withdrawn; one that ran out can be sent again. */
export const openInvitations = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'created_at', 'expires_at'])
    .where('agent_id', '=', agentId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null);

interface Inviting {
  agentId: string;
  email: string;
  role: AgentRole;
  by: string;
}

/** An invitation for seven days from now, in place of the open one that there was. */
export function writeInvitation(tx: Tx, { agentId, email, role, by }: Inviting, before: string | undefined) {
  const invitation = { role, created_by: by, expires_at: sql<Date>`now() + interval '7 days'` };
  return before
    ? tx
        .updateTable('invitations')
        .set(invitation)
        .where('id', '=', before)
        .returning(['id', 'expires_at'])
        .executeTakeFirstOrThrow()
    : tx
        .insertInto('invitations')
        .values({ ...invitation, agent_id: agentId, email })
        .returning(['id', 'expires_at'])
        .executeTakeFirstOrThrow();
}

/** What was mailed opens nothing any more. */
export async function endInvitation(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('invitations').set({ withdrawn_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** The agents on which somebody has a place. */
export async function agentsOf(tx: Tx, userId: string): Promise<string[]> {
  const places = await tx.selectFrom('agent_members').select('agent_id').where('user_id', '=', userId).execute();
  return places.map(({ agent_id }) => agent_id);
}

/** Null: no place, or the agent was deleted. */
export async function roleOn(db: Db | Tx, userId: string, agentId: string): Promise<AgentRole | null> {
  const row = await db
    .selectFrom('agent_members')
    .innerJoin('agents', 'agents.id', 'agent_members.agent_id')
    .select('agent_members.role')
    .where('agent_members.user_id', '=', userId)
    .where('agent_members.agent_id', '=', agentId)
    .where('agents.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? asRole(row.role) : null;
}

interface Joining {
  userId: string;
  email: string;
  agentId: string;
  role: string | null;
}

/** Makes somebody a member of an agent; a higher role that they have already stays. */
export async function joinAgent(tx: Tx, { userId, email, agentId, role }: Joining): Promise<AgentRole> {
  const before = await roleOn(tx, userId, agentId);
  const offered = asRole(role);
  const after = before && AGENT_ROLES.indexOf(before) >= AGENT_ROLES.indexOf(offered) ? before : offered;
  await tx
    .insertInto('agent_members')
    .values({ agent_id: agentId, user_id: userId, role: after })
    .onConflict((oc) => oc.columns(['agent_id', 'user_id']).doUpdateSet({ role: after }))
    .execute();
  await tx
    .updateTable('invitations')
    .set({ accepted_at: sql<Date>`now()` })
    .where('agent_id', '=', agentId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  if (after !== before) {
    await noteAccount(tx, 'member.joined', userId, { role: after }, agentId);
    await tell(tx, { noun: 'members', verb: 'joined', agent_id: agentId, id: userId });
  }
  return after;
}

interface Completing {
  firebase_uid: string;
  email: string;
  agent_id?: string | null | undefined;
}

/**
 * Accepts an invitation for somebody signed in. The address must have been proved: anybody can sign up with
 * the address of somebody else who is invited.
 */
export async function completeSignUp(tx: Tx, user: SignedIn, input: Completing) {
  if (input.firebase_uid !== user.uid || input.email.toLowerCase() !== user.email.toLowerCase()) {
    throw problem('forbidden');
  }
  const { agent_id: agentId } = input;
  const answer = { id: user.id, email: user.email, name: user.name };
  if (!agentId) return { ...answer, agent_id: null, role: null };
  const invitation = (await isVerified(tx, user.uid)) ? await findInvitation(tx, user.email, agentId) : null;
  const role = invitation
    ? await joinAgent(tx, { userId: user.id, email: user.email, agentId, role: invitation.role })
    : await roleOn(tx, user.id, agentId);
  if (!role) throw problem('forbidden');
  return { ...answer, agent_id: agentId, role };
}

async function isVerified(tx: Tx, uid: string): Promise<boolean> {
  const row = await tx.selectFrom('identities').select('email_verified_at').where('uid', '=', uid).executeTakeFirst();
  return Boolean(row?.email_verified_at);
}
