import { WAITING_DAYS } from '@attendant/contract/bookings/waiting';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../database/open.ts';
import type { DB } from '../../../database/schema.ts';
import { addDays, countDays, dayOf, startOfDay, timeOf } from '../../../days.ts';
import { Problem } from '../../../http/problem.ts';
import { type Opening, openingsOn, type Wish } from '../openings.ts';
import { type AgentRules, rulesOf, takenBetween } from '../rules.ts';
import { wishOf } from '../staff/wish.ts';

type Wisher = Pick<
  Selectable<DB['waiting_list']>,
  'service_id' | 'person_id' | 'from_day' | 'until_day' | 'after_time' | 'before_time'
>;

/** Finds for each who waits the first time that is free and as they wish; what many wish for is looked up once. */
export async function fitsOf(db: Db | Tx, agentId: string, now = new Date()) {
  const rules = await rulesOf(db, agentId);
  const today = dayOf(now, rules.zone);
  const end = startOfDay(addDays(today, 2 * WAITING_DAYS), rules.zone);
  const taken = await takenBetween(db, agentId, { start: now, end });
  const known: Record<string, Opening[]> = {};

  function freeOn(day: string, who: Wisher, wish: Wish): Opening[] {
    const key = `${day} ${who.service_id} ${who.person_id}`;
    known[key] ??= openingsOn(day, rules, wish, taken).filter((one) => one.free > 0 && one.start > now);
    return known[key];
  }

  return (who: Wisher): Opening | null => {
    const wish = rules.enabled ? wishIn(rules, who) : null;
    if (!wish) return null;
    const first = who.from_day > today ? who.from_day : today;
    const days = Math.min(countDays(first, who.until_day), WAITING_DAYS);
    for (let ahead = 0; ahead < days; ahead++) {
      const day = addDays(first, ahead);
      const fit = freeOn(day, who, wish).find(({ start }) => {
        const time = timeOf(start, rules.zone);
        return (!who.after_time || time >= who.after_time) && (!who.before_time || time < who.before_time);
      });
      if (fit) return fit;
    }
    return null;
  };
}

/** Null for what is no longer offered. */
function wishIn(rules: AgentRules, who: Wisher): Wish | null {
  try {
    return wishOf(rules.staff, who);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
