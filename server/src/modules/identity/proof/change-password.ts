import { sql } from 'kysely';
import { noteAccount } from '../../../audit.ts';
import type { Tx } from '../../../database/open.ts';
import type { RequestContext, SignedIn } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { tell } from '../../../live/live.ts';
import { grantListed } from '../administrators.ts';
import { endCodes, findCode, issueIdToken, readIdToken, redeemCode } from '../codes/codes.ts';
import { isMadeHere } from '../codes/made-here.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { agentsOf } from '../invitations.ts';
import { sendPasswordChanged } from '../letters.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { hashPassword, requireGoodPassword } from './passwords.ts';
import { holdIdToken, proveAddress } from './prove.ts';

interface Change {
  password: string;
  /** The field to blame for a password that is too weak. */
  field: string;
  idToken: string;
  name?: string | undefined;
}

/** Sets the password of somebody signed in, who proved it again within the last minutes. */
export async function changePassword(deps: Deps, user: SignedIn, change: Change) {
  const proof = await readIdToken(deps.db, change.idToken);
  if (proof?.uid !== user.uid) throw problem('auth/requires-recent-login');
  requireGoodPassword(change.password, user.email, change.field);
  const passwordHash = await hashPassword(change.password);
  return inTransaction(deps, async (tx) => {
    if (!(await holdIdToken(tx, change.idToken))) throw problem('auth/requires-recent-login');
    await setPassword(tx, deps, { uid: user.uid, email: user.email, passwordHash, keepSession: user.sessionId });
    if (change.name) await rename(tx, user, change.name);
    return { id_token: await issueIdToken(tx, user) };
  });
}

/** Sets the password of whoever opened the mailed link; a password that is refused does not use the link up. */
export async function resetPassword(
  deps: Deps,
  context: RequestContext,
  input: { code: string; password: string; field: string },
) {
  const { email } = await findCode(deps.db, input.code, ['PASSWORD_RESET']);
  requireGoodPassword(input.password, email, input.field);
  const passwordHash = await hashPassword(input.password);
  const access_ended = await inTransaction(deps, async (tx) => {
    const { identity_uid: uid } = await redeemCode(tx, input.code, ['PASSWORD_RESET']);
    if (!uid) throw problem('auth/invalid-action-code');
    const ended = await proveAddress(tx, deps, uid, await isMadeHere(tx, context, uid));
    await setPassword(tx, deps, { uid, email, passwordHash });
    await grantListed(tx, deps.config, { uid, email });
    return ended;
  });
  await deps.limits.clear('sign-in-email', email);
  return { email, access_ended };
}

interface NewPassword {
  uid: string;
  email: string;
  passwordHash: string;
  keepSession?: string;
}

/** With a new password end the other sessions, the open reset links and every proof made with the old one. */
async function setPassword(tx: Tx, deps: Deps, { uid, email, passwordHash, keepSession }: NewPassword) {
  await tx
    .updateTable('identities')
    .set({
      password_hash: passwordHash,
      password_changed_at: sql<Date>`now()`,
    })
    .where('uid', '=', uid)
    .execute();
  await endCodes(tx, { purpose: 'PASSWORD_RESET', email });
  await endCodes(tx, { purpose: 'ID_TOKEN', email });
  const user = await tx.selectFrom('users').select('id').where('identity_uid', '=', uid).executeTakeFirst();
  if (!user) return;
  await endSessionsOf(tx, user.id, 'password changed', keepSession);
  await noteAccount(tx, 'password.changed', user.id, { by: keepSession ? 'session' : 'link' });
  await sendPasswordChanged(tx, deps, email);
}

async function rename(tx: Tx, user: SignedIn, name: string): Promise<void> {
  await tx.updateTable('users').set({ name, updated_at: sql<Date>`now()` }).where('id', '=', user.id).execute();
  await tx.updateTable('identities').set({ display_name: name }).where('uid', '=', user.uid).execute();
  // Colleagues who have the list of members open read the new name.
  for (const agent_id of await agentsOf(tx, user.id))
    await tell(tx, { noun: 'members', verb: 'changed', agent_id, id: user.id });
}
