import { ask, type Talk } from '../../decide/talk.ts';
import type { WaitHeard } from '../../heard/appointment/waiting.ts';
import { ahead, clockOf, minutesOf, weekdayOf } from '../../heard/when/calendar.ts';
import { isOneDay, type SaidDay } from '../../heard/when/piece.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import type { When, Wish } from '../../heard/when/when.ts';
import { list, numberWords } from '../../say/wording.ts';
import { askFor, callerOf } from './asking.ts';
import type { Draft } from './draft.ts';
import { wallOf, wishWords } from './slot-words.ts';
import { askVisit, beyondService, visitInput, visitWords } from './visit.ts';

/** The way onto the waiting list: which days, whose name, the whole read back. A time is held by none of it. */

/** So many days are waited for where no end was said. */
const DAYS = 30;
/** A time of day that was asked for is one from then on for so long. */
const ABOUT_MINUTES = 30;

export const offerWaiting = (talk: Talk, text = 'Shall I put you on the waiting list?'): void =>
  askFor(talk, 'waiting', text);

/** For what was wished before others were offered, unless something else is said now. */
export function startWaiting(talk: Talk, draft: Draft, waits: WaitHeard): void {
  const { heard, state } = talk;
  const { time } = heard.when;
  const day = daysIn(heard.when);
  const spoken = draft.chosen ?? draft.offered[0] ?? state.bookedAt;
  const stands = spoken ? wallOf(spoken, talk.facts).date : heard.when.had[0]?.day?.date;
  const hoped = draft.hoped ?? draft.wish;
  const isSooner = waits === 'sooner' && stands !== undefined;
  const said = isSooner && !day?.until ? untilBefore(talk, stands) : (day ?? hoped.day);
  // Who wants to come sooner does not wait for the same hour.
  const wished = isSooner && hoped.time?.at ? null : hoped.time;
  state.booking = draft;
  const wish: Wish = { day: said, time: time ?? wished };
  Object.assign(draft, { doing: 'wait', offered: [], chosen: null, wish });
  nextOfWaiting(talk, draft);
  const isRead = talk.ask?.asked.kind === 'booking' && talk.ask.asked.part === 'confirm';
  if (!isRead) talk.say.push('I can put you on the waiting list.');
}

/** From today to the day before it; the day itself where there is none between. */
function untilBefore({ facts }: Talk, date: string): SaidDay {
  const today = wallClock(facts).date;
  const before = ahead(date, -1);
  return { date: today, until: before > today ? before : date };
}

/** The one question that brings it on. */
export function nextOfWaiting(talk: Talk, draft: Draft): void {
  const { state, facts } = talk;
  const name = callerOf(talk, draft);
  if (askVisit(talk, draft)) return;
  if (!draft.wish.day) return askFor(talk, 'when', 'For which days shall I put you down?');
  if (!name) return askFor(talk, 'name', 'What name should I put it under?');
  if (!facts.callerPhone && !state.phone) {
    if (!state.phoneRefused) return askFor(talk, 'phone', "What's a good phone number for it?");
    talk.say.push('Without a number nobody could tell you when a time comes free.');
    state.booking = null;
    return ask(talk, { kind: 'help' }, 'Is there anything else?');
  }
  const what = [visitWords(facts, draft.service, draft.person), beyondService(facts, draft)].filter(Boolean).join(', ');
  const wish = `${what}${wishWords(spanOf(draft.wish))}${only(draft.wish)}`;
  const number = state.phone ? `, number ${numberWords(state.phone)}` : '';
  const text = `So that's the waiting list: ${wish.trim()}, for ${name}${number}. No time is held by it. Shall I put you down?`;
  askFor(talk, 'confirm', text);
}

/** Only what the tool answers may be said of it. */
export function joinList(talk: Talk, draft: Draft): void {
  const { day, time } = spanOf(draft.wish);
  const notes = [beyondService(talk.facts, draft), only(draft.wish).replace(/^, /, ''), ...draft.beside]
    .filter(Boolean)
    .join('; ');
  const { date, until } = day ?? { date: wallClock(talk.facts).date, until: null };
  talk.tool = {
    name: 'join_waiting_list',
    input: {
      from_day: date,
      until_day: until ?? date,
      ...(time?.after && { after: time.after }),
      ...(time?.before && { before: time.before }),
      customer_name: callerOf(talk, draft) ?? 'Caller',
      ...(talk.state.phone && { customer_phone: talk.state.phone }),
      ...(notes && { notes: notes.slice(0, 500) }),
      ...visitInput(talk.facts, draft),
    },
  };
}

/** All of the days that were said, from the first to the last: 'Tuesday or Thursday'. */
export function daysIn({ day, others }: Pick<When, 'day' | 'others'>): SaidDay | null {
  const days = [day, ...others.map((other) => other.day)].filter((one) => isOneDay(one));
  const dates = [...new Set(days.map(({ date }) => date))].sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || dates.length === 1) return day;
  const isWhole = ahead(first, dates.length - 1) === last;
  return { date: first, until: last, ...(!isWhole && { weekdays: dates.map(weekdayOf) }) };
}

/** With an end, and with times that begin and end. */
function spanOf({ day, time }: Wish): Wish {
  const { at, after, before } = time ?? {};
  const span = at ? { after: at, before: clockOf(minutesOf(at) + ABOUT_MINUTES) } : { after, before };
  const times = { ...(span.after && { after: span.after }), ...(span.before && { before: span.before }) };
  return { day: day && { ...day, until: day.until ?? ahead(day.date, DAYS) }, time: time && times };
}

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** ', only Mondays and Tuesdays' */
function only({ day }: Wish): string {
  const names = (day?.weekdays ?? []).flatMap((weekday) => WEEKDAYS[weekday] ?? []);
  return names.length > 0 ? `, only ${list(names)}` : '';
}
