import type { Settings } from '@attendant/contract/agents/settings';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import { dayOf } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { findAgents, findBlockedDates } from './queries.ts';

type BlockedDates = Settings['blocked_dates'];

const PAST = 'Date cannot be before today';

/** Past dates that stand there already may stay; new ones would do nothing. */
export function refusePastDates(
  dates: BlockedDates,
  before: Pick<Settings, 'blocked_dates' | 'timezone'>,
  now = new Date(),
): void {
  const today = dayOf(now, before.timezone);
  const known = new Set(before.blocked_dates.map(({ date }) => date));
  if (dates.every(({ date }) => date >= today || known.has(date))) return;
  refuseField('blocked_dates', PAST);
}

/**
 * Closes a day of the agent's zone ('YYYY-MM-DD'), or gives a closed one another reason. Refuses a day that is over.
 */
export async function blockDate(tx: Tx, actor: AgentActor, { date, reason }: BlockedDates[number], now = new Date()) {
  const { timezone } = await findAgents(tx).where('id', '=', actor.agentId).forUpdate().executeTakeFirstOrThrow();
  if (date < dayOf(now, timezone)) refuseField('date', PAST);
  await tx
    .insertInto('blocked_dates')
    .values({ agent_id: actor.agentId, date, reason: reason ?? null })
    .onConflict((oc) => oc.columns(['agent_id', 'date']).doUpdateSet({ reason: reason ?? null }))
    .execute();
  return changed(tx, actor, 'agent.date.blocked', date);
}

/** Opens a day again, one that was not closed as well. Answers with those that still are. */
export async function unblockDate(tx: Tx, actor: AgentActor, date: string) {
  await tx.deleteFrom('blocked_dates').where('agent_id', '=', actor.agentId).where('date', '=', date).execute();
  return changed(tx, actor, 'agent.date.unblocked', date);
}

/** The dates are part of the settings: whoever has the form open has an older version now. */
async function changed(tx: Tx, actor: AgentActor, action: string, date: string): Promise<BlockedDates> {
  await tx.updateTable('agents').set({ updated_at: new Date() }).where('id', '=', actor.agentId).execute();
  await note(tx, actor, action, actor.agentId, { date });
  await tell(tx, { noun: 'agents', verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
  return (await findBlockedDates(tx, [actor.agentId])).get(actor.agentId) ?? [];
}
