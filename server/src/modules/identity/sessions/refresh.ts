import { sql } from 'kysely';
import { noteAccount } from '../../../audit.ts';
import type { Tx } from '../../../database/open.ts';
import { endSession, IDLE_HOURS, issueRefreshToken, issueTokens, type Tokens } from './sessions.ts';
import { hashOf } from './tokens.ts';

/** Two tabs may show the same token at the same moment; later it was copied by somebody. */
const GRACE_SECONDS = 10;

/**
 * Exchanges a refresh token for fresh ones; null when it is worth nothing. A token shown again after the grace ends its
 * session, thief and owner alike. From a cookie the next cookie's token comes too: tab and cookie rotate separately, or
 * each would look like a thief to the other.
 */
export async function refresh(tx: Tx, token: string, from: 'body' | 'cookie'): Promise<Refreshed | null> {
  const row = await find(tx, token);
  if (!row || row.ended || row.expired || row.disabled) return null;
  if (row.reused) {
    await endSession(tx, row.sessionId, 'refresh token used twice');
    await noteAccount(tx, 'session.token-reused', row.userId);
    return null;
  }
  if (row.idle && !row.remember) {
    await endSession(tx, row.sessionId, 'idle');
    return null;
  }
  await renew(tx, row.sessionId, token);
  const tokens = await issueTokens(tx, row.sessionId);
  return { tokens, cookie: from === 'cookie' ? await issueRefreshToken(tx, row.sessionId) : undefined };
}

interface Refreshed {
  tokens: Tokens;
  cookie: string | undefined;
}

async function find(tx: Tx, token: string) {
  return tx
    .selectFrom('session_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id as sessionId', 's.user_id as userId', 's.remember'])
    .select([
      sql<boolean>`s.ended_at is not null`.as('ended'),
      sql<boolean>`s.expires_at <= now() or t.expires_at <= now()`.as('expired'),
      sql<boolean>`u.disabled_at is not null`.as('disabled'),
      sql<boolean>`coalesce(t.used_at < now() - make_interval(secs => ${GRACE_SECONDS}), false)`.as('reused'),
      sql<boolean>`s.used_at < now() - make_interval(hours => ${IDLE_HOURS})`.as('idle'),
    ])
    .where('t.hash', '=', hashOf(token))
    .where('t.kind', '=', 'refresh')
    .forUpdate(['t', 's'])
    .executeTakeFirst();
}

async function renew(tx: Tx, sessionId: string, token: string): Promise<void> {
  await tx
    .updateTable('session_tokens')
    .set({ used_at: sql<Date>`coalesce(used_at, now())` })
    .where('hash', '=', hashOf(token))
    .execute();
  await tx.updateTable('sessions').set({ used_at: sql<Date>`now()` }).where('id', '=', sessionId).execute();
  await tx
    .deleteFrom('session_tokens')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'access')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
