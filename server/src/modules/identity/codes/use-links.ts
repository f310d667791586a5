import { noteAccount } from '../../../audit.ts';
import type { Tx } from '../../../database/open.ts';
import type { RequestContext } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { createTenant } from '../../tenants/index.ts';
import {
  type Account,
  createIdentity,
  createUser,
  findAccount,
  metadataOf,
  noteSignIn,
  sameAddress,
} from '../accounts.ts';
import { grantListed } from '../administrators.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { findInvitation, joinAgent, roleOn } from '../invitations.ts';
import { requireSecondFactor } from '../proof/authenticator.ts';
import { passwordMatches } from '../proof/passwords.ts';
import { proveAddress } from '../proof/prove.ts';
import { findCode, issueCode, issueIdToken, redeemCode } from './codes.ts';
import { isMadeHere } from './made-here.ts';

/** What a link is for, without using it up: mail scanners open links too. */
export async function checkCode(context: RequestContext, code: string) {
  const row = await findCode(context.db, code, ['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN', 'INVITATION']);
  return {
    requestType: row.purpose,
    email_masked: masked(row.email),
    agent_id: row.agent_id,
    needs_email: row.purpose === 'EMAIL_SIGNIN' || row.purpose === 'INVITATION',
    made_here: await isMadeHere(context.db, context, row.identity_uid),
  };
}

/** 'maria@harbor.example' → 'm***@harbor.example'. */
const masked = (email: string): string => `${email.charAt(0)}***${email.slice(email.lastIndexOf('@'))}`;

/** Confirms an address. Who also knows the password, or sits at the browser that made the account, keeps everything. */
export async function verifyEmail(deps: Deps, context: RequestContext, input: { code: string; password?: string }) {
  const { email, identity_uid: uid } = await findCode(deps.db, input.code, ['VERIFY_EMAIL']);
  if (!uid) throw problem('auth/invalid-action-code');
  const isMaker =
    (await isMadeHere(deps.db, context, uid)) ||
    (input.password !== undefined && (await knowsPassword(deps, { uid, email }, input.password)));
  return inTransaction(deps, async (tx) => {
    await redeemCode(tx, input.code, ['VERIFY_EMAIL']);
    const access_ended = await proveAddress(tx, deps, uid, isMaker);
    await grantListed(tx, deps.config, { uid, email });
    // Whoever opened the mail a moment ago need not open another one.
    const fresh = access_ended && (await issueCode(tx, { purpose: 'PASSWORD_RESET', email, identityUid: uid }));
    return { email, access_ended, oobCode: fresh ? fresh.code : null };
  });
}

async function knowsPassword(deps: Deps, { uid, email }: { uid: string; email: string }, password: string) {
  await deps.limits.count('sign-in-email', email);
  const account = await findAccount(deps.db, { uid });
  if (!(await passwordMatches(account?.password_hash, password))) throw problem('auth/wrong-password');
  await deps.limits.clear('sign-in-email', email);
  return true;
}

/** An invitation may lie in an inbox for a week; what it opens is a code of ten minutes, once. */
export async function exchangeInvitation(tx: Tx, code: string) {
  const { email, agent_id: agentId } = await redeemCode(tx, code, ['INVITATION']);
  const account = await findAccount(tx, { email });
  const role = agentId && (await offeredRole(tx, account, { email, agentId }));
  if (!role) throw problem('auth/invalid-action-code');
  const fresh = await issueCode(tx, {
    purpose: 'EMAIL_SIGNIN',
    email,
    identityUid: account?.uid ?? null,
    agentId,
    role,
  });
  return { oobCode: fresh.code };
}

/** What an invitation offers; or what somebody who was added has already, until they have set a password. */
async function offeredRole(tx: Tx, account: Account | undefined, on: { email: string; agentId: string }) {
  const invitation = await findInvitation(tx, on.email, on.agentId);
  if (invitation) return invitation.role;
  return account?.userId && account.password_hash === null ? roleOn(tx, account.userId, on.agentId) : null;
}

/** Signs in whoever holds the link and knows its address, with a new account where there is none. */
export async function signInByLink(
  tx: Tx,
  deps: Deps,
  context: RequestContext,
  input: { email: string; code: string; second_factor?: string | undefined },
) {
  const code = await redeemCode(tx, input.code, ['EMAIL_SIGNIN']);
  if (!sameAddress(code.email, input.email)) throw problem('auth/invalid-email');
  const known = await findAccount(tx, { email: code.email });
  if (known?.disabled_at) throw problem('auth/invalid-action-code');
  const guest = code.agent_id !== null;
  const account = known?.userId
    ? { uid: known.uid, userId: known.userId }
    : await openAccount(tx, code.email, { verified: true, guest });
  if (known?.userId && known.email_verified_at)
    await requireSecondFactor(tx, deps, { uid: known.uid, userId: known.userId }, input.second_factor);
  const ended = await proveAddress(tx, deps, account.uid, await isMadeHere(tx, context, account.uid));
  const agentId =
    code.agent_id && (await mayJoin(tx, account.userId, code.email, code.agent_id)) ? code.agent_id : null;
  if (agentId) await joinAgent(tx, { userId: account.userId, email: code.email, agentId, role: code.role });
  await noteSignIn(tx, account.uid);
  await grantListed(tx, deps.config, { uid: account.uid, email: code.email });
  return {
    uid: account.uid,
    email: known?.email ?? code.email,
    display_name: known?.name ?? known?.display_name ?? null,
    metadata: metadataOf(known ?? { created_at: new Date(), last_sign_in_at: null }),
    id_token: await issueIdToken(tx, { uid: account.uid, email: code.email }),
    has_password: Boolean(known?.userId && known.password_hash) && !ended,
    access_ended: ended,
    is_new_user: !known?.userId,
    agent_id: agentId,
  };
}

/** An invitation that was withdrawn after its link was opened opens nothing any more. */
async function mayJoin(tx: Tx, userId: string, email: string, agentId: string): Promise<boolean> {
  return (await findInvitation(tx, email, agentId)) !== null || (await roleOn(tx, userId, agentId)) !== null;
}

/** An account that nobody has a password for; a guest comes for somebody else's agent and has no tenant. */
export async function openAccount(tx: Tx, email: string, { verified, guest }: { verified: boolean; guest: boolean }) {
  const uid = await createIdentity(tx, { email, passwordHash: null, verified });
  const name = email.slice(0, email.lastIndexOf('@'));
  const userId = await createUser(tx, { uid, name });
  if (!guest) await createTenant(tx, { id: userId, name });
  await noteAccount(tx, 'account.opened', userId);
  return { uid, userId };
}
