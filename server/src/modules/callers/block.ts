import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { asCarried } from '../../phones.ts';

/** Numbers that an agent does not answer, neither calls nor texts. */

/** From the next call or text on nobody answers this number. A second time changes nothing. */
export async function blockCaller(tx: Tx, actor: AgentActor, phone: string): Promise<void> {
  await tx
    .insertInto('blocked_callers')
    .values({ agent_id: actor.agentId, phone: phone.trim(), blocked_by: actingUser(actor) })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await note(tx, actor, 'caller.blocked', actor.agentId);
}

/** However the number was written when it was blocked. */
export async function unblockCaller(tx: Tx, actor: AgentActor, phone: string): Promise<void> {
  await tx
    .deleteFrom('blocked_callers')
    .where('agent_id', '=', actor.agentId)
    .where('phone', 'in', asCarried(phone))
    .execute();
  await note(tx, actor, 'caller.unblocked', actor.agentId);
}

/** However the number is written; a hidden one (null) never is. */
export async function isBlocked(db: Db | Tx, agentId: string, phone: string | null): Promise<boolean> {
  if (phone === null) return false;
  const row = await db
    .selectFrom('blocked_callers')
    .select('phone')
    .where('agent_id', '=', agentId)
    .where('phone', 'in', asCarried(phone))
    .executeTakeFirst();
  return row !== undefined;
}
