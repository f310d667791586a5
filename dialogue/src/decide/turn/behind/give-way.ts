import { isFirstName } from '../../../heard/first-names.ts';
import { isPlainWord } from '../../../heard/intent/remarks.ts';
import { capital } from '../../../say/wording.ts';
import { callerOf } from '../../../topics/booking/asking.ts';
import { clearOrder } from '../../closing.ts';
import { whatIsOpen } from '../../message/left-behind.ts';
import { dropMessage, keepWords, leaveMessage } from '../../message/message.ts';
import { nextQuestion } from '../../next-question.ts';
import { leaveOff, OF_A_DISH, offerToLeaveOff, saysElse } from '../../order/pressing.ts';
import { NOT_NAMED } from '../../state.ts';
import { ask, type Talk } from '../../talk.ts';

/**
 * A question that was asked again, and again in other words, and whose answer is not understood, is asked no more: the call goes on
 * without it where it can, and else somebody calls back. Who says no to that is asked whether there is anything else.
 */
export function giveWay(talk: Talk): void {
  const { asked, question, askedAgain } = talk.state;
  const isAskedAgain = talk.turn.kind !== 'silence' && talk.ask?.text === question && askedAgain > 1;
  if (!isAskedAgain || saysElse(talk) || isQuestion(talk)) return;
  if (OF_A_DISH.has(asked.kind)) return offerToLeaveOff(talk);
  // Who hears something else meanwhile has asked for it.
  if (talk.say.every((said) => UNHEARD.test(said)) && goOnWithout(talk)) nextQuestion(talk);
}
/** What a caller asks is answered, also where the answer is not known: it does not count as no answer of theirs. */
const isQuestion = ({ heard, turn }: Talk): boolean =>
  heard.asking && heard.words.length > 3 && (turn.confidence ?? 1) >= WELL;
/** A recogniser's confidence, from 0 to 1, under which a question may have been a name. */
const WELL = 0.6;
const UNHEARD = /^(?:sorry|i['’]m sorry|i don['’]t have|i can['’]t|you can|no problem|okay, noted|i need|i still)/i;

/** The question is answered without the caller, or another one is asked in its place; false where neither is done. */
export function goOnWithout(talk: Talk): boolean {
  const { state, say } = talk;
  const { asked } = state;
  const before = talk.ask;
  talk.ask = null;
  if (asked.kind === 'booking') return ofBooking(talk);
  if (asked.kind === 'name' || asked.kind === 'name-is') {
    state.name = heardName(talk);
    say.push(named(state.name));
  } else if (asked.kind === 'phone') state.phoneRefused = true;
  else if (asked.kind === 'leave-off') leaveOff(talk, asked.line);
  else if (asked.kind === 'allergy') {
    Object.assign(state, { asked: { kind: 'more' }, allergyAsked: true });
    if (state.allergies.includes(NOT_NAMED)) say.push("I'll note that there is an allergy.");
  } else if ((asked.kind === 'fulfilment' || asked.kind === 'address') && talk.facts.pickup) {
    state.fulfilment = 'pickup';
    say.push("I'll put it down for pickup.");
  } else if (LEFT_WITHOUT.has(asked.kind)) leaveIt(talk);
  else if (asked.kind === 'message?') {
    if (!state.owed) dropMessage(state);
    ask(talk, { kind: 'help' }, 'Is there anything else?');
  } else if (TO_CALL_BACK.has(asked.kind)) callBack(talk);
  else {
    talk.ask = before;
    return false;
  }
  return true;
}
const LEFT_WITHOUT = new Set<Talk['state']['asked']['kind']>(['message-name', 'message-phone', 'message-text']);
const TO_CALL_BACK = new Set<Talk['state']['asked']['kind']>(['fulfilment', 'address', 'wanted', 'try-again']);

function ofBooking(talk: Talk): boolean {
  const { state, say } = talk;
  const { booking, asked } = state;
  const part = asked.kind === 'booking' ? asked.part : null;
  if (booking && part === 'name') {
    if (booking.whom) booking.name = heardName(talk);
    else state.name = heardName(talk);
    say.push(named(callerOf(talk, booking)));
  } else if (booking && part === 'about') booking.aboutAsked = true;
  else if (part === 'phone') state.phoneRefused = true;
  else callBack(talk);
  return true;
}

/** Nothing is done, and whoever calls back knows what it was about. */
function callBack(talk: Talk): void {
  const { state, turn } = talk;
  keepWords(state, whatIsOpen(state) ?? turn.text);
  state.booking = null;
  clearOrder(state);
  ask(talk, { kind: 'message?' }, 'Shall I take a message, so that someone calls you back about it?');
}

/** Nobody's name and no number beside it: what was told is left as it is. */
function leaveIt(talk: Talk): void {
  const { state, turn } = talk;
  if (state.message === null) keepWords(state, state.wish ?? turn.text);
  Object.assign(state, { nameRefused: true, phoneRefused: true });
  leaveMessage(talk);
}

const NAMELESS = 'Caller';
const named = (name: string | null): string =>
  name === null || name === NAMELESS ? "I'll put it down without a name." : `I'll put it under ${name}.`;

/** What was heard in place of a name, where it may be one: 'Karen will you?'. */
function heardName({ turn, state }: Talk): string {
  const found = [turn.text, ...state.unheard].flatMap((text) => {
    const [, first = ''] = LED.exec(text) ?? [];
    const isName = isFirstName(first.toLowerCase()) || (/^\p{Lu}/u.test(first) && !isPlainWord(first));
    return isName && text.trim().split(/\s+/).length <= FEW ? capital(first) : [];
  });
  return state.name ?? found[0] ?? NAMELESS;
}
const LED = /^\W*(?:(?:it['’]?s|i said|name['’]?s|my name is|no|yes|yeah|um|uh)[\s,]+)*(\p{L}[\p{L}'-]+)/iu;
const FEW = 4;
