import { putThrough } from '../decide/hand-off.ts';
import { sayFromNotes } from '../decide/knowledge.ts';
import { ask, type Talk } from '../decide/talk.ts';
import { expectation } from '../expects.ts';
import type { Danger } from '../heard/danger.ts';
import { CALL_AGAIN, GROWN_UP } from '../say/answers.ts';
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

function warn(talk: Talk, danger: Danger): void {
  talk.say.push(WORDS[danger]);
  // The business's own rule, where the owner wrote one: a number after hours, another house to go to.
  if (danger === 'emergency' || danger === 'animal') sayFromNotes(talk, EMERGENCY, 'emergenc');
  talk.state.alarmedAt = talk.turn.turn;
  if (danger === 'emergency' && talk.facts.handOff === 'now' && talk.facts.handOffWhen.urgency) putThrough(talk);
  else talk.tool = { name: 'take_message', input: { caller_name: nameOf(talk), text: noticeOf(danger, talk) } };
}

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

const EMERGENCY = ['emergency', 'emergencies', 'urgent'];

const nameOf = ({ state, facts }: Talk): string => state.name ?? facts.callerName ?? '';

const NOTICE: Readonly<Record<Danger, string>> = {
  emergency: 'A caller spoke of an emergency and was told to call 911',
  animal: 'A caller spoke of an animal in danger and was told to get help',
  'self-harm': 'A caller spoke of harming themselves and was told of 988 and 911',
  threat: 'A caller made a threat',
};

const noticeOf = (danger: Danger, { turn }: Talk): string => `${NOTICE[danger]}: "${turn.text.trim().slice(0, 1000)}"`;
