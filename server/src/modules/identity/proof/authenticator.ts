import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { noteAccount } from '../../../audit.ts';
import type { Db, Tx } from '../../../database/open.ts';
import type { SignedIn } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { sendSecurityChanged } from '../notices.ts';
import { hashOf } from '../sessions/tokens.ts';
import { holdIdToken } from './prove.ts';

/** Codes of an app beside the password (RFC 6238), and codes on paper for when the phone is lost. */

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** One step early or late: clocks differ, and people type slowly. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without letters that look like digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD_SECONDS, issuer, label });

/** An app that was begun and never confirmed is not enabled, and its recovery codes do not count. */
export async function authenticatorState(db: Db, user: SignedIn) {
  const row = await find(db, user.uid);
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('identity_uid', '=', user.uid)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const enabled = Boolean(row?.confirmed_at);
  return { enabled, recovery_codes_left: enabled ? left : 0 };
}

const find = (db: Db | Tx, uid: string) =>
  db.selectFrom('authenticators').selectAll().where('identity_uid', '=', uid).executeTakeFirst();

/** Refuses whoever did not prove a moment ago who sits there. */
export async function requireProof(tx: Tx, user: SignedIn, idToken: string): Promise<void> {
  const proof = await holdIdToken(tx, idToken);
  if (proof?.uid !== user.uid) throw problem('auth/requires-recent-login');
}

/** A secret for the app. It counts for nothing until a code of it was shown. */
export async function beginAuthenticator(tx: Tx, deps: Deps, user: SignedIn, idToken: string) {
  await requireProof(tx, user, idToken);
  if ((await find(tx, user.uid))?.confirmed_at) throw problem('conflict', { message: 'An app is set up already.' });
  const secret = new Secret({ size: 20 }).base32;
  await tx
    .insertInto('authenticators')
    .values({ identity_uid: user.uid, secret })
    .onConflict((oc) => oc.column('identity_uid').doUpdateSet({ secret, last_step: 0 }))
    .execute();
  return { secret, url: totpOf(secret, deps.config.brandName, user.email).toString() };
}

/** Refuses with `auth/invalid-second-factor`, limited by account. The recovery codes are in no other answer. */
export async function confirmAuthenticator(deps: Deps, user: SignedIn, code: string) {
  await deps.limits.count('second-factor', user.uid);
  return inTransaction(deps, async (tx) => {
    const row = await find(tx, user.uid);
    if (!row || row.confirmed_at || !(await spendCode(tx, row, code))) throw problem('auth/invalid-second-factor');
    const now = { confirmed_at: sql<Date>`now()` };
    await tx.updateTable('authenticators').set(now).where('identity_uid', '=', user.uid).execute();
    await tx.deleteFrom('recovery_codes').where('identity_uid', '=', user.uid).execute();
    const recovery_codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    const rows = recovery_codes.map((one) => ({ hash: hashOf(plain(one)), identity_uid: user.uid }));
    await tx.insertInto('recovery_codes').values(rows).execute();
    await noteAccount(tx, 'authenticator.added', user.id);
    await sendSecurityChanged(tx, deps, user.email, 'authenticator-added');
    return { recovery_codes };
  });
}

/** Takes the recovery codes along. Refuses with `auth/requires-recent-login` a stale proof. */
export async function removeAuthenticator(tx: Tx, deps: Deps, user: SignedIn, idToken: string): Promise<void> {
  await requireProof(tx, user, idToken);
  await tx.deleteFrom('recovery_codes').where('identity_uid', '=', user.uid).execute();
  const gone = await tx.deleteFrom('authenticators').where('identity_uid', '=', user.uid).executeTakeFirst();
  if (gone.numDeletedRows === 0n) return;
  await noteAccount(tx, 'authenticator.removed', user.id);
  await sendSecurityChanged(tx, deps, user.email, 'authenticator-removed');
}

/** Where an app is set up, a password or a mailed link is only half of who somebody is. */
export async function requireSecondFactor(
  db: Db | Tx,
  deps: Deps,
  account: { uid: string; userId: string },
  code: string | undefined,
): Promise<void> {
  const row = await find(db, account.uid);
  if (!row?.confirmed_at) return;
  if (!code) throw problem('auth/second-factor-required');
  await deps.limits.count('second-factor', account.uid);
  const digits = code.replace(/\s/g, '');
  const ok = /^\d{6}$/.test(digits) ? await spendCode(db, row, digits) : await spendRecoveryCode(db, account, code);
  if (!ok) throw problem('auth/invalid-second-factor');
  await deps.limits.clear('second-factor', account.uid);
}

/** Each code works once: of two sign-ins with the same one, seen over a shoulder, the second is refused. */
async function spendCode(
  db: Db | Tx,
  row: { identity_uid: string; secret: string },
  code: string,
  now = new Date(),
): Promise<boolean> {
  const timestamp = now.getTime();
  const delta = totpOf(row.secret).validate({ token: code.replace(/\s/g, ''), window: WINDOW, timestamp });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
  const used = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('identity_uid', '=', row.identity_uid)
    .where('last_step', '<', step)
    .returning('identity_uid')
    .executeTakeFirst();
  return used !== undefined;
}

async function spendRecoveryCode(
  db: Db | Tx,
  account: { uid: string; userId: string },
  code: string,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hashOf(plain(code)))
    .where('identity_uid', '=', account.uid)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  if (used) await noteAccount(db, 'recovery-code.used', account.userId);
  return used !== undefined;
}

/** 'k7fw-9xq4-mb3h-z8td': sixteen letters, about eighty bits, too many to try against a stolen hash. */
const recoveryCode = (): string =>
  Array.from({ length: 16 }, (_, n) => `${n > 0 && n % 4 === 0 ? '-' : ''}${LETTERS[randomInt(LETTERS.length)]}`).join(
    '',
  );
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z\d]/g, '');
