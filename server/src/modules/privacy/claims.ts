import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { problem } from '../../http/problem.ts';

/** So many are made at once on one server, of whatever. */
const AT_ONCE = 4;
const ALIVE_MS = 30_000;

/** Lets one export at a time be made of an agent or an account, on all servers together; answers how to end it. */
export function openClaims(db: Db) {
  let running = 0;
  return async (subjectId: string): Promise<() => Promise<void>> => {
    if (running >= AT_ONCE) throw problem('unavailable', { retryAfterSeconds: 30 });
    const { rows } = await sql<{ begun: string }>`
      insert into exports (subject_id) values (${subjectId}) on conflict (subject_id)
      do update set begun_at = now(), alive_at = now() where exports.alive_at < now() - interval '2 minutes'
      returning begun_at::text as begun`.execute(db);
    const [claim] = rows;
    if (!claim) {
      const message = 'An export is being made already. Please wait until it has ended.';
      throw problem('under-way', { message, retryAfterSeconds: 30 });
    }
    running++;
    const mine = sql`subject_id = ${subjectId} and begun_at = ${claim.begun}::timestamptz`;
    const beat = setInterval(() => {
      sql`update exports set alive_at = now() where ${mine}`.execute(db).catch(() => undefined);
    }, ALIVE_MS);
    return async () => {
      running--;
      clearInterval(beat);
      await sql`delete from exports where ${mine}`.execute(db);
    };
  };
}
