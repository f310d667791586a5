import { ACCESS_TOKEN_SECONDS } from '@attendant/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../database/open.ts';
import type { SignedIn } from '../../../http/context.ts';
import type { Device } from './device.ts';
import { hashOf, randomToken, SESSION_DAYS } from './tokens.ts';

/** Without "remember me" it ends when no token of it was renewed for so long. */
export const IDLE_HOURS = 24;

export interface Tokens {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  refresh_token: string;
}

/** Begins a session of a user whose identity was just proved. */
export async function startSession(tx: Tx, userId: string, remember: boolean, device: Device): Promise<string> {
  const { id } = await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      remember,
      device: device.name,
      address: device.address,
      device_hash: device.hash,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A fresh pair of tokens of a session. */
export async function issueTokens(tx: Tx, sessionId: string): Promise<Tokens> {
  const access = randomToken();
  await tx
    .insertInto('session_tokens')
    .values({
      hash: hashOf(access),
      session_id: sessionId,
      kind: 'access',
      expires_at: sql<Date>`now() + make_interval(secs => ${ACCESS_TOKEN_SECONDS})`,
    })
    .execute();
  const refresh_token = await issueRefreshToken(tx, sessionId);
  return { access_token: access, token_type: 'bearer', expires_in: ACCESS_TOKEN_SECONDS, refresh_token };
}

/** Good as long as the session at the longest, and once (`refresh`). */
export async function issueRefreshToken(tx: Tx, sessionId: string): Promise<string> {
  const token = randomToken();
  await tx
    .insertInto('session_tokens')
    .values({
      hash: hashOf(token),
      session_id: sessionId,
      kind: 'refresh',
      expires_at: sql<Date>`(select expires_at from sessions where id = ${sessionId})`,
    })
    .execute();
  return token;
}

/** Whose living session the access token of this hash belongs to. Rights are read anew for every request. */
export const sessionWith = (hash: RawBuilder<Buffer>) => sql<SignedIn>`
  select u.id, i.uid, i.email, u.name, s.id as "sessionId", u.is_admin as "isAdmin", u.is_superadmin as "isSuperadmin"
  from session_tokens t
  join sessions s on s.id = t.session_id
  join users u on u.id = s.user_id
  join identities i on i.uid = u.identity_uid
  where t.hash = ${hash} and t.kind = 'access' and t.expires_at > now()
    and s.ended_at is null and s.expires_at > now() and u.disabled_at is null`;

/** Which of these sessions still live, and whose of them are administrators'. */
export async function livingSessions(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { isAdministrator: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', sql<boolean>`u.is_admin or u.is_superadmin`.as('isAdministrator')])
    .where('s.id', 'in', ids)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.disabled_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, isAdministrator }) => [id, { isAdministrator }]));
}

/** One that is over keeps its first reason. */
export async function endSession(tx: Tx, sessionId: string, reason: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends what somebody has open, except the session that asks for it. */
export async function endSessionsOf(tx: Tx, userId: string, reason: string, except?: string): Promise<void> {
  let open = tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except) open = open.where('id', '!=', except);
  await open.execute();
}

/** The session that any of its tokens, even a used one, belongs to. */
export async function sessionOf(tx: Tx, token: string) {
  return tx
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
}
