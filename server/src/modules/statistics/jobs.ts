import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

export const COUNT_FURTHER = 'count-figures-further';
export const COUNT_FURTHER_EACH_MINUTE = '* * * * *';

/** In one piece; a call that begins waits for the piece in hand. */
const AT_MOST = 500;
/** The next minute goes on. */
const LONGEST_MS = 50_000;

/** Counts the conversations of agents that moved to another zone by its days, piece by piece, the newest first. */
export async function countFurther(db: Db, atMost = AT_MOST): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  const behind = await db.selectFrom('figures_behind').select('agent_id').distinct().execute();
  for (const { agent_id: agentId } of behind) {
    while (Date.now() < until && (await countPiece(db, agentId, atMost)));
  }
}

async function countPiece(db: Db, agentId: string, atMost: number): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`select count_further(${agentId}, ${atMost}) as more`.execute(db);
  return rows[0]?.more ?? false;
}
