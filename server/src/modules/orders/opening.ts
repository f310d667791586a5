import { BusinessHours } from '@attendant/contract/agents';
import { ianaZone } from '@attendant/contract/fields/zones';
import { parseDateTime, toZoned } from '@internationalized/date';
import type { Db, Tx } from '../../database/open.ts';
import { addDays, dayOf, timeOf } from '../../days.ts';
import { agentOf, findBlockedDates } from '../agents/index.ts';

/** Whether a business is open at a moment, and when it opens next; null: not within two weeks, or nobody knows. */
export interface Opening {
  open: boolean;
  next: Date | null;
}

export interface Week {
  timezone: string;
  hours: BusinessHours;
  /** 'YYYY-MM-DD' */
  blocked: ReadonlySet<string>;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const AHEAD_DAYS = 14;

/** A `close` at or before `open` is on the next day. Without any day that opens nobody has said when: it is open. */
export function openingAt({ timezone, hours, blocked }: Week, now: Date): Opening {
  if (Object.values(hours).every(({ enabled }) => !enabled)) return { open: true, next: null };
  const today = dayOf(now, timezone);
  const time = timeOf(now, timezone);
  const spanOn = (day: string) => {
    const span = hours[WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'sunday'];
    return span.enabled && !blocked.has(day) ? { ...span, overnight: span.close <= span.open } : null;
  };
  const [yesterday, tonight] = [spanOn(addDays(today, -1)), spanOn(today)];
  if (yesterday?.overnight && time < yesterday.close) return { open: true, next: null };
  if (tonight && time >= tonight.open && (tonight.overnight || time < tonight.close)) return { open: true, next: null };
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead++) {
    const day = addDays(today, ahead);
    const span = spanOn(day);
    const next = span && toZoned(parseDateTime(`${day}T${span.open}`), ianaZone(timezone)).toDate();
    if (next && next > now) return { open: false, next };
  }
  return { open: false, next: null };
}

export async function findOpening(db: Db | Tx, agentId: string, now = new Date()): Promise<Opening> {
  const week = await findWeek(db, agentId);
  return week.closed ? { open: false, next: null } : openingAt(week, now);
}

/** When a business is open, and whether it is closed by hand. */
export async function findWeek(db: Db | Tx, agentId: string): Promise<Week & { closed: boolean }> {
  const { timezone, business_hours, closed } = await agentOf(db, agentId);
  const dates = (await findBlockedDates(db, [agentId])).get(agentId) ?? [];
  const blocked = new Set(dates.map(({ date }) => date));
  return { timezone, hours: BusinessHours.parse(business_hours), blocked, closed };
}
