import type { FindSlotsInput, FoundSlot, FoundSlots } from '@attendant/contract/bookings/tools';
import type { ToolOutcome } from '@attendant/voice/roles';
import { ofDate, offDays, offThatDay } from '../../decide/answers/days/off-days.ts';
import { closedAnswer } from '../../decide/answers/hours.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { ahead, clockOf, minutesOf, weekdayOf } from '../../heard/when/calendar.ts';
import { isOneDay, type SaidDay, type SaidTime, type Shift } from '../../heard/when/piece.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import { isUnwanted, type When, type Wish } from '../../heard/when/when.ts';
import { longDate } from '../../say/times.ts';
import { byDay } from './by-day.ts';
import { choose } from './details.ts';
import type { Draft } from './draft.ts';
import { slotList, wallOf, wishWords } from './slot-words.ts';
import { isStaffed, othersThan, personOf, visitInput, withWhom } from './visit.ts';
import { offerWaiting, startWaiting } from './waiting.ts';

/** What can be kept in mind on the phone. */
const OFFERED_MOST = 3;
const OFFERED_OF_EACH = 2;

/** What was said now goes before what was said earlier; the day stays when only the time changes, and the reverse. */
export function mergeWish(draft: Draft, { day, time, others, without, pick, byName }: When): void {
  if (day && !byName) draft.week = weekOf(day);
  if (day || time?.at) draft.notAt = [];
  draft.wish = {
    day: day ?? draft.wish.day,
    time: time ? among(time, day ? null : draft.wish.time) : ofOther(draft.wish.time, day),
  };
  if (time && !time.ofDay && !time.vague && (time.after ?? time.before)) draft.limits = time;
  draft.whichever = pick === 'any';
  draft.others = others.map((other) => ({ day: other.day ?? draft.wish.day, time: other.time }));
  draft.without = [...draft.without, ...without];
}

/** The days around one that was named by its date; those of a span. */
function weekOf(day: SaidDay): SaidDay | null {
  if (!isOneDay(day)) return day.until ? day : null;
  const monday = ahead(day.date, -((weekdayOf(day.date) + 6) % 7));
  return { date: monday, until: ahead(monday, 6) };
}

/** 'Tonight' says nothing of another day. */
const ofOther = (time: SaidTime | null, day: When['day']): SaidTime | null => (day && time?.ofDay ? null : time);

/** 'The latest one', of the evening that was spoken of. */
const among = (time: SaidTime, before: SaidTime | null): SaidTime =>
  time.last && !time.after && !time.before && before
    ? { ...(before.after && { after: before.after }), ...(before.before && { before: before.before }), ...time }
    : time;

/** Free slots as they are wished for now. */
export function search(talk: Talk, draft: Draft): void {
  // Beside which of theirs it is to lie.
  if (draft.besideMine) return void (talk.tool = { name: 'find_bookings', input: {} });
  const off = isOneDay(draft.wish.day) ? offThatDay(talk, draft.wish.day.date, saidOf(draft)) : null;
  if (off !== null) {
    if (!talk.say.some((one) => one.includes(off))) talk.say.push(off);
    talk.state.toldNot.push(off, ofDate(draft.wish.day?.date ?? '', off));
    if (tryOther(talk, draft)) return;
    draft.wish = { ...draft.wish, day: null };
    return ask(talk, { kind: 'booking', part: 'when' }, 'Which other day would suit you?');
  }
  draft.widened = false;
  draft.free = [];
  draft.hoped = draft.wish;
  look(talk, draft);
}

const saidOf = ({ words, about, by, beside }: Draft): string =>
  [words, about, ...beside, by].filter(Boolean).join(' . ');

/** 'With Ruben please', of a time at which he is not in: it is said, and another asked for. True when it was. */
export function leavesTheirDays(talk: Talk, draft: Draft): boolean {
  const spoken = draft.chosen ?? draft.offered[0];
  if (!spoken || talk.heard.when.day) return false;
  const { date } = wallOf(spoken, talk.facts);
  if (offThatDay(talk, date, saidOf(draft)) === null) return false;
  Object.assign(draft, { wish: { ...draft.wish, day: oneDay(date) }, chosen: null, offered: [] });
  search(talk, draft);
  return true;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

export function look(talk: Talk, draft: Draft): void {
  draft.wish = byDay(talk.facts, draft.wish);
  const { without, subject } = draft;
  const { day, time } = draft.wish;
  const near = time?.at ?? time?.near;
  const unwanted = without.flatMap((one) => ('weekday' in one ? one.weekday : []));
  const theirs = offDays(talk, saidOf(draft));
  const dates = [...without.flatMap((one) => ('date' in one ? one.date : [])), ...theirs.dates];
  const off = isOneDay(day) ? [] : [...unwanted, ...theirs.weekdays];
  const weekdays = (day?.weekdays ?? WEEK).filter((weekday) => !off.includes(weekday));
  const input: FindSlotsInput = {
    from_day: day?.date ?? wallClock(talk.facts).date,
    ...(day?.until && { until_day: day.until }),
    ...(weekdays.length < WEEK.length && { weekdays }),
    ...(dates.length > 0 && !isOneDay(day) && { not_on: dates.slice(0, 20) }),
    ...(near && { near }),
    ...(time?.after && { after: time.after }),
    ...(time?.before && { before: time.before }),
    ...(time?.last && { latest: true }),
    ...visitInput(talk.facts, draft),
    ...(subject && isStaffed(talk.facts) && { booking_id: subject.booking_id }),
  };
  talk.tool = { name: 'find_slots', input };
}

/** Offers what was found, takes what was named exactly, or says why there is nothing and what is nearest. */
export function afterSearch(talk: Talk, draft: Draft, outcome: ToolOutcome): void {
  const all = outcome.ok && isFoundSlots(outcome.value) ? outcome.value : null;
  const found = all && {
    ...all,
    slots: all.slots.filter((slot) => !draft.notAt.includes(wallOf(slot, talk.facts).time)),
  };
  if (!found) {
    talk.say.push(outcome.ok ? "I can't see the calendar just now." : outcome.say);
    return giveUp(talk);
  }
  const { wish } = draft;
  const [first] = found.slots;
  if (!first && draft.free.length > 0) return takeFree(talk, draft);
  const at = wish.time?.at;
  if (!first && at && isPerhapsTheirs(talk, draft)) return;
  if (!first) return widen(talk, draft, found.none);
  // Of several days on which it may be at its time
  const alike = at && draft.subject && !isOneDay(wish.day) ? found.slots.filter((slot) => isAt(slot, at, talk)) : [];
  if (alike.length > 1) return offer(talk, draft, alike.slice(0, OFFERED_MOST));
  const exact = wish.time?.last || wish.time?.first ? first : found.slots.find((slot) => isAt(slot, at, talk));
  // With somebody else than was asked for it is only offered.
  if (exact && draft.instead !== null) return offer(talk, draft, [exact]);
  if (exact && !(draft.widened && !isOneDay(wish.day))) {
    draft.free.push(exact);
    return takeFree(talk, draft);
  }
  if (at && isPerhapsTheirs(talk, draft)) return;
  if (at && !draft.widened) talk.say.push(`I don't have anything${wishWords(wish)}${withWished(talk, draft)}.`);
  if (!at && !draft.whichever && (draft.others.length > 0 || draft.free.length > 0)) {
    // 'Do you have Wednesday or Thursday?' asks of both.
    draft.free.push(...found.slots.slice(0, OFFERED_OF_EACH));
    return tryOther(talk, draft) ? undefined : offer(talk, draft, draft.free);
  }
  if (draft.free.length > 0) return takeFree(talk, draft);
  if (at && !draft.widened && tryOther(talk, draft)) return;
  offer(
    talk,
    draft,
    at
      ? nearest(within(found.slots, draft.limits, talk), at, talk)
      : nearest(found.slots, wish.time?.near ?? null, talk),
  );
}

/** A moment that is not free may be so because it is the caller's own. True when it is looked up. */
function isPerhapsTheirs(talk: Talk, draft: Draft): boolean {
  const known = draft.lookedUp || draft.another || draft.widened || draft.doing !== 'book' || !talk.facts.callerPhone;
  // Who names several moments wishes for one of them.
  const isWish = draft.others.length > 0;
  if (known || isWish || !isOneDay(draft.wish.day)) return false;
  draft.lookedUp = true;
  talk.tool = { name: 'find_bookings', input: {} };
  return true;
}

const isAt = (slot: FoundSlot, at: string | undefined, { facts }: Talk): boolean => wallOf(slot, facts).time === at;

/** 'At noon or at one': where both are free both are offered. */
function takeFree(talk: Talk, draft: Draft): void {
  const { free, whichever } = draft;
  const [first, ...more] = free;
  if (!whichever && tryOther(talk, draft)) return;
  if (first && more.length === 0) choose(talk, draft, first);
  else offer(talk, draft, free);
}

/** The next of the times that would do as well. True when there is one. */
function tryOther(talk: Talk, draft: Draft): boolean {
  const [next, ...rest] = draft.others;
  if (!next) return false;
  Object.assign(draft, { wish: next, others: rest });
  look(talk, draft);
  return true;
}

/** 'I have to be out by half past five' holds for what is offered in place of another time, too. */
function within(slots: FoundSlot[], limits: SaidTime | null, { facts }: Talk): FoundSlot[] {
  const kept = slots.filter((slot) => {
    const { time } = wallOf(slot, facts);
    return (!limits?.after || time >= limits.after) && (!limits?.before || time < limits.before);
  });
  return kept.length > 0 ? kept : slots;
}

/** Those closest to the wished time, in their order; the first of them where there is none. */
function nearest(slots: readonly FoundSlot[], at: string | null, talk: Talk): FoundSlot[] {
  if (at === null) return slots.slice(0, OFFERED_MOST);
  const away = (slot: FoundSlot) => Math.abs(minutesOf(wallOf(slot, talk.facts).time) - minutesOf(at));
  const close = [...slots].sort((one, other) => away(one) - away(other)).slice(0, OFFERED_MOST);
  return slots.filter((slot) => close.includes(slot));
}

/** At most a few, in words, with who has them where that was not said. */
export function offer(talk: Talk, draft: Draft, slots: FoundSlot[]): void {
  draft.offered = slots;
  const whom = draft.instead === null ? '' : withWhom(talk.facts, slots);
  const question = slots.length > 1 ? 'Which would you like?' : 'Would that work?';
  ask(talk, { kind: 'booking', part: 'which' }, `I have ${slotList(slots, talk.facts)}${whom}. ${question}`);
}

/** Nothing as wished: why, said truthfully, and the nearest there is instead. */
function widen(talk: Talk, draft: Draft, none: FoundSlots['none']): void {
  const { day, time } = draft.wish;
  if (draft.widened && !time) {
    talk.say.push("I'm sorry, I have nothing free in the coming weeks.");
    return draft.doing === 'book' ? offerWaiting(talk) : giveUp(talk);
  }
  if (draft.instead !== null) Object.assign(draft, { person: draft.instead, instead: null });
  else if (!draft.widened) {
    talk.say.push(whyNone(talk, draft, none));
    if (askOthers(talk, draft, none)) return;
    if (draft.waits === 'otherwise') return startWaiting(talk, draft, 'whenever');
  }
  if (tryOther(talk, draft)) return;
  draft.widened = true;
  const from = none === 'past' || !day ? null : { date: day.date, until: null };
  draft.wish = day?.until ? { day: from, time: time?.ofDay ? null : time } : { day: from, time: null };
  look(talk, draft);
}

/** Whether somebody else has time then, before other times are looked for. True when that is asked. */
function askOthers(talk: Talk, draft: Draft, none: FoundSlots['none']): boolean {
  const others = draft.person !== null && (none === 'away' || none === 'full') ? othersThan(talk.facts, draft) : [];
  if (others.length === 0) return false;
  Object.assign(draft, { instead: draft.person, person: null });
  look(talk, draft);
  return true;
}

const withWished = ({ facts }: Talk, { person }: Draft): string => withWhom(facts, [{ person_id: person }]);

function whyNone(talk: Talk, draft: Draft, none: FoundSlots['none']): string {
  const { facts } = talk;
  const { day, time } = draft.wish;
  const who = personOf(facts, draft.person);
  const date = day?.date ?? wallClock(facts).date;
  if (none === 'past') return `${longDate(date)} has already passed.`;
  if (none === 'closed' && isOneDay(day)) return closedAnswer(facts, date);
  if (none === 'away' && who)
    return `${who.name} isn't in${wishWords({ day: day ?? { date, until: null }, time: null })}.`;
  return `I have nothing free${wishWords({ day: day ?? { date, until: null }, time })}${withWished(talk, draft)}.`;
}

/** "A bit later", "something earlier", "another day": seen from what was offered last, or stands. */
export function shift(talk: Talk, draft: Draft, { shift, otherDay, time }: When): boolean {
  const first = draft.offered[0] ?? draft.chosen ?? draft.subject;
  const last = draft.offered.at(-1) ?? draft.chosen ?? draft.subject;
  if (!first || !last || !(shift || otherDay)) return false;
  const [from, to] = [wallOf(first, talk.facts), wallOf(last, talk.facts)];
  const today = wallClock(talk.facts).date;
  if (shift?.minutes) {
    const by = byMinutes(draft.chosen ? wallOf(draft.chosen, talk.facts) : from, shift);
    // Of several that were offered, a week later: at any of their times
    const any = shift.minutes % 1440 === 0 && !draft.chosen && draft.offered.length > 0;
    draft.wish = { ...by, time: time ?? (any ? draft.wish.time : by.time) };
  } else if (otherDay || !shift) draft.wish = { ...draft.wish, day: { date: ahead(to.date, 1), until: null } };
  else if (isUnwanted(from.date, [...draft.without, ...(draft.said?.without ?? [])])) {
    // 'I can't do Thursday, anything sooner?': on the days before it.
    const day = shift.later ? { date: ahead(to.date, 1), until: null } : { date: today, until: ahead(from.date, -1) };
    draft.wish = { day, time: null };
  } else if (shift.later) draft.wish = { day: oneDay(to.date), time: { after: clockOf(minutesOf(to.time) + 1) } };
  else if (shift.sooner && from.date > today)
    draft.wish = { day: { date: today, until: ahead(from.date, -1) }, time: null };
  else draft.wish = { day: oneDay(from.date), time: { before: from.time, near: from.time } };
  search(talk, draft);
  return true;
}

export const oneDay = (date: string) => ({ date, until: date });

/** So many minutes, or whole days, from a moment. */
export function byMinutes(from: { date: string; time: string }, { later, minutes }: Shift): Wish {
  const by = (minutes ?? 0) * (later ? 1 : -1);
  if (by % 1440 === 0) return { day: oneDay(ahead(from.date, by / 1440)), time: { at: from.time } };
  return { day: oneDay(from.date), time: { at: clockOf(minutesOf(from.time) + by) } };
}

/** No slot will come of it: somebody calls back instead. */
export function giveUp(talk: Talk): void {
  talk.state.booking = null;
  ask(talk, { kind: 'message?' }, 'Shall I take a message, so that someone calls you back?');
}

function isFoundSlots(value: unknown): value is FoundSlots {
  return typeof value === 'object' && value !== null && 'slots' in value && Array.isArray(value.slots);
}
