import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/open.ts';

/** One-time tokens that open a socket: good once, for a minute, kept as a hash only. */

const LIFE_MS = 60_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** `detail` comes back with the token when it is redeemed. */
export async function issueTicket(
  tx: Db | Tx,
  purpose: 'media' | 'talk',
  detail: Record<string, unknown>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('one_time_codes')
    .values({
      hash: hashOf(token),
      purpose,
      detail: JSON.stringify(detail),
      expires_at: new Date(Date.now() + LIFE_MS),
    })
    .execute();
  return token;
}

/** What was bound to the token; null when it is unknown, used or too old. */
export async function redeemTicket(db: Db, purpose: 'media' | 'talk', token: string): Promise<unknown> {
  const row = await db
    .updateTable('one_time_codes')
    .set({ used_at: new Date() })
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning('detail')
    .executeTakeFirst();
  return row?.detail ?? null;
}

/** How many were issued with this in them; `open`: those that may still be redeemed. */
export async function countTickets(
  db: Db | Tx,
  purpose: 'media' | 'talk',
  detail: Record<string, unknown>,
  { open }: { open: boolean },
): Promise<number> {
  const { count } = await db
    .selectFrom('one_time_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('purpose', '=', purpose)
    .where(sql<boolean>`detail @> ${JSON.stringify(detail)}::jsonb`)
    .$if(open, (tickets) => tickets.where('used_at', 'is', null).where('expires_at', '>', sql<Date>`now()`))
    .executeTakeFirstOrThrow();
  return count;
}
