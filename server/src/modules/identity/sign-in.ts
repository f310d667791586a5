import { personPhone } from '@attendant/contract/fields/phones';
import { type LoginAnswer, type LoginInput, PersonName } from '@attendant/contract/identity';
import type * as z from 'zod/mini';
import { noteAccount } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { SignedIn } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { type Account, findAccount, metadataOf, noteSignIn, sameAddress } from './accounts.ts';
import { grantListed } from './administrators.ts';
import { issueIdToken } from './codes/codes.ts';
import { type Deps, inTransaction } from './deps.ts';
import { profileOf } from './profile.ts';
import { requireSecondFactor } from './proof/authenticator.ts';
import { passwordMatches } from './proof/passwords.ts';
import { holdIdToken, stillHas } from './proof/prove.ts';
import type { Device } from './sessions/device.ts';
import { tellOfNewDevice } from './sessions/list.ts';
import { issueRefreshToken, issueTokens, startSession } from './sessions/sessions.ts';

type Login = z.infer<typeof LoginInput>;
type WithUser = Account & { userId: string };
interface Given {
  email: string;
  password: string;
  second_factor?: string | undefined;
}
/** Where somebody signs in from. */
interface From {
  ip: string;
  device: Device;
}

/**
 * Somebody's account by address and password. A wrong pair costs the same time and gives the same answer whether the
 * address is known or not; tries are counted before they are made, so that many at once do not slip through.
 */
async function checkPassword(deps: Deps, { email, password, second_factor }: Given, ip: string): Promise<WithUser> {
  await deps.limits.count('sign-in-address', ip);
  await deps.limits.count('sign-in-email', email);
  const account = await findAccount(deps.db, { email });
  const usable = account?.userId && !account.disabled_at ? account.password_hash : null;
  const matches = await passwordMatches(usable, password);
  if (!matches || !account?.userId) throw problem('auth/invalid-credential');
  const known = { ...account, userId: account.userId };
  await requireSecondFactor(deps.db, deps, known, second_factor);
  await deps.limits.clear('sign-in-email', email);
  await deps.limits.forgive('sign-in-address', ip);
  return known;
}

interface Entered {
  answer: LoginAnswer;
  cookie?: string;
}

/** A session by password, or by the identity record with a fresh id_token. */
export async function login(deps: Deps, input: Login, { ip, device }: From): Promise<Entered> {
  const remember = input.remember ?? false;
  const { password } = input;
  if (password !== undefined) {
    const account = await checkPassword(deps, { ...input, password }, ip);
    return inTransaction(deps, async (tx) => {
      await stillHas(tx, account);
      return enter(tx, deps, account, { remember, device, by: 'password' });
    });
  }
  return inTransaction(deps, async (tx) => {
    const account = await provenAccount(tx, input);
    await updateRecord(tx, account.userId, input);
    return enter(tx, deps, account, { remember, device, by: 'id_token' });
  });
}

async function provenAccount(tx: Tx, input: Login): Promise<WithUser> {
  const proof = input.id_token === undefined ? null : await holdIdToken(tx, input.id_token);
  const account = proof && (await findAccount(tx, { uid: proof.uid }));
  const fits =
    account &&
    sameAddress(account.email, input.email) &&
    (input.firebase_uid === undefined || input.firebase_uid === account.uid);
  if (!fits || !account.userId || account.disabled_at) throw problem('auth/invalid-id-token');
  return { ...account, userId: account.userId };
}

/** Of the record only these are taken; who somebody is says the token. */
async function updateRecord(tx: Tx, userId: string, { name, phone_number, photo_url }: Login): Promise<void> {
  const named = PersonName.safeParse(name);
  const changes = {
    ...(named.success && { name: named.data }),
    ...(phone_number && { phone_number: personPhone(phone_number) }),
    ...(photo_url && { photo_url }),
  };
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('users').set(changes).where('id', '=', userId).execute();
}

async function enter(tx: Tx, deps: Deps, account: WithUser, how: { remember: boolean; device: Device; by: string }) {
  const { remember, device, by } = how;
  const sessionId = await startSession(tx, account.userId, remember, device);
  const tokens = await issueTokens(tx, sessionId);
  await noteSignIn(tx, account.uid);
  await grantListed(tx, deps.config, account);
  await noteAccount(tx, 'session.started', account.userId, { by, device: device.name });
  await tellOfNewDevice(tx, deps, account, sessionId, device);
  const answer = { ...(await profileOf(tx, account.userId)), ...tokens };
  // A token of its own: the tab's one and the cookie's are renewed independently.
  return remember ? { answer, cookie: await issueRefreshToken(tx, sessionId) } : { answer };
}

/** The provider's half of a sign-in: an id_token instead of a session. */
export async function signInIdentity(deps: Deps, input: Given, ip: string) {
  const account = await checkPassword(deps, input, ip);
  return inTransaction(deps, async (tx) => {
    await stillHas(tx, account);
    await noteSignIn(tx, account.uid);
    return {
      uid: account.uid,
      email: account.email,
      email_verified: account.email_verified_at !== null,
      display_name: account.name ?? account.display_name,
      id_token: await issueIdToken(tx, account),
      metadata: metadataOf(account),
    };
  });
}

/** Proves again who sits there, before something that a found open browser must not do. */
export async function reauthenticate(deps: Deps, user: SignedIn, password: string) {
  await deps.limits.count('sign-in-email', user.email);
  const account = await findAccount(deps.db, { uid: user.uid });
  if (!account || !(await passwordMatches(account.password_hash, password))) throw problem('auth/wrong-password');
  await deps.limits.clear('sign-in-email', user.email);
  return inTransaction(deps, async (tx) => {
    await stillHas(tx, account);
    return { id_token: await issueIdToken(tx, user) };
  });
}
