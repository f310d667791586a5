import type { FoundSlot } from '@attendant/contract/bookings/tools';
import type { Talk } from '../../decide/talk.ts';
import { ahead } from '../../heard/when/calendar.ts';
import { isOneDay } from '../../heard/when/piece.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import { isUnwanted, type When } from '../../heard/when/when.ts';
import { askFor } from './asking.ts';
import { choose } from './details.ts';
import type { BookingPart, Draft } from './draft.ts';
import { nameMine } from './existing.ts';
import { agrees, asMoved, offeredPast } from './moments.ts';
import { pickSlot } from './pick.ts';
import { mergeWish, offer, oneDay, search, shift } from './search.ts';
import { wallOf } from './slot-words.ts';
import { askVisit, takeService } from './visit.ts';

/** Turns that are about what is done, who does it, and when. */

/** Asks what has to be known before a time can be looked for, or looks for one. */
export function goOnToTime(talk: Talk, draft: Draft): void {
  if (askVisit(talk, draft)) return;
  if (draft.wish.day || draft.wish.time || draft.besideMine) search(talk, draft);
  else askFor(talk, 'when', 'Which day and time would suit you?');
}

/** The answer to what it is for, or with whom of two; with it often comes when. */
export function takeVisit(talk: Talk, draft: Draft, part: 'service' | 'person'): boolean {
  const { visit, when: heard } = talk.heard;
  const isAnswered = part === 'service' ? takeService(talk, draft) : draft.person !== null || visit.anybody;
  // 'The first one' is no time.
  const bare = heard.day !== null || !isAnswered ? heard.bare : null;
  const when = { ...heard, time: heard.time ?? bare };
  const timed = (when.day !== null || when.time !== null) && !(when.soon && talk.heard.onlyAsking);
  // Who tells twice when, and not for what, is not asked a third time.
  if (timed && !isAnswered && part === 'service' && (draft.wish.day ?? draft.wish.time))
    Object.assign(draft, { unnamed: true, about: draft.about ?? draft.words.split(' / ')[0], aboutAsked: true });
  if (timed) mergeWish(draft, when);
  if (isAnswered || timed) goOnToTime(talk, draft);
  return isAnswered || timed || talk.ask !== null;
}

/** 'With Doctor Hale instead', 'make it a checkup': at the same time, where nothing else is said. */
export function changeVisit(talk: Talk, draft: Draft, when: When): boolean {
  const spoken = draft.chosen ?? draft.offered[0];
  const wall = spoken && wallOf(spoken, talk.facts);
  const picked = draft.offered.filter(({ person_id }) => person_id && person_id === draft.person);
  const [only] = picked;
  if (only && picked.length === 1 && !draft.chosen && !when.day && !when.time) {
    choose(talk, draft, only);
    return true;
  }
  if (wall && !when.day)
    draft.wish = { day: oneDay(wall.date), time: draft.chosen && !when.time ? { at: wall.time } : draft.wish.time };
  if (when.day || when.time) mergeWish(draft, when);
  Object.assign(draft, { chosen: null, offered: [] });
  goOnToTime(talk, draft);
  return true;
}

/** Takes the moments of an answer: one of those offered, another wish, or one beside what stands. True when there were any. */
export function takeWhen(talk: Talk, draft: Draft, part: BookingPart, when: When): boolean {
  const timed = when.day !== null || when.time !== null;
  const shifted = when.shift !== null || when.otherDay;
  if (part === 'cancel' && !timed && !shifted) return false;
  if (part === 'which' || (when.pick !== null && draft.offered.length > 1 && part !== 'name')) {
    const picked = pickSlot(talk, draft, when);
    if (picked) {
      // Who picks the earliest hears which that is.
      draft.agreed = when.soon;
      choose(talk, draft, picked);
      return true;
    }
  }
  const past = when.past !== null && !timed && !draft.chosen ? offeredPast(talk, when.past, draft.offered) : [];
  // 'Half past', where two of them are
  if (past.length > 1) {
    offer(talk, draft, past);
    return true;
  }
  if (!timed && when.notAt.length > 0 && part !== 'cancel' && leaveHours(talk, draft, when)) return true;
  if (!timed && !when.shift && when.without.length > 0 && part !== 'cancel' && draft.mine.length < 2) {
    leaveDay(talk, draft, when);
    mergeWish(draft, when);
    draft.chosen = null;
    search(talk, draft);
    return true;
  }
  // 'The day after, same time' is another than the one that stands.
  if (timed && !when.shift?.minutes && agrees(talk, draft, when)) return false;
  if (part === 'cancel' && timed && nameMine(talk, draft, when)) return true;
  if (part === 'cancel' && talk.heard.onlyAsking && when.soon) return false;
  if (part === 'cancel') draft.doing = 'move';
  if (!timed || (when.shift?.minutes && !when.day)) return shift(talk, draft, when);
  if (!when.day) stayOnDay(talk, draft, when);
  mergeWish(draft, asMoved(talk, draft, when));
  draft.chosen = null;
  if (talk.heard.visit.someone && askVisit(talk, draft)) return true;
  search(talk, draft);
  return true;
}

/** 'I can't do noon': what else was offered, or there is on that day, nearest to it. True when that was offered or proposed. */
function leaveHours(talk: Talk, draft: Draft, { notAt }: When): boolean {
  const spoken = draft.chosen ?? draft.offered[0];
  if (!spoken) return false;
  const isLeft = (slot: FoundSlot) => !notAt.includes(wallOf(slot, talk.facts).time);
  const left = draft.chosen ? [] : draft.offered.filter(isLeft);
  if (left.length > 0 && left.length === draft.offered.length) return false;
  draft.notAt.push(...notAt);
  if (left.length > 0) offer(talk, draft, left);
  else {
    const { date, time } = wallOf(spoken, talk.facts);
    draft.wish = { day: oneDay(date), time: { near: time } };
    draft.chosen = null;
    search(talk, draft);
  }
  return true;
}

/** 'No, I can't Thursday': of days behind the one that was offered, or of any where none was. */
function leaveDay({ facts }: Talk, draft: Draft, { without }: When): void {
  const spoken = draft.chosen ?? draft.offered[0];
  const date = spoken ? wallOf(spoken, facts).date : isOneDay(draft.wish.day) ? draft.wish.day.date : null;
  if (date !== null && !isUnwanted(date, without)) return;
  const from = date === null ? wallClock(facts).date : ahead(date, 1);
  draft.wish = { ...draft.wish, day: { date: from, until: null } };
}

/** 'At five' is said of the day that was offered; 'at five, but not Monday' of the days behind it. */
function stayOnDay({ facts }: Talk, draft: Draft, { without }: When): void {
  const spoken = draft.chosen ?? draft.offered[0] ?? draft.subject;
  if (!spoken) return;
  const { date } = wallOf(spoken, facts);
  const day = isUnwanted(date, without) ? { date: ahead(date, 1), until: null } : oneDay(date);
  draft.wish = { ...draft.wish, day };
}

/** 'No, just book it', of one that was left for a call back. True when it goes on. */
export function takeUp(talk: Talk): boolean {
  const { state, heard } = talk;
  const { putOff } = state;
  state.putOff = null;
  const isNew =
    (heard.when.day ?? heard.when.time) !== null || heard.appointment.about !== null || heard.words.length > A_FEW;
  if (!putOff?.chosen || isNew) return false;
  state.booking = putOff;
  choose(talk, putOff, putOff.chosen);
  return true;
}
const A_FEW = 8;
