import { ahead, type Calendar, weekdayOf } from './calendar.ts';
import {
  type HeardTime,
  isOneDay,
  type Pick,
  type Piece,
  type RawDay,
  type RawWish,
  type SaidTime,
  type Shift,
} from './piece.ts';
import type { Placed } from './pieces.ts';
import { dateOf, shifted, span, together } from './raw-days.ts';
import { isOutside } from './settle.ts';

export interface Heard {
  wishes: RawWish[];
  bare: HeardTime | null;
  without: RawDay[];
  /** Hours that will not do. */
  notAt: HeardTime[];
  had: RawWish[];
  pick: Pick | null;
  shift: Shift | null;
  same: boolean;
  otherDay: boolean;
  soon: boolean;
  past: number | null;
}

/** What the pieces before one say of it. */
interface Before {
  /** Behind 'not', behind 'my', behind 'are you open', behind 'or', behind a correction. */
  not: boolean;
  mine: boolean;
  asked: boolean;
  joined: boolean;
  corrected: boolean;
  offset: number;
  bound: Extract<Piece, { kind: 'bound' }>['bound'] | null;
}
const NOTHING: Before = {
  not: false,
  mine: false,
  asked: false,
  joined: false,
  corrected: false,
  offset: 0,
  bound: null,
};

/** What is being put together: what was heard so far, and what stands before the next piece. */
interface Fold {
  heard: Heard;
  before: Before;
  /** Days that are only asked about: 'are you open on Friday'. */
  asked: RawDay[];
  pieces: readonly Placed[];
  calendar: Calendar;
}

/** Puts the pieces of an utterance together, in the order in which they were said. */
export function fold(pieces: readonly Placed[], calendar: Calendar): Heard {
  const none = { bare: null, pick: null, shift: null, same: false, otherDay: false, soon: false, past: null };
  const heard: Heard = { ...none, wishes: [], without: [], notAt: [], had: [] };
  const all: Fold = { heard, before: { ...NOTHING }, asked: [], pieces, calendar };
  for (const at of pieces.keys()) takePiece(all, at);
  // 'The day after', of what stands
  const { offset } = all.before;
  if (offset !== 0) heard.shift = { later: offset > 0, minutes: Math.abs(offset) * 1440 };
  const [asked] = all.asked;
  if (asked && heard.wishes.every(({ day }) => !day)) takeDay(heard, asked, NOTHING, false, calendar);
  return heard;
}

/** So many words may stand between 'or' and what it joins. */
const JOINED_WITHIN = { or: 5, and: 1 };
/** And between 'not' and what it denies. */
const DENIED_WITHIN = 4;

function takePiece(all: Fold, at: number): void {
  const { heard, before, pieces } = all;
  const [last, here] = [pieces[at - 1], pieces[at]];
  if (!here) return;
  const gap = last ? here.from - last.to : 0;
  if ((last?.piece.kind === 'or' || last?.piece.kind === 'and') && gap > JOINED_WITHIN[last.piece.kind])
    before.joined = false;
  // 'My tooth hurts, anything today': 'my' is of what stands right behind it.
  if (gap > 0 || here.piece.kind === 'noise') before.mine = false;
  // 'Not great, whatever, can I come Monday'
  if (gap > DENIED_WITHIN) before.not = false;
  const { piece } = here;
  if (piece.kind === 'day' || piece.kind === 'weekday' || piece.kind === 'weekdays') putDay(all, piece, at, gap);
  else if (piece.kind === 'time' || (piece.kind === 'bare' && isTime(pieces, at, heard, before))) {
    const kept = heard.had.at(-1);
    // 'I have one on Thursday at two': both are of it.
    const isKept = gap === 0 && kept !== undefined && kept.day === last?.piece && piece.time.at !== undefined;
    if (before.mine) takeHad(all, piece.time);
    else if (isKept && heard.wishes.length === 0) kept.time = piece.time;
    else if (!before.not) takeTime(heard, piece.time, before);
    else if (piece.time.part) takeTime(heard, { part: otherThan(piece.time.part) }, before);
    else if (piece.time.at) heard.notAt.push(piece.time);
    // 'An appointment at three today': both are of it.
    all.before = { ...NOTHING, offset: before.offset, mine: before.mine };
    return;
  } else {
    if (piece.kind !== 'bare') turn(all, piece, pieces[at + 1]?.piece);
    else if (before.not) {
      before.not = false;
      heard.notAt.push(piece.time);
    } else heard.bare = piece.time;
    return;
  }
  all.before = { ...NOTHING };
}

/** 'Change me from ten to eleven': from what they have to what they want. */
function takeHad({ heard, before }: Fold, time: HeardTime): void {
  const { after, before: until } = time;
  heard.had.push({ day: null, time: after && until ? { at: after } : time });
  if (after && until) takeTime(heard, { at: until }, before);
}

function putDay({ heard, before, asked, pieces, calendar }: Fold, piece: RawDay, at: number, gap: number): void {
  const day = bounded(before.offset === 0 ? piece : shifted(piece, before.offset, calendar), before, gap, calendar);
  const denied =
    (before.not && before.bound !== 'until') || (before.joined && gap === 0 && isDenied(pieces, at, heard));
  if (denied) return void heard.without.push(day);
  if (before.mine) return void heard.had.push({ day, time: null });
  if (before.asked) return void asked.push(day);
  takeDay(heard, day, before, through(pieces, at), calendar);
  if (piece.kind === 'day' && piece.time) takeTime(heard, piece.time, before);
}

/** What says neither a day nor a time changes what the next one means, or what was said. */
function turn(all: Fold, piece: Piece, next: Piece | undefined): void {
  const { heard, before, calendar } = all;
  const { kind } = piece;
  before.mine = false;
  if (kind === 'not') {
    before.not = true;
    // 'Any day but Thursday'
    if (piece.open) heard.soon = true;
  } else if (kind === 'mine' || kind === 'asked') before[kind] = true;
  else if (kind === 'or' || kind === 'and') before.joined = true;
  else if (kind === 'correction') Object.assign(before, { corrected: true, joined: false, not: false });
  else if (kind === 'so') before.not = false;
  else if (kind === 'bound') before.bound = piece.bound;
  // 'Not until Friday', and not 'not able to make it'
  else if (kind === 'through' && before.not && next && OF_MOMENTS.has(next.kind)) before.bound = 'until';
  else if (kind === 'notBefore') deny(heard);
  else if (kind === 'notThen') denyTime(heard, piece);
  else if (kind === 'offset' && !piece.behind) before.offset += piece.days;
  else if (kind === 'offset') {
    // 'The following day', of none that was named with it
    if (heard.wishes.every(({ day }) => !day))
      heard.shift = { later: piece.days > 0, minutes: Math.abs(piece.days) * 1440 };
    for (const wish of heard.wishes) wish.day &&= shifted(wish.day, piece.days, calendar);
  } else if (kind === 'shift') {
    const { later, minutes, sooner } = piece;
    heard.shift = { later, minutes, ...(sooner && { sooner }) };
  } else if (kind === 'past') putPast(heard, piece.minutes);
  else if (kind === 'pick') heard.pick = piece.pick;
  else if (kind === 'same' || kind === 'otherDay') heard[kind] = true;
  else if (kind === 'soon') Object.assign(heard, { soon: true, pick: heard.pick ?? 0 });
}

/** 'At three, no, half past' */
function putPast(heard: Heard, minutes: number): void {
  const at = heard.wishes.at(-1)?.time?.at;
  if (at) at.minutes = 60 * Math.floor(at.minutes / 60) + minutes;
  else heard.past = minutes;
}

/** 'Thursday doesn't work': the day before it is not wished for; 'mornings are out': the other half of a day is. */
function deny(heard: Heard): void {
  const wish = heard.wishes.at(-1);
  // 'Noon doesn't work', 'one's no good'
  const at = !wish?.day && wish?.time?.at ? wish.time : wish ? null : heard.bare;
  if (at) {
    heard.notAt.push(at);
    heard.bare = null;
    if (wish) heard.wishes.pop();
    return;
  }
  if (wish?.time?.part && !wish.day && !wish.time.at) wish.time = { part: otherThan(wish.time.part) };
  if (!wish?.day) return;
  heard.without.push(wish.day);
  heard.wishes.pop();
  if (wish.time && heard.wishes.length === 0) heard.had.push({ day: wish.day, time: wish.time });
}

/** 'Thursday at nine is too early': the day stays. */
function denyTime(heard: Heard, { early, ofThat }: { early: boolean; ofThat?: true }): void {
  const { wishes, had } = heard;
  const wish = wishes.at(-1);
  // 'Eight's too early', 'that's too early', of what was offered
  if (!wish && (heard.bare || ofThat)) heard.shift = { later: early, minutes: null };
  heard.bare = null;
  if (!wish?.time) return;
  had.push({ ...wish });
  wish.time = null;
}

function takeDay({ wishes, had }: Heard, day: RawDay, before: Before, through: boolean, calendar: Calendar): void {
  const last = wishes.at(-1);
  if (!last) return void wishes.push({ day, time: null });
  if (!last.day && !(before.joined && last.time)) return void (last.day = day);
  if (before.joined && last.day) return void wishes.push({ day, time: null });
  if (through && last.day) {
    had.push({ day: last.day, time: null });
    return void (last.day = span(last.day, day, calendar));
  }
  for (const wish of wishes) {
    const both = wish.day && !before.corrected ? together(wish.day, day, calendar) : null;
    if (both) wish.day = both;
    else if (wish === last) {
      if (wish.day) had.push({ day: wish.day, time: null });
      // 'It's Thursday at eight, any day next week works': the hour was of that.
      if (wish.day && wish.time?.at && day.kind === 'day' && !isOneDay(day.day)) wish.time = null;
      wish.day = day;
      if (before.corrected) wishes.splice(0, wishes.length - 1);
    }
  }
}

function takeTime({ wishes }: Heard, time: HeardTime, before: Before): void {
  const last = wishes.at(-1);
  if (!last) return void wishes.push({ day: null, time });
  if (!last.time) return void (last.time = time);
  const ends = (last.time.after && time.before) || (last.time.before && time.after);
  if (before.joined && !ends) return void wishes.push({ day: null, time });
  if (before.corrected)
    last.time = { ...(time.part ? {} : { ...(last.time.part && { part: last.time.part }) }), ...time };
  else if (time.at) last.time = { ...last.time, at: time.at };
  else if (last.time.at && isOutside(last.time.at, time)) last.time = time;
  else last.time = { ...last.time, ...time };
}

/** 'Not in the morning' */
const otherThan = ({ after, before }: SaidTime): SaidTime =>
  !after && before ? { after: before } : { before: after ?? '12:00' };

/** A number beside a day, a part of the day or another time is a time; also where it corrects one. */
function isTime(pieces: readonly Placed[], at: number, heard: Heard, before: Before): boolean {
  const [last, here, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (!here) return false;
  const time = heard.wishes.at(-1)?.time;
  if ((before.corrected && time) || (!time && heard.had.some((one) => one.time?.at))) return true;
  if (last && (last.piece.kind === 'or' || last.piece.kind === 'and') && here.from === last.to && time) return true;
  if (time?.at) return false;
  // 'Nine and nine thirty', 'two or three'
  const after = pieces[at + 2];
  const joins = next?.piece.kind === 'and' || next?.piece.kind === 'or';
  const joined = joins && after && next.from === here.to && after.from === next.to;
  if (joined && (after.piece.kind === 'time' || after.piece.kind === 'bare')) return true;
  const near = (one: Placed | undefined, gap: number) =>
    one !== undefined && gap <= 1 && OF_MOMENTS.has(one.piece.kind);
  return near(last, last ? here.from - last.to : 9) || near(next, next ? next.from - here.to : 9);
}

const OF_MOMENTS = new Set<Piece['kind']>(['day', 'weekday', 'weekdays', 'time']);

/** 'Not Monday or Tuesday' denies both. */
function isDenied(pieces: readonly Placed[], at: number, { without }: Heard): boolean {
  const one = pieces[at - 2]?.piece;
  return one !== undefined && without.some((day) => day === one);
}

function through(pieces: readonly Placed[], at: number): boolean {
  const [first, to] = [pieces[at - 2], pieces[at - 1]];
  // 'Saturday, can we move it to Friday' is no span.
  return (
    first !== undefined && to?.piece.kind === 'through' && OF_MOMENTS.has(first.piece.kind) && to.from - first.to < 2
  );
}

function bounded(raw: RawDay, { bound, not }: Before, gap: number, calendar: Calendar): RawDay {
  if (!bound || gap > 1 || raw.kind === 'weekdays') return raw;
  const { date, until } = dateOf(raw, calendar);
  const end = until ?? date;
  switch (bound) {
    case 'from':
      return { kind: 'day', day: { date, until: null } };
    case 'after':
      return { kind: 'day', day: { date: ahead(end, 1), until: null } };
    case 'before':
      return { kind: 'day', day: { date: calendar.date, until: ahead(date, -1) } };
    case 'until':
      // 'Away until the 20th'
      if (not) return { kind: 'day', day: { date: end, until: null } };
      return { kind: 'day', day: { date: calendar.date, until: end } };
    case 'week': {
      const monday = ahead(date, -((weekdayOf(date) + 6) % 7));
      return { kind: 'day', day: { date: monday, until: ahead(monday, 6) } };
    }
  }
}
