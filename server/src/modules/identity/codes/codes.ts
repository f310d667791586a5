import { ID_TOKEN_SECONDS } from '@attendant/contract/constants';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/open.ts';
import { problem } from '../../../http/problem.ts';
import { hashOf, randomToken } from '../sessions/tokens.ts';

/** What a code is for, and how many seconds it lives. */
const SECONDS = {
  PASSWORD_RESET: 60 * 60,
  VERIFY_EMAIL: 3 * 24 * 60 * 60,
  EMAIL_SIGNIN: 10 * 60,
  /** Exchanged for an EMAIL_SIGNIN code, never used to sign in itself. */
  INVITATION: 7 * 24 * 60 * 60,
  /** In the browser that made an account, to tell it from another that opens the mail. */
  MADE_HERE: 30 * 24 * 60 * 60,
  /** Proof of a sign-in, passed on by the client at once; may be shown several times while it lives. */
  ID_TOKEN: ID_TOKEN_SECONDS,
} as const;
export type Purpose = keyof typeof SECONDS;

/** What a code is good for, and whom it stands for. */
export interface Bound {
  purpose: Purpose;
  email: string;
  identityUid?: string | null;
  agentId?: string | null;
  role?: string | null;
  createdBy?: string | null;
}

/** Makes a code and keeps its hash. Of one purpose and address only the newest code works, except id_tokens. */
export async function issueCode(tx: Tx, bound: Bound): Promise<{ code: string; hash: Buffer }> {
  if (bound.purpose !== 'ID_TOKEN') await endCodes(tx, bound);
  const code = randomToken();
  const hash = hashOf(code);
  await tx
    .insertInto('one_time_codes')
    .values({
      hash,
      purpose: bound.purpose,
      email: bound.email,
      identity_uid: bound.identityUid ?? null,
      agent_id: bound.agentId ?? null,
      role: bound.role ?? null,
      created_by: bound.createdBy ?? null,
      expires_at: sql<Date>`now() + make_interval(secs => ${SECONDS[bound.purpose]})`,
    })
    .execute();
  return { code, hash };
}

/** Ends the open codes of a purpose; invitations to different agents stand beside each other. */
export async function endCodes(tx: Tx, { purpose, email, agentId }: Bound): Promise<void> {
  let open = tx
    .updateTable('one_time_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null);
  if (purpose === 'INVITATION') open = open.where('agent_id', agentId ? '=' : 'is', agentId ?? null);
  await open.execute();
}

/** A code that works, without using it up; refuses as the client knows it. */
export async function findCode(db: Db | Tx, code: string, purposes: readonly Purpose[], lock?: 'lock') {
  const found = db
    .selectFrom('one_time_codes')
    .select(['hash', 'purpose', 'email', 'identity_uid', 'agent_id', 'role', 'used_at'])
    .select(sql<boolean>`expires_at > now()`.as('alive'))
    .where('hash', '=', hashOf(code));
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  const purpose = purposes.find((one) => one === row?.purpose);
  if (!row?.email || !purpose || row.used_at) throw problem('auth/invalid-action-code');
  if (!row.alive) throw problem('auth/expired-action-code');
  return { ...row, email: row.email, purpose };
}

/** Uses a code up. It stays usable when the rest of the transaction is refused. */
export async function redeemCode(tx: Tx, code: string, purposes: readonly Purpose[]) {
  const row = await findCode(tx, code, purposes, 'lock');
  await tx.updateTable('one_time_codes').set({ used_at: sql<Date>`now()` }).where('hash', '=', row.hash).execute();
  return row;
}

/** Proof that somebody has just shown who they are; good for `ID_TOKEN_SECONDS`. */
export async function issueIdToken(tx: Tx, identity: { uid: string; email: string }): Promise<string> {
  const { code } = await issueCode(tx, { purpose: 'ID_TOKEN', email: identity.email, identityUid: identity.uid });
  return code;
}

/** Whose fresh proof this is; null when it proves nothing (any more). */
export async function readIdToken(db: Db | Tx, token: string): Promise<{ uid: string; email: string } | null> {
  const row = await db
    .selectFrom('one_time_codes')
    .innerJoin('identities', 'identities.uid', 'one_time_codes.identity_uid')
    .select(['identities.uid', 'identities.email'])
    .where('one_time_codes.hash', '=', hashOf(token))
    .where('purpose', '=', 'ID_TOKEN')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}
