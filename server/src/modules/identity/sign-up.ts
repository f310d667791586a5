import { NewUserAnswer, type NewUserInput, type SignUpInput } from '@attendant/contract/identity';
import type * as z from 'zod/mini';
import { noteAccount } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { createTenant } from '../tenants/index.ts';
import { createIdentity, createUser, sameAddress } from './accounts.ts';
import { rightsAtSignUp } from './administrators.ts';
import { issueIdToken, readIdToken } from './codes/codes.ts';
import { type Deps, inTransaction } from './deps.ts';
import { sendVerification } from './letters.ts';
import { profileOf } from './profile.ts';
import { hashPassword, requireGoodPassword } from './proof/passwords.ts';

type NewUser = z.infer<typeof NewUserInput>;

/** The first of two steps: an address and its password. Without the second the address stays free. */
export async function signUpIdentity(deps: Deps, input: z.infer<typeof SignUpInput>, ip: string) {
  const { email, password, displayName: name, phoneNumber: phone } = input;
  requireGoodPassword(password, email, 'password');
  await deps.limits.count('sign-up-address', ip);
  const passwordHash = await hashPassword(password);
  return inTransaction(deps, async (tx) => {
    const uid = await createIdentity(tx, { email, passwordHash, ...(name && { name }), ...(phone && { phone }) });
    return { uid, email, id_token: await issueIdToken(tx, { uid, email }) };
  });
}

/** The second step with the first one's id_token, or both at once with a password. */
export async function signUp(deps: Deps, input: NewUser, ip: string) {
  const { email, password, id_token } = input;
  if (password !== undefined) {
    requireGoodPassword(password, email, 'password');
    await deps.limits.count('sign-up-address', ip);
    const passwordHash = await hashPassword(password);
    return inTransaction(deps, (tx) => openAccount(tx, deps, input, () => newIdentity(tx, input, passwordHash)));
  }
  if (id_token === undefined) refuseField('password', 'Password is required');
  return inTransaction(deps, (tx) => openAccount(tx, deps, input, () => provenIdentity(tx, input, id_token)));
}

const newIdentity = (tx: Tx, { email, name, phone_number }: NewUser, passwordHash: string) =>
  createIdentity(tx, { email, passwordHash, name, phone: phone_number ?? null });

async function provenIdentity(tx: Tx, { email, firebase_uid }: NewUser, idToken: string): Promise<string> {
  const proof = await readIdToken(tx, idToken);
  if (!proof || !sameAddress(proof.email, email) || (firebase_uid !== undefined && firebase_uid !== proof.uid)) {
    throw problem('auth/invalid-id-token');
  }
  return proof.uid;
}

/** The rights are decided first: who asks for too much learns nothing about the address. */
async function openAccount(tx: Tx, deps: Deps, input: NewUser, identity: () => Promise<string>) {
  const { verified, ...rights } = await rightsAtSignUp(tx, deps.config, input);
  const uid = await identity();
  const userId = await createUser(tx, {
    uid,
    name: input.name,
    phone: input.phone_number,
    photo: input.photo_url,
    ...rights,
  });
  await createTenant(tx, { id: userId, name: input.name });
  if (verified) await markVerified(tx, uid);
  else await sendVerification(tx, deps, { uid, email: input.email });
  await noteAccount(tx, 'account.opened', userId);
  if (rights.isAdmin)
    await noteAccount(tx, 'admin.granted', userId, { by: rights.isSuperadmin ? 'setup key' : 'invitation' });
  return NewUserAnswer.parse(await profileOf(tx, userId));
}

const markVerified = (tx: Tx, uid: string) =>
  tx.updateTable('identities').set({ email_verified_at: new Date() }).where('uid', '=', uid).execute();
