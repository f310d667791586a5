import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { noteAccount } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import { problem } from '../../http/problem.ts';
import { sameAddress } from './accounts.ts';
import { redeemCode } from './codes/codes.ts';
import type { Deps } from './deps.ts';
import { hashOf } from './sessions/tokens.ts';

export interface Rights {
  isAdmin: boolean;
  isSuperadmin: boolean;
  /** The way in also proved the address. */
  verified: boolean;
}
const NONE: Rights = { isAdmin: false, isSuperadmin: false, verified: false };
const LOCK_KEY = 4_231_129;

interface Asking {
  email: string;
  is_admin?: boolean | undefined;
  setup_key?: string | undefined;
  invitation?: string | undefined;
}

/**
 * What a sign-up that asks to be an administrator's gets: the first one with the operator's key is superadmin;
 * an invited one is admin; one of ADMIN_EMAILS becomes admin when the address is verified; nobody else has an account.
 */
export async function rightsAtSignUp(tx: Tx, config: Deps['config'], asking: Asking): Promise<Rights> {
  if (!asking.is_admin) return NONE;
  if (asking.setup_key !== undefined) return withSetupKey(tx, config.adminSetupKey, asking.setup_key);
  if (asking.invitation !== undefined) return invited(tx, asking.email, asking.invitation);
  if (isListed(config, asking.email)) return NONE;
  throw problem('admin-only');
}

async function withSetupKey(tx: Tx, configured: string | undefined, presented: string): Promise<Rights> {
  if (!configured || !timingSafeEqual(hashOf(configured), hashOf(presented))) throw problem('admin-only');
  // Of two that come at once, the second must see the first.
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
  const administrator = await tx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('is_admin', '=', true), eb('is_superadmin', '=', true)]))
    .executeTakeFirst();
  if (administrator) throw problem('admin-only');
  return { isAdmin: true, isSuperadmin: true, verified: false };
}

async function invited(tx: Tx, email: string, code: string): Promise<Rights> {
  const invitation = await redeemCode(tx, code, ['INVITATION']);
  if (invitation.role !== 'admin' || !sameAddress(invitation.email, email)) throw problem('admin-only');
  const accepted = await tx
    .updateTable('invitations')
    .set({ accepted_at: sql<Date>`now()` })
    .where('email', '=', email)
    .where('agent_id', 'is', null)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!accepted) throw problem('admin-only');
  return { isAdmin: true, isSuperadmin: false, verified: true };
}

const isListed = (config: Deps['config'], email: string) => config.adminEmails.includes(email.toLowerCase());

/** Makes somebody on the operator's list an administrator once their address is proved. */
export async function grantListed(
  tx: Tx,
  config: Deps['config'],
  account: { uid: string; email: string },
): Promise<void> {
  if (!isListed(config, account.email)) return;
  const row = await tx
    .updateTable('users')
    .from('identities')
    .set({ is_admin: true, updated_at: sql<Date>`now()` })
    .whereRef('identities.uid', '=', 'users.identity_uid')
    .where('identities.uid', '=', account.uid)
    .where('identities.email_verified_at', 'is not', null)
    .where('users.is_admin', '=', false)
    .returning('users.id')
    .executeTakeFirst();
  if (row) await noteAccount(tx, 'admin.granted', row.id, { by: 'ADMIN_EMAILS' });
}
