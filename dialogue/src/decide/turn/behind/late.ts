import { I_PASS_ON } from '../../../say/answers.ts';
import { tell } from '../../answers/noted.ts';
import { sentencesOf } from '../../answers/owners-sentences.ts';
import { hear } from '../../hear.ts';
import { keepWords, nextOfMessage } from '../../message/message.ts';
import type { Talk } from '../../talk.ts';

const OF_LATENESS = /\b(?:late|delayed)\b/i;
const OF_CANCELLING = /\b(?:cancel\w*|no[- ]?shows?|move|reschedul\w* at least|notice)\b/i;
const FEW = 14;

/**
 * 'I'm running twenty minutes late', and then 'do I still come?', 'is that okay?': what the owner wrote of coming late is told,
 * beside that somebody hears of it. Where nothing is written, nobody is told that it is all right.
 */
export function tellOfLateness(talk: Talk): void {
  const { heard, facts, menu, state, say } = talk;
  if (!facts.bookingEnabled || facts.orderingEnabled || state.booking || talk.tool?.name === 'find_slots') return;
  const before = state.left ?? state.message;
  const isFollowed =
    !heard.appointment.late &&
    before !== null &&
    hear(before, facts, menu).appointment.late &&
    heard.asking &&
    heard.words.length <= FEW &&
    (heard.when.day ?? heard.when.time) === null &&
    !/^(?:book|move|cancel)$/.test(heard.appointment.wants ?? '');
  if (!heard.appointment.late && !isFollowed) return;
  const [written] = facts.notes.flatMap((note) =>
    sentencesOf(note).flatMap(({ text }) =>
      OF_LATENESS.test(text) && !OF_CANCELLING.test(text) ? [{ text, note }] : [],
    ),
  );
  if (isFollowed) {
    say.length = 0;
    talk.notes.length = 0;
    if (!written) say.push(CANNOT_SAY);
  }
  if (written) tell(talk, written);
  // Whoever waits for them hears of it, whatever else was answered.
  const isPassedOn = state.message !== null || state.left !== null || talk.tool !== null;
  if (!heard.appointment.late || heard.onlyAsking || isPassedOn) return;
  say.unshift(I_PASS_ON);
  keepWords(state, talk.turn.text);
  talk.ask = null;
  nextOfMessage(talk);
}
const CANNOT_SAY = `I can't promise that from here, but they know. ${I_PASS_ON}`;
