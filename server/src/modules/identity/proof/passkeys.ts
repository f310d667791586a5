import type { Asserted, Created, Passkey } from '@attendant/contract/identity/security';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { noteAccount } from '../../../audit.ts';
import type { Db, Tx } from '../../../database/open.ts';
import type { SignedIn } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { findAccount, noteSignIn } from '../accounts.ts';
import { issueIdToken } from '../codes/codes.ts';
import type { Deps } from '../deps.ts';
import { sendSecurityChanged } from '../notices.ts';
import { hashOf, randomToken } from '../sessions/tokens.ts';
import { requireProof } from './authenticator.ts';
import { lockIdentity } from './prove.ts';

/** Passkeys (WebAuthn): a sign-in by the device itself, which asks for a finger, a face or its own code. */

const CHALLENGE_SECONDS = 300;
const PASSKEYS_MOST = 20;
const ALGORITHMS = [-8, -7, -257];

const site = ({ config }: Deps) => ({ expectedOrigin: new URL(config.publicUrl).origin, expectedRPID: rpId(config) });
const rpId = ({ publicUrl }: Deps['config']): string => new URL(publicUrl).hostname;

/** The oldest first. */
export async function listPasskeys(db: Db | Tx, user: SignedIn): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('identity_uid', '=', user.uid)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    used_at: row.used_at?.toISOString() ?? null,
  }));
}

/**
 * What the browser is asked for. Refuses with `auth/requires-recent-login` a stale proof, with `conflict` one passkey
 * too many.
 */
export async function beginPasskey(tx: Tx, deps: Deps, user: SignedIn, idToken: string) {
  await requireProof(tx, user, idToken);
  const known = await listPasskeys(tx, user);
  if (known.length >= PASSKEYS_MOST)
    throw problem('conflict', { message: 'Remove a passkey first: there are twenty.' });
  const options = await generateRegistrationOptions({
    rpName: deps.config.brandName,
    rpID: rpId(deps.config),
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.uid),
    challenge: await newChallenge(tx, user.uid),
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_SECONDS * 1_000,
  });
  return {
    challenge: options.challenge,
    rp: { id: rpId(deps.config), name: deps.config.brandName },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_SECONDS * 1_000,
    excludeCredentials: known.map(({ id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

/** Refuses with `auth/invalid-passkey` what does not answer the challenge, which is spent by it. */
export async function addPasskey(
  tx: Tx,
  deps: Deps,
  user: SignedIn,
  input: { credential: z.infer<typeof Created>; name: string },
): Promise<Passkey> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: input.credential,
    expectedChallenge: (challenge) => spendChallenge(tx, challenge, user.uid),
    ...site(deps),
  }).catch((cause: unknown) => {
    throw problem('auth/invalid-passkey', { cause });
  });
  if (!verified) throw problem('auth/invalid-passkey');
  const { id, publicKey, counter } = registrationInfo.credential;
  const row = await tx
    .insertInto('passkeys')
    .values({
      id,
      identity_uid: user.uid,
      public_key: Buffer.from(publicKey),
      counter,
      transports: JSON.stringify(input.credential.response.transports),
      name: input.name,
    })
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'name', 'created_at'])
    .executeTakeFirst();
  if (!row) throw problem('auth/invalid-passkey');
  await noteAccount(tx, 'passkey.added', user.id, { name: input.name });
  await sendSecurityChanged(tx, deps, user.email, 'passkey-added');
  return { ...row, created_at: row.created_at.toISOString(), used_at: null };
}

/** Refuses with `not-found` one of somebody else. */
export async function removePasskey(tx: Tx, deps: Deps, user: SignedIn, id: string): Promise<void> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('identity_uid', '=', user.uid)
    .returning('name')
    .executeTakeFirst();
  if (!gone) throw problem('not-found');
  await noteAccount(tx, 'passkey.removed', user.id, { name: gone.name });
  await sendSecurityChanged(tx, deps, user.email, 'passkey-removed');
}

/** For whoever comes: the device knows which accounts it has a passkey for. */
export async function askForPasskey(tx: Tx, deps: Deps) {
  const { challenge } = await generateAuthenticationOptions({
    rpID: rpId(deps.config),
    challenge: await newChallenge(tx, null),
  });
  return {
    challenge,
    rpId: rpId(deps.config),
    timeout: CHALLENGE_SECONDS * 1_000,
    userVerification: 'required' as const,
  };
}

/** A passkey is two factors by itself: the device, and what unlocks it. */
export async function signInByPasskey(tx: Tx, deps: Deps, credential: z.infer<typeof Asserted>) {
  const passkey = await tx.selectFrom('passkeys').selectAll().where('id', '=', credential.id).executeTakeFirst();
  if (!passkey) throw problem('auth/invalid-passkey');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => spendChallenge(tx, challenge, null),
    ...site(deps),
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
  }).catch((cause: unknown) => {
    throw problem('auth/invalid-passkey', { cause });
  });
  await lockIdentity(tx, passkey.identity_uid);
  const account = await findAccount(tx, { uid: passkey.identity_uid });
  if (!verified || !account?.userId || account.disabled_at) throw problem('auth/invalid-passkey');
  const counted = await tx
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, used_at: sql<Date>`now()` })
    .where('id', '=', passkey.id)
    .returning('id')
    .executeTakeFirst();
  if (!counted) throw problem('auth/invalid-passkey');
  await noteSignIn(tx, account.uid);
  return {
    uid: account.uid,
    email: account.email,
    display_name: account.name ?? account.display_name,
    id_token: await issueIdToken(tx, account),
  };
}

async function newChallenge(tx: Tx, uid: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomToken();
  await tx
    .insertInto('one_time_codes')
    .values({
      hash: hashOf(challenge),
      purpose: uid ? 'PASSKEY_ADD' : 'PASSKEY_SIGNIN',
      identity_uid: uid,
      expires_at: sql<Date>`now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
    })
    .execute();
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

async function spendChallenge(tx: Tx, challenge: string, uid: string | null): Promise<boolean> {
  const row = await tx
    .updateTable('one_time_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hashOf(challenge))
    .where('purpose', '=', uid ? 'PASSKEY_ADD' : 'PASSKEY_SIGNIN')
    .where('identity_uid', uid ? '=' : 'is', uid)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
