import type { Member } from '@attendant/contract/members';
import { AGENT_ROLES, asRole } from '@attendant/contract/permissions';
import type { Db, Tx } from '../../database/open.ts';
import { openInvitations } from '../identity/index.ts';

const findMembers = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('agent_members')
    .innerJoin('users', 'users.id', 'agent_members.user_id')
    .innerJoin('identities', 'identities.uid', 'users.identity_uid')
    .select(['users.id', 'identities.email', 'users.name', 'agent_members.role', 'agent_members.created_at'])
    .where('agent_members.agent_id', '=', agentId);

type MemberRow = Awaited<ReturnType<ReturnType<typeof findMembers>['executeTakeFirstOrThrow']>>;

const presentMember = (row: MemberRow): Member => ({
  user_id: row.id,
  id: row.id,
  email: row.email,
  name: row.name,
  role: asRole(row.role),
  status: 'active',
  created_at: row.created_at.toISOString(),
  expires_at: null,
});

/** Owners first; within a role in the order in which they came. */
const ranked = (members: Member[]): Member[] =>
  members.toSorted((one, other) => AGENT_ROLES.indexOf(other.role) - AGENT_ROLES.indexOf(one.role));

/** Everybody who may use the agent, then everybody who is invited to. */
export async function listMembers(db: Db, agentId: string): Promise<Member[]> {
  const members = await findMembers(db, agentId).orderBy('agent_members.created_at').execute();
  const invitations = await openInvitations(db, agentId).orderBy('created_at').execute();
  return [...ranked(members.map(presentMember)), ...invitations.map(presentInvitation)];
}

type InvitationRow = Awaited<ReturnType<ReturnType<typeof openInvitations>['executeTakeFirstOrThrow']>>;

const presentInvitation = (row: InvitationRow): Member => ({
  user_id: null,
  id: row.id,
  email: row.email,
  name: '',
  role: asRole(row.role),
  status: 'invited',
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

export async function findOpenInvitation(tx: Tx, agentId: string, email: string): Promise<Member | null> {
  const row = await openInvitations(tx, agentId).where('email', '=', email).executeTakeFirst();
  return row ? presentInvitation(row) : null;
}

export async function findMember(db: Db | Tx, agentId: string, userId: string): Promise<Member | null> {
  const row = await findMembers(db, agentId).where('users.id', '=', userId).executeTakeFirst();
  return row ? presentMember(row) : null;
}

/** Addresses of those who own the agent: they are told what happens on its line. */
export async function ownersOf(tx: Tx, agentId: string): Promise<string[]> {
  const rows = await findMembers(tx, agentId).where('agent_members.role', '=', 'owner').execute();
  return rows.map(({ email }) => email);
}

/** Who the ids of an agent's people stand for, as lines of JSON. */
export async function* peopleOf(db: Db, agentId: string): AsyncGenerator<string[]> {
  const rows = await findMembers(db, agentId).orderBy('users.id').execute();
  yield rows.map(({ id, name, email }) => JSON.stringify({ id, name, email }));
}
