import { ianaZone } from '@attendant/contract/fields/zones';
import type { Hours } from '@attendant/contract/hours/opening';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import { parseDateTime, toZoned } from '@internationalized/date';
import type { Db, Tx } from '../../database/open.ts';
import { addDays, dayOf } from '../../days.ts';
import { refuseField } from '../../http/problem.ts';
import { findHours } from '../agents/index.ts';
import { openingAt } from './opening.ts';
import { orderSettings, promise } from './settings.ts';

/** An order for a later moment than the next that the kitchen has. */

/** How long the kitchen takes where nobody has said; only to know when it begins. */
const USUAL_MINUTES = 30;
const AHEAD_DAYS = 14;
const MINUTE_MS = 60_000;
/** Between 'in half an hour' and the yes to it some minutes pass. */
const SLACK_MINUTES = 5;

/** 'YYYY-MM-DDTHH:MM' on the business's clock as a moment; of an hour that the clocks jump over, the one after it. */
export const momentOf = (wall: string, timezone: string): Date =>
  toZoned(parseDateTime(wall), ianaZone(timezone)).toDate();

/** Why an order cannot be had at that moment, as it is said; null when it can. */
export function refusalAt(
  hours: Hours,
  settings: Pick<OrderSettings, 'ready_minutes' | 'busy_minutes'>,
  wantedAt: Date,
  now: Date,
): string | null {
  const then = (moment: Date) => dayAndTime(moment, now, hours.timezone);
  if (wantedAt <= now) return 'That time has passed.';
  if (dayOf(wantedAt, hours.timezone) > addDays(dayOf(now, hours.timezone), AHEAD_DAYS))
    return 'We take orders up to two weeks ahead.';
  // At closing time it can still be fetched.
  const { open, next } = openingAt(hours, wantedAt);
  if (!open && !openingAt(hours, minutesFrom(wantedAt, -1)).open)
    return `We are closed then.${next ? ` After that we open ${then(next)}.` : ''}`;
  const earliest = earliestFor(hours, settings, wantedAt, now);
  if (wantedAt >= minutesFrom(earliest, -SLACK_MINUTES)) return null;
  return `That is sooner than the kitchen can do. The earliest is ${then(rounded(earliest))}.`;
}

/** The kitchen begins now or when the business opens; it is behind only now. */
function earliestFor(
  hours: Hours,
  { ready_minutes, busy_minutes }: Pick<OrderSettings, 'ready_minutes' | 'busy_minutes'>,
  wantedAt: Date,
  now: Date,
): Date {
  if (ready_minutes === null) return now;
  const begins = minutesFrom(wantedAt, -ready_minutes);
  if (begins <= now) return minutesFrom(now, ready_minutes + busy_minutes);
  const { open, next } = openingAt(hours, begins);
  return open || !next ? minutesFrom(now, ready_minutes + busy_minutes) : minutesFrom(next, ready_minutes);
}

const minutesFrom = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);

/** Up to the next five minutes. */
const rounded = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / (5 * MINUTE_MS)) * 5 * MINUTE_MS);

/** The sentence that tells a caller why an order cannot be had at a moment; null: it can. */
export async function whyNotWanted(
  db: Db | Tx,
  agentId: string,
  wantedAt: Date,
  now = new Date(),
): Promise<string | null> {
  return refusalAt(await findHours(db, agentId), await orderSettings(db, agentId, now), wantedAt, now);
}

/** Refuses with `invalid` a moment at which it cannot be had. */
export async function refuseUnwanted(db: Tx, agentId: string, wantedAt: Date, now = new Date()): Promise<void> {
  const message = await whyNotWanted(db, agentId, wantedAt, now);
  if (message) refuseField('wanted_at', message);
}

/** What is promised, until when the kitchen leaves it, and what closing comes before it. */
export async function findTimes(tx: Tx, agentId: string, wantedAt: Date | null, opens: Date | null, now = new Date()) {
  const [settings, hours] = [await orderSettings(tx, agentId, now), await findHours(tx, agentId)];
  if (!wantedAt) return timesAsSoonAsCanBe(settings, hours, opens, now);
  const begins = new Date(wantedAt.getTime() - (settings.ready_minutes ?? USUAL_MINUTES) * MINUTE_MS);
  return { promised_at: wantedAt, waits_until: begins > now ? begins : opens, closes_at: null };
}

/** What is ready only after the business has closed is promised with that closing beside it. */
export function timesAsSoonAsCanBe(
  settings: Pick<OrderSettings, 'ready_minutes' | 'busy_minutes'>,
  hours: Hours,
  opens: Date | null,
  now: Date,
) {
  const promised_at = promise(settings, opens, now);
  const closes = openingAt(hours, opens ?? now).closes;
  return { promised_at, waits_until: opens, closes_at: closes && promised_at && closes < promised_at ? closes : null };
}

/** 'today at 6:30 PM', 'tomorrow at noon', 'Tuesday at 11 AM', 'Tuesday, December 8 at noon', on the business's clock. */
export function dayAndTime(moment: Date, now: Date, timezone: string): string {
  const [day, today] = [dayOf(moment, timezone), dayOf(now, timezone)];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: ianaZone(timezone), ...options }).format(moment);
  const far: Intl.DateTimeFormatOptions = day < addDays(today, 7) ? {} : { month: 'long', day: 'numeric' };
  const near = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : format({ weekday: 'long', ...far });
  const clock = format({ hour: 'numeric', minute: '2-digit' }).replace(':00', '').replace(/\s/, ' ');
  return `${near} at ${clock === '12 PM' ? 'noon' : clock}`;
}
