import { randomBytes } from 'node:crypto';
import { personPhone } from '@attendant/contract/fields/phones';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { problem } from '../../http/problem.ts';

/** Addresses are kept as they were typed and compared without case. */
export const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** An address with its user, where the sign-up was finished. */
export async function findAccount(db: Db | Tx, by: { email: string } | { uid: string } | { userId: string }) {
  const found = db
    .selectFrom('identities as i')
    .leftJoin('users as u', 'u.identity_uid', 'i.uid')
    .select(['i.uid', 'i.email', 'i.password_hash', 'i.display_name', 'i.created_at', 'i.last_sign_in_at'])
    .select(['i.email_verified_at', 'u.id as userId', 'u.name', 'u.disabled_at']);
  if ('uid' in by) return found.where('i.uid', '=', by.uid).executeTakeFirst();
  if ('userId' in by) return found.where('u.id', '=', by.userId).executeTakeFirst();
  return found.where('i.email', '=', by.email).executeTakeFirst();
}
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** When it was made and last used, as the login record has it. */
export const metadataOf = ({ created_at, last_sign_in_at }: Pick<Account, 'created_at' | 'last_sign_in_at'>) => ({
  creationTime: created_at.toISOString(),
  lastSignInTime: last_sign_in_at?.toISOString() ?? null,
});

interface NewIdentity {
  email: string;
  passwordHash: string | null;
  name?: string | null;
  phone?: string | null;
  verified?: boolean;
}

/** Takes an address. One whose sign-up was never finished is free for whoever comes next. */
export async function createIdentity(tx: Tx, identity: NewIdentity): Promise<string> {
  await tx
    .deleteFrom('identities')
    .where('email', '=', identity.email)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('users').select('id').whereRef('identity_uid', '=', 'identities.uid'))),
    )
    .execute();
  const row = await tx
    .insertInto('identities')
    .values({
      uid: randomBytes(21).toString('base64url'),
      email: identity.email,
      password_hash: identity.passwordHash,
      display_name: identity.name ?? null,
      phone_number: identity.phone ? personPhone(identity.phone) : null,
      email_verified_at: identity.verified ? sql<Date>`now()` : null,
    })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('uid')
    .executeTakeFirst();
  if (!row) throw problem('auth/email-already-in-use');
  return row.uid;
}

interface NewUser {
  uid: string;
  name: string;
  phone?: string | null | undefined;
  photo?: string | null | undefined;
  isAdmin?: boolean;
  isSuperadmin?: boolean;
}

/** Refuses with `auth/email-already-in-use` an identity that has one. */
export async function createUser(tx: Tx, user: NewUser): Promise<string> {
  const row = await tx
    .insertInto('users')
    .values({
      identity_uid: user.uid,
      name: user.name,
      phone_number: user.phone ? personPhone(user.phone) : null,
      photo_url: user.photo ?? null,
      is_admin: user.isAdmin ?? false,
      is_superadmin: user.isSuperadmin ?? false,
    })
    .onConflict((oc) => oc.column('identity_uid').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw problem('auth/email-already-in-use');
  return row.id;
}

/** The time of the last sign-in, which identity records carry. */
export async function noteSignIn(tx: Tx, uid: string): Promise<void> {
  await tx.updateTable('identities').set({ last_sign_in_at: sql<Date>`now()` }).where('uid', '=', uid).execute();
}

/** With it go the user, sessions, passkeys, codes and places on agents. */
export async function removeIdentity(tx: Tx, uid: string): Promise<void> {
  await tx.deleteFrom('identities').where('uid', '=', uid).execute();
}

/** Whether anybody has signed up yet. */
export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
