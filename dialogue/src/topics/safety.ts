import { putThrough } from '../decide/hand-off.ts';
import { ask, type Talk } from '../decide/talk.ts';
import type { Danger } from '../heard/danger.ts';
import { readDigits } from '../understand/phones.ts';

/** What is said at once; nothing of the business comes before it. */
const WORDS: Readonly<Record<Danger, string>> = {
  emergency: 'If anybody is in danger, please hang up and call 911 now.',
  'self-harm':
    "I'm so sorry that you feel this way. You can call or text 988 at any time, and if you are in danger, call 911 now.",
  threat: "I can't help with that.",
};

/** Danger comes before every question: what to do is said first, then somebody is told. True when there was any. */
export function takeDanger(talk: Talk): boolean {
  const { danger } = talk.heard;
  if (!danger) return false;
  talk.say.push(WORDS[danger]);
  ask(talk, talk.state.asked, 'Is there anything else that I should pass on?');
  if (danger === 'emergency' && talk.facts.handOff === 'now') putThrough(talk);
  else talk.tool = { name: 'take_message', input: { caller_name: nameOf(talk), text: noticeOf(danger, talk) } };
  return true;
}

/** Digits of a payment card: 13 to 19 of them, and one lost on the way. */
const CARD = { least: 12, most: 19 } as const;

/** A card number is neither kept in the state nor repeated, whatever was asked. True when one was said. */
export function takeCardNumber(talk: Talk): boolean {
  const digits = readDigits(talk.heard.words).length;
  const named = /\b(?:card|visa|mastercard|amex|debit|credit)\b/.test(talk.heard.words.join(' '));
  const asked = talk.state.asked;
  const phone =
    asked.kind === 'phone' || asked.kind === 'message-phone' || (asked.kind === 'booking' && asked.part === 'phone');
  // Eight digits that nobody asked for are half a card; seven, ten and eleven are a telephone.
  const { day, time } = talk.heard.when;
  const half = !phone && !(day && time) && (digits === 8 || digits === 9);
  if (!half && (digits < (named ? CARD.least - 4 : CARD.least) || digits > CARD.most + 6)) return false;
  talk.say.push("Please don't tell me card numbers: I can't take a payment on this line.");
  if (talk.state.question) ask(talk, talk.state.asked, talk.state.question);
  return true;
}

const nameOf = ({ state, facts }: Talk): string => state.name ?? facts.callerName ?? '';

const NOTICE: Readonly<Record<Danger, string>> = {
  emergency: 'A caller spoke of an emergency and was told to call 911',
  'self-harm': 'A caller spoke of harming themselves and was told of 988 and 911',
  threat: 'A caller made a threat',
};

const noticeOf = (danger: Danger, { turn }: Talk): string => `${NOTICE[danger]}: "${turn.text.trim().slice(0, 1000)}"`;
