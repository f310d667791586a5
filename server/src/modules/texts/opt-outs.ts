import type { Db } from '../../database/open.ts';

/** Numbers that asked an agent to send them nothing by itself. */

/** After STOP: nothing is sent to this number by itself any more. A second time changes nothing. */
export async function optOut(db: Db, agentId: string, phone: string): Promise<void> {
  await db
    .insertInto('text_opt_outs')
    .values({ agent_id: agentId, phone })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** After START. */
export async function optIn(db: Db, agentId: string, phone: string): Promise<void> {
  await db.deleteFrom('text_opt_outs').where('agent_id', '=', agentId).where('phone', '=', phone).execute();
}

export async function hasOptedOut(db: Db, agentId: string, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('text_opt_outs')
    .select('phone')
    .where('agent_id', '=', agentId)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}
