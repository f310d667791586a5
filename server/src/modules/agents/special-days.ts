import { isDeepStrictEqual } from 'node:util';
import type { AgentChanges } from '@attendant/contract/agents';
import type { Settings } from '@attendant/contract/agents/settings';
import {
  blockedOf,
  datesOf,
  type SpecialDate,
  specialErrors,
  withBlocked,
} from '@attendant/contract/hours/special-days';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import { dayOf } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { findAgents, findSpecialDays } from './queries.ts';

const PAST = 'Date cannot be before today';

/** The days that would stand there; undefined where nothing changes them. Past ones may stay, new ones would do nothing. */
export function specialAfter(
  before: readonly SpecialDate[],
  timezone: string,
  { blocked_dates, special_days }: Pick<AgentChanges, 'blocked_dates' | 'special_days'>,
  now = new Date(),
): SpecialDate[] | undefined {
  const today = dayOf(now, timezone);
  if (special_days) {
    const errors = specialErrors(special_days, today, before);
    const [message] = Object.values(errors);
    if (message) throw problem('invalid', { message, errors });
    return datesOf(special_days);
  }
  if (!blocked_dates) return undefined;
  const known = new Set(before.map(({ date }) => date));
  if (blocked_dates.some(({ date }) => date < today && !known.has(date))) refuseField('blocked_dates', PAST);
  return withBlocked(before, blocked_dates);
}

/** Whether anything is different now. */
export async function replaceSpecialDays(
  tx: Tx,
  agentId: string,
  before: readonly SpecialDate[],
  days: readonly SpecialDate[],
): Promise<boolean> {
  if (isDeepStrictEqual(days, before)) return false;
  await tx.deleteFrom('special_days').where('agent_id', '=', agentId).execute();
  if (days.length > 0) {
    await tx
      .insertInto('special_days')
      .values(
        days.map(({ date, reason, intervals }) => ({
          agent_id: agentId,
          date,
          reason: reason ?? null,
          intervals: JSON.stringify(intervals),
        })),
      )
      .execute();
  }
  return true;
}

type BlockedDates = Settings['blocked_dates'];

/**
 * Closes a day of the agent's zone ('YYYY-MM-DD'), or gives a closed one another reason. Refuses a day that is over.
 */
export async function blockDate(tx: Tx, actor: AgentActor, { date, reason }: BlockedDates[number], now = new Date()) {
  const { timezone } = await findAgents(tx).where('id', '=', actor.agentId).forUpdate().executeTakeFirstOrThrow();
  if (date < dayOf(now, timezone)) refuseField('date', PAST);
  const closed = { reason: reason ?? null, intervals: '[]' };
  await tx
    .insertInto('special_days')
    .values({ agent_id: actor.agentId, date, ...closed })
    .onConflict((oc) => oc.columns(['agent_id', 'date']).doUpdateSet(closed))
    .execute();
  return changed(tx, actor, 'agent.date.blocked', date);
}

/**
 * Opens a day again, one that was not closed as well. Answers with those that still are. A day with hours of its own is
 * none of them, and keeps its hours.
 */
export async function unblockDate(tx: Tx, actor: AgentActor, date: string) {
  await tx
    .deleteFrom('special_days')
    .where('agent_id', '=', actor.agentId)
    .where('date', '=', date)
    .where('intervals', '=', '[]')
    .execute();
  return changed(tx, actor, 'agent.date.unblocked', date);
}

/** The dates are part of the settings: whoever has the form open has an older version now. */
async function changed(tx: Tx, actor: AgentActor, action: string, date: string): Promise<BlockedDates> {
  await tx.updateTable('agents').set({ updated_at: new Date() }).where('id', '=', actor.agentId).execute();
  await note(tx, actor, action, actor.agentId, { date });
  await tell(tx, { noun: 'agents', verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
  return blockedOf(await findSpecialDays(tx, actor.agentId));
}
