import type { Administrator } from '@attendant/contract/identity';
import { sql } from 'kysely';
import { noteAccount } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { SignedIn } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { findAccount } from './accounts.ts';
import type { Deps } from './deps.ts';
import { sendAdminInvitation } from './letters.ts';

/** Everybody who is one, by name, then who is invited to be. */
export async function listAdmins(db: Db): Promise<Administrator[]> {
  const users = await db
    .selectFrom('users')
    .innerJoin('identities', 'identities.uid', 'users.identity_uid')
    .select(['users.id', 'users.name', 'identities.email', 'users.is_superadmin'])
    .where((eb) => eb.or([eb('is_admin', '=', true), eb('is_superadmin', '=', true)]))
    .where('disabled_at', 'is', null)
    .orderBy('users.name')
    .execute();
  const invited = await db
    .selectFrom('invitations')
    .select(['id', 'email'])
    .where('agent_id', 'is', null)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute();
  return [
    ...users.map(({ is_superadmin, ...user }) => ({
      ...user,
      status: is_superadmin ? ('superadmin' as const) : ('admin' as const),
    })),
    ...invited.map((invitation) => ({ ...invitation, name: '', status: 'invited' as const })),
  ];
}

/** Makes somebody with a proved address an administrator; anybody else is invited to sign up as one. */
export async function inviteAdmin(tx: Tx, deps: Deps, by: SignedIn, email: string) {
  const account = await findAccount(tx, { email });
  if (account?.userId) {
    // Nobody knows yet whose account it is.
    if (!account.email_verified_at) throw problem('conflict', { message: 'This address is not confirmed yet.' });
    await setAdmin(tx, account.userId, true);
    await noteAccount(tx, 'admin.granted', account.userId, { by: by.id });
    return { email: account.email, granted: true };
  }
  await tx
    .updateTable('invitations')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('email', '=', email)
    .where('agent_id', 'is', null)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  await tx
    .insertInto('invitations')
    .values({ email, role: 'admin', created_by: by.id, expires_at: sql<Date>`now() + interval '7 days'` })
    .execute();
  await sendAdminInvitation(tx, deps, email, by);
  await noteAccount(tx, 'admin.invited', by.id, { email });
  return { email, granted: false };
}

/** What was mailed makes nobody an administrator any more. */
export async function withdrawAdmin(tx: Tx, by: SignedIn, invitationId: string): Promise<void> {
  const row = await tx
    .updateTable('invitations')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', '=', invitationId)
    .where('agent_id', 'is', null)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  await noteAccount(tx, 'admin.invitation.withdrawn', by.id, { email: row.email });
}

/** Takes the right away again; a superadmin's stays. One of ADMIN_EMAILS has it back at the next sign-in. */
export async function revokeAdmin(tx: Tx, by: SignedIn, userId: string): Promise<void> {
  if (!(await setAdmin(tx, userId, false))) throw problem('user-not-found');
  await noteAccount(tx, 'admin.revoked', userId, { by: by.id });
}

async function setAdmin(tx: Tx, userId: string, isAdmin: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ is_admin: isAdmin, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('is_superadmin', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
