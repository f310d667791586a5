import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { sweepLimits } from '../../http/limits.ts';

export const SWEEP = 'sweep-identity';
export const SWEEP_DAILY = '17 3 * * *';

/** Forgets what has no meaning any more. Codes stay two days, since the mail with one may still wait to be sent. */
export async function sweep(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at < now() or ended_at < now() - interval '30 days'`.execute(db);
  await sql`delete from one_time_codes where expires_at < now() - interval '2 days'`.execute(db);
  await sweepLimits(db);
  await sql`
    delete from identities i where created_at < now() - interval '1 day'
      and not exists (select from users where identity_uid = i.uid)`.execute(db);
}
