import type { BusinessFacts } from '../../facts.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import type { Wish } from '../../heard/when/when.ts';
import { clock, longDate } from '../../say/times.ts';
import { list } from '../../say/wording.ts';

/** Day and time of a slot on the business's clock. */
export const wallOf = ({ starts_at }: { starts_at: string }, { timezone }: BusinessFacts) =>
  wallClock({ now: new Date(starts_at), timezone });

/** 'Tuesday, November 24 at 4 PM, 4:40 PM or 5:20 PM; or Wednesday, November 25 at 9 AM' */
export function slotList(slots: readonly { starts_at: string }[], facts: BusinessFacts): string {
  const byDay = new Map<string, string[]>();
  for (const slot of slots) {
    const { date, time } = wallOf(slot, facts);
    byDay.set(date, [...(byDay.get(date) ?? []), clock(time)]);
  }
  const days = [...byDay].map(([date, times]) => `${longDate(date)} at ${list(times, 'or')}`);
  return days.length > 1 ? `${days.slice(0, -1).join('; ')}; or ${days.at(-1)}` : (days[0] ?? '');
}

/** ' on Tuesday, November 24 after 4 PM' */
export function wishWords({ day, time }: Wish): string {
  const { at, after, before } = time ?? {};
  const date = day ? dayWords(day) : '';
  if (at) return `${date} at ${clock(at)}`;
  if (after && before) return `${date} between ${clock(after)} and ${clock(before)}`;
  if (after) return `${date} after ${clock(after)}`;
  return before ? `${date} before ${clock(before)}` : date;
}

function dayWords({ date, until }: NonNullable<Wish['day']>): string {
  if (until === date) return ` on ${longDate(date)}`;
  return until ? ` from ${longDate(date)} to ${longDate(until)}` : ` from ${longDate(date)} on`;
}
