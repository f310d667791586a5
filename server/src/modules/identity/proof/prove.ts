import { sql } from 'kysely';
import { noteAccount } from '../../../audit.ts';
import type { Tx } from '../../../database/open.ts';
import { problem } from '../../../http/problem.ts';
import { endCodes, readIdToken } from '../codes/codes.ts';
import type { Deps } from '../deps.ts';
import { sendAccessEnded } from '../notices.ts';
import { endSessionsOf } from '../sessions/sessions.ts';

/**
 * Holds an account still until the end of the transaction: whoever proves the address, changes the password or signs
 * in does so one after the other.
 */
export async function lockIdentity(tx: Tx, uid: string) {
  return tx
    .selectFrom('identities as i')
    .leftJoin('users as u', 'u.identity_uid', 'i.uid')
    .select(['i.uid', 'i.email', 'i.password_hash', 'i.email_verified_at', 'u.id as userId'])
    .where('i.uid', '=', uid)
    .forNoKeyUpdate('i')
    .executeTakeFirst();
}

/** Refuses a sign-in whose password was changed or removed while it was being compared. */
export async function stillHas(tx: Tx, account: { uid: string; password_hash: string | null }): Promise<void> {
  const now = await lockIdentity(tx, account.uid);
  if (!now || now.password_hash !== account.password_hash) throw problem('auth/invalid-credential');
}

/** Whose proof an id_token is; it cannot end before the transaction does. */
export async function holdIdToken(tx: Tx, token: string): Promise<{ uid: string; email: string } | null> {
  const proof = await readIdToken(tx, token);
  if (!proof) return null;
  await lockIdentity(tx, proof.uid);
  return readIdToken(tx, token);
}

/**
 * Takes an address as proved by its inbox. Until then anybody may have signed up with it and waited for its owner:
 * unless this is known to be who made the account, what was made before ends (docs/decisions/0021). Answers whether
 * something ended.
 */
export async function proveAddress(tx: Tx, deps: Deps, uid: string, isMaker: boolean): Promise<boolean> {
  const account = await lockIdentity(tx, uid);
  if (!account || account.email_verified_at) return false;
  await tx.updateTable('identities').set({ email_verified_at: sql<Date>`now()` }).where('uid', '=', uid).execute();
  // Where nobody could sign in yet there is nothing to end: an account that was made for somebody else.
  if (isMaker || !account.userId || account.password_hash === null) return false;
  await endAccess(tx, deps, { uid, userId: account.userId, email: account.email });
  return true;
}

async function endAccess(tx: Tx, deps: Deps, account: { uid: string; userId: string; email: string }): Promise<void> {
  const { uid, userId, email } = account;
  await tx.updateTable('identities').set({ password_hash: null }).where('uid', '=', uid).execute();
  await endSessionsOf(tx, userId, 'address proved by another');
  await endCodes(tx, { purpose: 'ID_TOKEN', email });
  for (const table of ['passkeys', 'authenticators', 'recovery_codes'] as const)
    await tx.deleteFrom(table).where('identity_uid', '=', uid).execute();
  await deps.endSecretsOf(tx, userId);
  await noteAccount(tx, 'access.ended', userId, { why: 'made before the address was proved' });
  await sendAccessEnded(tx, deps, email);
}
