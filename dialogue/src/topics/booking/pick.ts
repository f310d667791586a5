import type { FoundSlot } from '@attendant/contract/bookings/tools';
import type { Talk } from '../../decide/talk.ts';
import { weekdayOf } from '../../heard/when/calendar.ts';
import { isOneDay } from '../../heard/when/piece.ts';
import { isUnwanted, type When } from '../../heard/when/when.ts';
import type { Draft } from './draft.ts';
import { wallOf } from './slot-words.ts';

/** The place among so many that a choice means: 'the second one', 'the last'. Null when it is none of them for sure. */
export function placeOf({ pick }: When, count: number): number | null {
  if (pick === null || count === 0) return null;
  if (pick === 'last') return count - 1;
  if (pick === 'any') return 0;
  if (pick === 'other') return count === 2 ? 1 : null;
  return pick < count ? pick : null;
}

/** The offered slot that an answer means; null when it means none of them for sure. */
export function pickSlot(talk: Talk, { offered, chosen }: Draft, when: When): FoundSlot | null {
  const { day, time, pick, soon, without } = when;
  const sure = talk.heard.acts.some(({ kind }) => kind === 'yes' || kind === 'okay' || kind === 'fine');
  const fitting = offered.filter((slot) => {
    const wall = wallOf(slot, talk.facts);
    // 'Four works, but not Monday'
    if (isUnwanted(wall.date, without)) return false;
    return isOn(wall.date, day) && (!time?.at || sameClock(wall.time, time.at));
  });
  if ((isOneDay(day) || time?.at) && fitting.length === 1) return fitting[0] ?? null;
  if (time?.at) return null;
  // 'The Friday one', 'the last one on Friday', 'in the morning, the first one'
  const within = fitting.filter((slot) => isWithin(wallOf(slot, talk.facts).time, time));
  if (time && !time.last && (within.length === 1 || time.first)) return within[0] ?? null;
  const other = offered.find(({ starts_at }) => chosen && starts_at !== chosen.starts_at);
  if (pick === 'other' && chosen && offered.length === 2) return other ?? null;
  if (pick !== null && (!soon || isSoonest(when, fitting))) return within[placeOf(when, within.length) ?? -1] ?? null;
  return sure && !day && !time && offered.length === 1 ? (offered[0] ?? null) : null;
}

/** 'Any day next week' chooses none that was offered of this one. */
const isOn = (date: string, day: When['day']): boolean =>
  !day || (date >= day.date && date <= (day.until ?? date) && (day.weekdays?.includes(weekdayOf(date)) ?? true));

/** 'The earliest you have' is the first that was offered. */
const isSoonest = ({ day }: When, fitting: readonly FoundSlot[]): boolean => fitting.length > 0 && !isOneDay(day);

const isWithin = (clock: string, time: When['time']): boolean =>
  (!time?.after || clock >= time.after) && (!time?.before || clock < time.before);

/** 'At nine' means 9 PM where that is what was offered. */
const sameClock = (one: string, other: string): boolean =>
  one.slice(3) === other.slice(3) && Number(one.slice(0, 2)) % 12 === Number(other.slice(0, 2)) % 12;
