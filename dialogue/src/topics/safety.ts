import type { Danger } from '@attendant/contract/constants';
import { offerMessage } from '../decide/answers/business-answers.ts';
import { isOpenNow } from '../decide/answers/hours.ts';
import { sayEmergencyRule } from '../decide/answers/knowledge.ts';
import { LIKELY, notedAnswer, SURE, tell, tellNoted, VERY_SURE, WHATEVER } from '../decide/answers/noted.ts';
import { barred, tellBarred } from '../decide/answers/only-if.ts';
import { sentencesOf, TELEPHONE } from '../decide/answers/owners-sentences.ts';
import { ruledOut } from '../decide/answers/ruled-out.ts';
import { putThrough } from '../decide/hand-off.ts';
import { keepWords, nextOfMessage } from '../decide/message/message.ts';
import type { Asked } from '../decide/state.ts';
import { ask, type Talk } from '../decide/talk.ts';
import { expectation } from '../expects.ts';
import type { BusinessFacts, NoteFact } from '../facts.ts';
import { isOfThem } from '../heard/danger.ts';
import { namesAll } from '../heard/relevance/relevance.ts';
import {
  CALL_AGAIN,
  DO_NOT_WAIT,
  GROWN_UP,
  LEAVE_WORD,
  NOT_SAFE_TO_SAY,
  SEES_YOU,
  TAKE_CARE,
  WHO_ADVISES,
} from '../say/answers.ts';
import type { Act } from '../understand/acts.ts';
import { isAskedOf } from './booking/beside.ts';
import { intentOf, isOfBooked } from './booking/intent.ts';
import { goOnDenied, isPassedOn, passOn } from './message/behind-alarm.ts';
import type { Topic } from './topic.ts';

/** What is said at once; nothing of the business comes before it. */
const WORDS: Readonly<Record<Danger, string>> = {
  emergency: 'If anybody is in danger, please hang up and call 911 now.',
  animal: 'That sounds urgent: please get it to an animal hospital now, and call them on the way.',
  'self-harm':
    "I'm so sorry that you feel this way. You can call or text 988 at any time, and if you are in danger, call 911 now.",
  threat: "I can't help with that.",
};

/** Danger comes before every question: what to do is said first, then somebody is told. True when there was any. */
export function takeDanger(talk: Talk): boolean {
  const { danger } = talk.heard;
  if (danger) warn(talk, danger);
  return danger !== null;
}

/** Half heard, and nothing else was. */
export const emergency: Topic = { intent: 'emergency', before: null, take: (talk) => warn(talk, 'emergency') };
export const selfHarm: Topic = { intent: 'self-harm', before: null, take: (talk) => warn(talk, 'self-harm') };

const BRING_IT = 'That sounds urgent. We are open now: please bring it in right away.';
/** Animals are what is seen here, and somebody is in. */
const seesIt = (talk: Talk): boolean =>
  isOpenNow(talk.facts) && talk.facts.bookingEnabled && caresForAnimals(talk) && sentElsewhere(talk.facts) === null;
const caresForAnimals = ({ facts }: Talk): boolean =>
  [facts.businessName, ...facts.notes.map(({ text }) => text)].some((text) => ANIMALS.test(text));
const ANIMALS = /\b(?:vet|vets|veterinar\w+|animal (?:clinic|hospital|care)|pet (?:clinic|hospital))\b/i;

/** 'If your pet has eaten something poisonous, go straight to Bay Animal Hospital', whether the owner is there or not. */
function sentElsewhere({ notes }: BusinessFacts): { text: string; note: NoteFact } | null {
  const sentences = notes.flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })));
  return sentences.find(({ text }) => SENDS.test(text) && !WHILE_CLOSED.test(text)) ?? null;
}
const SENDS =
  /\b(?:go|head|drive|get|rush|(?:bring|take|get) (?:it|them|him|her|your \w+|the \w+)) (?:straight |right |directly |immediately )*(?:over )?to (?:the |an? )?(?:\p{Lu}|emergency|nearest|animal|er\b)/u;
const WHILE_CLOSED = /\b(?:hours|closed|nights?|weekends?|sundays?|holidays?)\b/i;

function warn(talk: Talk, heard: Danger): void {
  // Who rings a vet of 'him' speaks of a patient.
  const danger = heard === 'emergency' && caresForAnimals(talk) && isOfThem(talk.heard.words) ? 'animal' : heard;
  const isOurs = danger === 'animal' && seesIt(talk);
  talk.say.push(isOurs ? BRING_IT : WORDS[danger]);
  const text = `${NOTICE[danger]}: "${talk.turn.text.trim().slice(0, 1000)}"`;
  // The business's own rule: a number after hours, another house to go to.
  if (danger === 'emergency' || (danger === 'animal' && !isOurs)) sayEmergencyRule(talk);
  const sent = danger === 'animal' ? sentElsewhere(talk.facts) : null;
  if (sent) tell(talk, sent);
  else if (danger === 'emergency' || danger === 'animal') tellOfDanger(talk);
  raise(talk, danger, text);
}

/** Whom to call for it, or what to do, where the owner wrote that: 'ate something poisonous? Call the poison line at …' */
function tellOfDanger(talk: Talk): void {
  const { facts, heard, say, notes } = talk;
  const bar = barred(talk, heard.text);
  if (bar) return tellBarred(talk, bar);
  const known =
    notedAnswer(facts.notes, heard.text, LIKELY, TELEPHONE) ?? notedAnswer(facts.notes, heard.text, VERY_SURE);
  if (known) tell({ say, notes }, known);
}

/** 'Isn't there a number I can call?': the owner's note of one that is nearest to the danger, or to the question. */
function tellNumber(talk: Talk, alarm: string): boolean {
  const { heard, facts } = talk;
  if (!heard.asksFor.number) return false;
  const known = [heard.text, `${alarm} ${heard.text}`]
    .map((question) => notedAnswer(facts.notes, question, LIKELY, TELEPHONE))
    .find((found) => found !== null);
  if (known) tell(talk, known);
  return known !== undefined;
}

/** The conversation is marked, and somebody is told at once. */
export function raise(talk: Talk, danger: Danger, text: string): void {
  const { turn, say, state } = talk;
  const told = say.length > 0 ? [...say] : (state.alarm?.told ?? []);
  state.alarm = { danger, turn: turn.turn, text, told, said: state.alarm?.said ?? turn.text.trim() };
  talk.tool = { name: 'take_message', input: { caller_name: nameOf(talk), text, danger } };
}

/** Nothing of the business comes after it in the same breath. */
export function afterAlarm(talk: Talk, told: boolean): void {
  const { state, facts } = talk;
  if (state.alarm?.denied !== undefined) return goOnDenied(talk);
  if (told) talk.say.push('I have let the team know.');
  const danger = state.alarm?.danger;
  if (danger === 'emergency' && facts.handOff === 'now' && facts.handOffWhen.urgency) return putThrough(talk);
  if (danger === 'threat') return ask(talk, { kind: 'help' }, 'Is there anything else?');
  ask(talk, state.asked, 'Please see to that first; I am here when you want to go on.');
}

/** So many turns after an alarm, what is told is about it. */
const STILL = 4;
const FEW = 4;
const OPEN = new Set<Asked['kind']>(['what', 'more', 'help', 'message?']);

/**
 * 'We're driving there now', 'should I give him water?': of the danger that was just spoken of. What is told goes to whoever
 * was told of it; what to do is for those to say who were named. True when it was that.
 */
export function takeAfterAlarm(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  const { alarm } = state;
  if (!alarm || alarm.danger === 'threat' || alarm.denied !== undefined || turn.turn - alarm.turn > STILL) return false;
  if (isPassedOn(talk)) return passOn(talk, alarm);
  if (tellNumber(talk, alarm.text)) return reply(talk);
  if (warnAgain(talk, alarm)) return true;
  if (
    alarm.danger === 'animal' &&
    heard.asking &&
    heard.appointment.wants !== null &&
    heard.when.time === null &&
    seesIt(talk)
  )
    return reply(talk, 'Yes, please bring it in right away.');
  if (heard.advice) return reply(talk, WHO_ADVISES[alarm.danger]);
  const idle = state.lines.length === 0 && state.booking === null;
  const told = idle || (heard.telling && heard.acts.length === 0);
  if (!OPEN.has(state.asked.kind) || !told || isElsewhere(heard)) return false;
  const ends = heard.acts.some(({ kind }) => kind === 'goodbye' || kind === 'done');
  const name =
    heard.caller.name ?? (heard.names.length === 1 && heard.words.length < FEW ? (heard.names[0] ?? null) : null);
  if (idle && name === null && (heard.words.length < FEW || ends)) {
    if (ends) talk.end = 'goodbye';
    return reply(talk, TAKE_CARE);
  }
  state.name ??= name;
  raise(talk, alarm.danger, `${alarm.text}. "${turn.text.trim().slice(0, 500)}"`.slice(0, 2000));
  return true;
}

/**
 * 'Which hospital was it?', 'it doesn't hurt though', 'can the doctor look at it?': the warning stands, and is said again; to who
 * wants an appointment once, in front of the times. True when nothing else is to be said.
 */
function warnAgain(talk: Talk, alarm: NonNullable<Talk['state']['alarm']>): boolean {
  const { heard, state, facts } = talk;
  const { danger, told = [] } = alarm;
  const isIdle = OPEN.has(state.asked.kind) && state.lines.length === 0 && state.booking === null;
  // 'Should I go to the ER, or come in today?', of an appointment that was begun before: it may not wait for that.
  const isOpen = isIdle || (heard.ofDanger === 'whether' && state.booking?.chosen === null);
  if (told.length === 0 || !isOpen || heard.acts.some(({ kind }) => kind === 'add' || kind === 'hours')) return false;
  // An animal is brought at once where it is seen to.
  if (danger === 'self-harm' || (danger === 'animal' && seesIt(talk) && heard.ofDanger !== 'where')) return false;
  if (heard.ofDanger === null) return false;
  if (heard.ofDanger !== 'here') return reply(talk, ...told);
  if (alarm.again) return false;
  state.alarm = { ...alarm, again: true };
  if (!facts.bookingEnabled || intentOf(talk) !== 'book') return reply(talk, DO_NOT_WAIT, ...told);
  talk.say.push(...told);
  return false;
}

/** Said without a question behind it. */
function reply(talk: Talk, ...words: string[]): true {
  talk.say.push(...words);
  ask(talk, talk.state.asked, '');
  return true;
}

/** It goes on with what the call was about. */
export const isElsewhere = ({
  acts,
  appointment,
  when,
  asking,
  wanting,
  consent,
  forSomebody,
}: Talk['heard']): boolean =>
  asking ||
  wanting ||
  consent === 'yes' ||
  acts.some(({ kind }) => ELSEWHERE.has(kind)) ||
  /^(?:book|move|cancel)$/.test(appointment.wants ?? '') ||
  // 'We'll be there in ten minutes' is nobody's wish.
  (when.day !== null && !when.soon && forSomebody === null);
const ELSEWHERE = new Set<Act['kind']>(['add', 'hours', 'person', 'repeat', 'slower', 'wait']);

/**
 * A child neither orders nor books: a grown-up is asked for, in few words, and whoever speaks next and is not alone is taken for
 * one. True when the turn is over with that.
 */
export function takeChild(talk: Talk): boolean {
  const { heard, state } = talk;
  const waiting = state.asked.kind === 'grown-up';
  if (!heard.minor && !(waiting && heard.alone)) return false;
  if (waiting) talk.say.push(CALL_AGAIN);
  ask(talk, { kind: 'grown-up' }, GROWN_UP);
  return true;
}

/** A card number is neither kept in the state nor repeated, whatever was asked. True when one was said. */
export function takeCardNumber(talk: Talk): boolean {
  const { asked } = talk.state;
  const { card, when } = talk.heard;
  const phone = expectation(asked) === 'digits';
  const number = phone || /^(?:address|wanted|booking)$/.test(asked.kind);
  if (!card || (card === 'half' && (phone || (when.day && when.time))) || (card === 'part' && number)) return false;
  talk.say.push("Please don't tell me card numbers: I can't take a payment on this line.");
  if (talk.state.question) ask(talk, asked, talk.state.question);
  return true;
}

/**
 * 'I'm pregnant, is that okay?': whether it is, only those can say who see them, and they must know. True when the turn is
 * over with that; what is told beside a wish to come goes with the appointment.
 */
export function takeCondition(talk: Talk): boolean {
  const { heard, state, facts, turn } = talk;
  const told = heard.condition !== null || isJustSo(heard) || (heard.appointment.trouble && isOfBooked(heard, state));
  if (!told || facts.orderingEnabled || state.booking || !OPEN.has(state.asked.kind)) return false;
  if (facts.bookingEnabled && intentOf(talk)) return false;
  // 'I'm pregnant, can I still get one?', of 'We don't tattoo during pregnancy'
  const denied = ruledOut(talk, turn.text.trim());
  if (denied !== null) {
    offerMessage(talk, denied);
    return true;
  }
  keepWords(state, turn.text.trim());
  const asked = isAskedOf(heard);
  const isTold = asked ? tellNoted(talk, SURE) : tellOfCondition(talk);
  if (!asked || !isTold) talk.say.push(asked ? NOT_SAFE_TO_SAY : SEES_YOU);
  if (asked) ask(talk, { kind: 'message?' }, LEAVE_WORD);
  else nextOfMessage(talk);
  return true;
}

/** 'I'm on blood thinners', of 'If you take blood thinners talk to your doctor first'. */
function tellOfCondition(talk: Talk): boolean {
  const { condition } = talk.heard;
  if (condition === null) return false;
  const named = { test: (text: string) => namesAll(condition, text) };
  const known = notedAnswer(talk.facts.notes, condition, WHATEVER, named);
  if (known) tell(talk, known);
  return known !== null;
}

/** 'My dog bites, just so you know' */
const isJustSo = ({ remark, telling, asking, appointment }: Talk['heard']): boolean =>
  remark.intent === 'advice' && telling && !asking && !appointment.trouble && appointment.told.length > 0;

const nameOf = ({ state, facts }: Talk): string => state.name ?? facts.callerName ?? '';

const NOTICE: Readonly<Record<Danger, string>> = {
  emergency: 'A caller spoke of an emergency and was told to call 911',
  animal: 'A caller spoke of an animal in danger and was told to get help',
  'self-harm': 'A caller spoke of harming themselves and was told of 988 and 911',
  threat: 'A caller made a threat',
};
