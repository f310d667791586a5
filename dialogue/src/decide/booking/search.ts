import type { FindSlotsInput, FoundSlot, FoundSlots } from '@attendant/contract/booking-tools';
import type { ToolOutcome } from '@attendant/voice/roles';
import { longDate } from '../../say/times.ts';
import type { When } from '../../understand/when/when.ts';
import { closedAnswer } from '../hours.ts';
import { ask, type Talk } from '../talk.ts';
import { wallClock } from '../wall-clock.ts';
import { choose } from './details.ts';
import type { Draft, SlotWish } from './draft.ts';
import { slotList, wallOf, wishWords } from './slot-words.ts';

/** What can be kept in mind on the phone. */
const OFFERED_MOST = 3;
/** A wish for one time is looked for from a little before it, so that what lies close on both sides can be offered. */
const AROUND_MINUTES = 60;
const WIDER_MINUTES = 240;

/** What was said now goes before what was said earlier; the day stays when only the time changes, and the reverse. */
export function mergeWish(draft: Draft, { day, time }: When): void {
  if (day) Object.assign(draft.wish, { day: day.date, only: day.only });
  if (time) Object.assign(draft.wish, { at: null, after: null, before: null, ...time });
}

export function search(talk: Talk, draft: Draft): void {
  draft.widened = false;
  look(talk, draft.wish);
}

function look(talk: Talk, { day, only, at, after, before }: SlotWish): void {
  const from = at ? minutesLater(at, -AROUND_MINUTES) : after;
  const input: FindSlotsInput = {
    from_day: day ?? wallClock(talk.facts).date,
    ...(only && { only_that_day: true }),
    ...(from && { after: from }),
    ...(before && { before }),
  };
  talk.tool = { name: 'find_slots', input };
}

export function afterSearch(talk: Talk, draft: Draft, outcome: ToolOutcome): void {
  const found = outcome.ok && isFoundSlots(outcome.value) ? outcome.value : null;
  if (!found) {
    talk.say.push(outcome.ok ? "I can't see the calendar just now." : outcome.say);
    return giveUp(talk);
  }
  if (found.slots.length === 0) return widen(talk, draft, found.none);
  const { at } = draft.wish;
  const exact = at ? found.slots.find((slot) => isWished(slot, draft.wish, talk)) : undefined;
  if (exact) return choose(talk, draft, exact);
  if (at && !draft.widened) talk.say.push(`I don't have anything${wishWords(draft.wish)}.`);
  offer(talk, draft, nearest(found.slots, draft.wish, talk).slice(0, OFFERED_MOST));
}

function isWished(slot: FoundSlot, { day, only, at }: SlotWish, talk: Talk): boolean {
  const { date, time } = wallOf(slot, talk.facts);
  return time === at && (!only || date === day);
}

/** For a wish of just one time those closest to it, in their order. */
function nearest(slots: readonly FoundSlot[], { at }: SlotWish, talk: Talk): FoundSlot[] {
  if (!at) return [...slots];
  const first = wallOf(slots[0] ?? { starts_at: '' }, talk.facts).date;
  const sameDay = slots.filter((slot) => wallOf(slot, talk.facts).date === first);
  const away = (slot: FoundSlot) => Math.abs(minutes(wallOf(slot, talk.facts).time) - minutes(at));
  const close = [...sameDay].sort((one, other) => away(one) - away(other)).slice(0, OFFERED_MOST);
  return slots.filter((slot) => close.includes(slot));
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function offer(talk: Talk, draft: Draft, slots: FoundSlot[]): void {
  draft.offered = slots;
  const question = slots.length > 1 ? 'Which would you like?' : 'Would that work?';
  ask(talk, { kind: 'booking', part: 'which' }, `I have ${slotList(slots, talk.facts)}. ${question}`);
}

/** Nothing as wished: why, said truthfully, and the nearest there is instead. */
function widen(talk: Talk, draft: Draft, none: FoundSlots['none']): void {
  const { wish } = draft;
  const { at, after, before } = wish;
  if (draft.widened && !at && !after && !before) {
    talk.say.push("I'm sorry, I have nothing free in the coming weeks.");
    return giveUp(talk);
  }
  if (!draft.widened) talk.say.push(whyNone(talk, wish, none));
  draft.widened = true;
  const day = none === 'past' ? null : wish.day;
  if (at && none !== 'past') draft.wish = { ...wish, at: null, after: minutesLater(at, -WIDER_MINUTES) };
  else if (wish.only) draft.wish = { ...wish, day, only: false };
  else draft.wish = { ...wish, day, at: null, after: null, before: null };
  look(talk, draft.wish);
}

function whyNone({ facts }: Talk, wish: SlotWish, none: FoundSlots['none']): string {
  const { date } = wallClock(facts);
  const day = wish.day ?? date;
  if (none === 'past') return `${longDate(day)} has already passed.`;
  if (none === 'closed' && wish.only) return closedAnswer(facts, day);
  return `I have nothing free${wishWords({ ...wish, day })}.`;
}

/** "A bit later", "something earlier", "another day": seen from what was offered last. */
export function shift(talk: Talk, draft: Draft, said: string): boolean {
  const first = draft.offered[0] ?? draft.chosen;
  const last = draft.offered.at(-1) ?? draft.chosen;
  if (!first || !last) return false;
  const [from, to] = [wallOf(first, talk.facts), wallOf(last, talk.facts)];
  if (/\b(another|different|other) days?\b/.test(said))
    draft.wish = { ...draft.wish, day: dayAfter(to.date), only: false };
  else if (
    /\b(later|afterwards|after that|another time|other times?|what else|anything else|different time|more)\b/.test(said)
  )
    draft.wish = { day: to.date, only: true, at: null, after: minutesLater(to.time, 1), before: null };
  else if (/\b(earlier|sooner|before that)\b/.test(said))
    draft.wish = { day: from.date, only: true, at: null, after: null, before: from.time };
  else return false;
  search(talk, draft);
  return true;
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function minutesLater(time: string, by: number): string {
  const at = Math.max(0, Math.min(minutes(time) + by, 24 * 60 - 1));
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

export function giveUp(talk: Talk): void {
  talk.state.booking = null;
  ask(talk, { kind: 'message?' }, 'Shall I take a message, so that someone calls you back?');
}

function isFoundSlots(value: unknown): value is FoundSlots {
  return typeof value === 'object' && value !== null && 'slots' in value && Array.isArray(value.slots);
}
