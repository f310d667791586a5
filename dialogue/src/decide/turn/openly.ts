import { copied } from '../../copied.ts';
import { isMereQuestion } from '../../heard/question.ts';
import { standing } from '../order/standing.ts';
import type { Asked, State } from '../state.ts';
import { ask, type Talk } from '../talk.ts';

/** Questions of ours about an order, in the midst of which anything may be asked. */
const IN_MIDST = new Set<Asked['kind']>([
  'name',
  'name-is',
  'phone',
  'size',
  'option',
  'confirm',
  'change',
  'fulfilment',
  'address',
  'wanted',
  'leave-off',
  'keep',
]);
/** What an answer ends in where nothing is open: behind it the open question stands. */
const INVITES = new Set<Asked['kind']>(['what', 'more', 'help', 'topic']);

/** Questions of ours about a message or an appointment: what answers a question by itself changes nothing of either. */
const BESIDE_IT = /^(?:message\?|message-name|message-phone|booking)$/;
/** It asks more of what was spoken of, of a moment, or of somebody. */
export const LEANS =
  /\b(?:it|that|thats|this|they|theyre|those|them|these|then|so|too|one|ones|he|she|him|her|else|also|either|my|mine)\b/;
/** It may be of something else of the same thing. */
const UNSURE = /^(?:What I have on that|I don['’]t|I can['’]t|I['’]m (?:sorry|not)|Sorry)/;

/**
 * 'Do you guys take cash', while a name is asked for or times are offered: answered as it would be by itself, and what was open is
 * asked again. What does more than that, or leans on what was said before, is heard where it stands. True when it was answered.
 */
export function besideWhatIsOpen(talk: Talk, answers: (one: Talk) => boolean): boolean {
  const { state, heard } = talk;
  const { asked, question } = state;
  if (!BESIDE_IT.test(asked.kind) || question === '' || heard.consent === 'yes' || heard.forSomebody !== null)
    return false;
  if (!isMereQuestion(heard.text) || LEANS.test(heard.words.join(' ').replace(/\b(?:is|are) there\b/g, '')))
    return false;
  const idle: State = { ...copied(state), booking: null, message: null, wish: null, asked: { kind: 'help' } };
  const one: Talk = {
    ...talk,
    state: idle,
    say: [],
    notes: [],
    touched: new Set<number>(),
    ask: null,
    tool: null,
    end: null,
  };
  const before = doneIn(one);
  if (!answers(one) || before !== doneIn(one) || one.tool || one.end) return false;
  const ofHours = heard.acts.some(({ kind }) => kind === 'hours');
  const isKnown = one.notes.length > 0 || ofHours || (heard.onMenu && heard.menuQuestion !== null);
  if (one.say.length === 0 || !isKnown || one.say.some((said) => UNSURE.test(said))) return false;
  talk.say.push(...one.say);
  talk.notes.push(...one.notes);
  const { topic, wondering, noted, hoursTold } = one.state;
  Object.assign(state, { topic, wondering, ...(noted && { noted }), ...(hoursTold !== undefined && { hoursTold }) });
  ask(talk, asked, question);
  return true;
}
const doneIn = (talk: Talk): string => {
  const { booking, message, wish, placed, booked } = talk.state;
  return JSON.stringify([standing(talk), booking, message, wish, placed, booked]);
};

/** 'Can I bring my dog', 'cash okay?' as well, which could be wishes elsewhere: nothing of the menu is in them. */
const isQuestion = ({ onlyAsking, asking, consent, acts, onMenu, caller, when }: Talk['heard']): boolean =>
  consent !== 'yes' &&
  (onlyAsking ||
    (asking &&
      !onMenu &&
      caller.name === null &&
      caller.address === null &&
      (when.day ?? when.time) === null &&
      acts.every(({ kind }) => kind === 'okay' || kind === 'unknown-item')));

/**
 * Hears a question in the midst of one of ours as if nothing were open: it is no answer to it, whatever words it shares with
 * one. The open question is asked again behind what was told. True when it was answered.
 */
export function openly(talk: Talk, answers: () => boolean): boolean {
  const { state, heard } = talk;
  const { asked } = state;
  if (!IN_MIDST.has(asked.kind) || !isQuestion(heard)) return answers();
  state.asked = { kind: 'more' };
  const isAnswered = answers();
  // Handlers may have gone on to something else.
  if (state.asked.kind === 'more') state.asked = asked;
  if (!isAnswered) return answers();
  if (talk.ask && INVITES.has(talk.ask.asked.kind)) talk.ask = null;
  return true;
}
