import type { ToolOutcome } from '@attendant/voice/roles';
import { ask, type Talk } from '../../decide/talk.ts';
import { isIndifferent } from '../../heard/indifferent.ts';
import { isOneDay } from '../../heard/when/piece.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import { readDigits } from '../../understand/phones.ts';
import { takeDetail, takeOtherName } from './details.ts';
import type { BookingPart, Draft } from './draft.ts';
import { withBare } from './moments.ts';
import { giveUp } from './search.ts';
import { hearVisit, takeService } from './visit.ts';
import { daysIn, joinList, nextOfWaiting, startWaiting } from './waiting.ts';

/** Goes on with it. False where what was said is about something else. */
export function goOnWaiting(talk: Talk, draft: Draft, part: BookingPart): boolean {
  const { heard } = talk;
  const kinds = new Set(heard.acts.map(({ kind }) => kind));
  const when = part === 'when' ? withBare(heard.when) : heard.when;
  const timed = when.day !== null || when.time !== null;
  const no = kinds.has('no') || heard.appointment.forget || NO_LIST.test(heard.words.join(' '));
  if (part === 'waiting') {
    if (timed || !(no || isAgreed(talk))) return false;
    if (no) giveUp(talk);
    else startWaiting(talk, draft, 'whenever');
    return true;
  }
  if (heard.appointment.forget) return letGo(talk);
  const isNew = hearVisit(talk, draft, part);
  if (part === 'service' && !isNew && takeService(talk, draft)) return goOn(talk, draft);
  const isDetail = part === 'phone' || part === 'name';
  if (isDetail && !(timed && heard.caller.name === null && readDigits(heard.words).length < 3))
    return takeDetail(talk, draft, part);
  const any = part === 'when' && !when.day && isAnyDay(talk);
  if (timed || any) {
    const day = any ? { date: wallClock(talk.facts).date, until: null } : (daysIn(when) ?? draft.wish.day);
    draft.wish = { day, time: when.time ?? draft.wish.time };
    return goOn(talk, draft);
  }
  if (part === 'confirm' && heard.consent === 'yes') {
    joinList(talk, draft);
    return true;
  }
  const { caller } = heard;
  if (isNew || (part === 'confirm' && (takeOtherName(talk, draft) || (caller.name ?? caller.phone) !== null)))
    return goOn(talk, draft);
  // 'No, that's all', which agrees to nothing.
  return (no || kinds.has('done')) && letGo(talk);
}

/** 'Can you fit me in today at one': an hour on a day is wished for, and no list, unless it was looked for in vain before. */
export function isWishedNow({ heard }: Talk, { doing, hoped }: Draft): boolean {
  const { wants, waits } = heard.appointment;
  const { day, time } = heard.when;
  const isHour = isOneDay(day) && time?.at !== undefined;
  const isAsked = isOneDay(day) && (wants === 'book' || wants === 'free') && (heard.asking || isHour);
  return doing === 'wait' && waits === null && (isAsked || (isHour && hoped === null));
}

function letGo(talk: Talk): true {
  talk.state.booking = null;
  talk.say.push('Okay, you are not on the waiting list.');
  ask(talk, { kind: 'help' }, 'Is there anything else?');
  return true;
}

/** 'That's okay, no list' */
const NO_LIST =
  /\bno (?:waiting )?list\b|\b(?:dont|do not) (?:want|need)(?: to be)?(?: (?:on|a|any|the|that|your))* (?:waiting )?list\b/;

const isAnyDay = ({ heard, turn }: Talk): boolean =>
  isIndifferent(heard.words) || heard.when.pick === 'any' || ANY.test(turn.text);
const ANY = /\b(?:any ?(?:day|time)|every ?day|whenever|all of them|as soon as|asap)\b/i;

const isAgreed = ({ heard }: Talk): boolean =>
  heard.consent === 'yes' ||
  heard.acts.some(({ kind }) => kind === 'yes' || kind === 'okay' || kind === 'fine') ||
  /\blist\b/.test(heard.words.join(' '));

function goOn(talk: Talk, draft: Draft): true {
  nextOfWaiting(talk, draft);
  return true;
}

export function afterJoin(talk: Talk, outcome: ToolOutcome): void {
  talk.state.booking = null;
  if (!outcome.ok || !outcome.receipt) {
    talk.say.push(outcome.ok ? "I couldn't make sure that this went through." : outcome.say);
    return giveUp(talk);
  }
  const said = outcome.say ?? 'That is done.';
  talk.say.push(said);
  talk.state.waiting = said;
  if (talk.state.lines.length === 0) ask(talk, { kind: 'help' }, 'Is there anything else?');
}
