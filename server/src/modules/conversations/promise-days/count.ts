import {
  ANSWERED_MS,
  type KeptPromises,
  PROMISES,
  type PromiseToCallers,
  SILENT_MS,
} from '@attendant/contract/system/promises';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { findCommitted } from '../ledger/ledger.ts';
import { promisesOf } from '../ledger/promises.ts';

const WINDOW_DAYS = 7;

interface Count {
  kept: number;
  broken: number;
}

/** Counts what was kept of the promises to a caller, from this turn of a conversation on, which is over. */
export async function countPromises(db: Db, conversationId: string, fromTurn: number, spoken: boolean): Promise<void> {
  const counts: Partial<Record<PromiseToCallers, Count>> = {
    ...(spoken && (await waitsOf(db, conversationId, fromTurn))),
    saved: await savedOf(db, conversationId, fromTurn),
  };
  for (const promise of PROMISES) {
    const count = counts[promise];
    if (!count || count.kept + count.broken === 0) continue;
    await sql`insert into promise_days as known (day, promise, kept, broken)
      values ((now() at time zone 'UTC')::date, ${promise}, ${count.kept}, ${count.broken})
      on conflict (day, promise) do update
        set kept = known.kept + excluded.kept, broken = known.broken + excluded.broken`.execute(db);
  }
}

/** Answers by how soon they began, and the time between a caller's words and whatever the agent said next. */
async function waitsOf(db: Db, conversationId: string, fromTurn: number) {
  const { rows } = await sql<{ answered: number; late: number; heard: number; silent: number }>`
    select count(*) filter (where heard_to_sound_ms <= ${ANSWERED_MS}) as answered,
      count(*) filter (where heard_to_sound_ms > ${ANSWERED_MS}) as late,
      count(*) filter (where before = 'user' and started_ms - ended_before <= ${SILENT_MS}) as heard,
      count(*) filter (where before = 'user' and started_ms - ended_before > ${SILENT_MS}) as silent
    from (select role, turn, heard_to_sound_ms, started_ms,
        lag(role) over said as before, lag(ended_ms) over said as ended_before
      from messages where conversation_id = ${conversationId}
      window said as (order by started_ms, role desc)) as one
    where role = 'agent' and turn >= ${fromTurn}`.execute(db);
  const { answered = 0, late = 0, heard = 0, silent = 0 } = rows[0] ?? {};
  return { answered: { kept: answered, broken: late }, heard: { kept: heard, broken: silent } };
}

/** What was said to be done, by whether it was. */
async function savedOf(db: Db, conversationId: string, fromTurn: number): Promise<Count> {
  const said = await db
    .selectFrom('messages')
    .select('content')
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'agent')
    .where('turn', '>=', fromTurn)
    .execute();
  const states = promisesOf(
    said.map(({ content }) => content),
    await findCommitted(db, conversationId),
  ).map(({ state }) => state);
  const of = (wanted: string) => states.filter((state) => state === wanted).length;
  return { kept: of('kept'), broken: of('said-not-saved') };
}

/** Of the last seven days, today among them. */
export async function getPromises(db: Db): Promise<KeptPromises> {
  const { rows } = await sql<KeptPromises['promises'][number]>`
    select promise, sum(kept)::int as kept, sum(broken)::int as broken from promise_days
    where day > (now() at time zone 'UTC')::date - ${WINDOW_DAYS}::int group by promise`.execute(db);
  const none = (promise: PromiseToCallers) => ({ promise, kept: 0, broken: 0 });
  return {
    window_days: WINDOW_DAYS,
    promises: PROMISES.map((one) => rows.find(({ promise }) => promise === one) ?? none(one)),
  };
}
