import type { CallerTurn } from '@attendant/voice/roles';
import { hear } from '../decide/hear.ts';
import { repair } from '../decide/order/repair.ts';
import type { Asked, State } from '../decide/state.ts';
import { ask, type Talk } from '../decide/talk.ts';
import type { Taken } from '../decide/ways.ts';
import { commits } from '../decide/yes-or-no.ts';
import type { BusinessFacts } from '../facts.ts';
import { isOffered } from '../likely-answers.ts';
import type { Act } from '../understand/acts.ts';
import type { Menu } from '../understand/menu/menu.ts';

/**
 * Confidence, from 0 to 1, under which words are asked about before anything is done by them, and under which they are no
 * words at all. Confidence is about the share of words that are right: of 271 sentences on a phone line seven were heard with
 * less than 0.4, and 43 % of their words wrong; sound without words is heard with 0.1 to 0.4.
 */
const UNSURE = 0.4;
const NOISE = 0.2;

/** Said in more than half a second, a yes and a no sound like nothing but themselves. */
const EITHER = 'Sorry, was that a yes or a no? Please say "yes, please" or "no, thank you".';

/** Of more only what was guessed at is read back, or it is said again. */
const READ_BACK_MOST = 12;

/** What is told and asked, and does no harm when it was heard wrong. */
const HARMLESS = new Set<Act['kind']>([
  ...(['ask-item', 'ask-category', 'ask-with', 'hours', 'menu', 'popular', 'which-sizes', 'read-order'] as const),
  ...(['repeat', 'slower', 'help', 'greeting', 'how-are-you', 'thanks', 'wait', 'allergy'] as const),
]);

/** Questions whose answer is read back in any case, or kept with its sound. */
const HEARD_ANYWAY = new Set<Asked['kind']>([
  'name',
  'phone',
  'address',
  'message-text',
  'message-name',
  'message-phone',
  'voicemail',
  'heard',
]);

/** A turn as what was asked about before, where that is agreed to now. */
export function asAgreed<Of extends Taken>(taken: Of, { doubt }: State, facts: BusinessFacts, menu: Menu): Of {
  const { turn, heard } = taken;
  if (!doubt || heard.consent !== 'yes' || isNoise(turn)) return taken;
  const { text } = doubt;
  return { ...taken, turn: { ...turn, text, confidence: null }, heard: hear(text, facts, menu) };
}

const isNoise = ({ kind, confidence }: CallerTurn): boolean =>
  kind === 'speech' && confidence !== null && confidence < NOISE;

/** Sound that the recogniser guessed at is asked about instead of acted on, once. True when the turn is over with that. */
export function takeDoubt(talk: Talk): boolean {
  const { state, turn, heard } = talk;
  const before = state.doubt;
  if (before) {
    state.asked = before.asked;
    state.question = before.question;
    state.doubt = null;
    if (before.either && isNoise(turn)) repair(talk);
    if (before.either) return isNoise(turn);
    if (!heard.acts.some(({ kind }) => kind === 'no') || heard.words.length > 3) return false;
    state.doubted = true;
    talk.say.push('Sorry.');
    ask(talk, state.asked, `Please say it again. ${before.question}`.trim());
    return true;
  }
  const { confidence, text } = turn;
  const doubted = state.doubted;
  state.doubted = false;
  const isGuess = turn.kind === 'speech' && confidence !== null && confidence < UNSURE;
  if (heard.either || (isGuess && heard.consent === 'yes' && commits(state))) {
    state.doubt = { text: 'yes', asked: state.asked, question: state.question, either: true };
    ask(talk, { kind: 'heard' }, EITHER);
    return true;
  }
  if (turn.kind !== 'speech' || confidence === null || confidence >= UNSURE) return false;
  // One of the few names that were offered is what was meant, and what comes of it is read back.
  if (heard.guess === undefined && isOffered(text, state, talk.menu)) return false;
  if (HEARD_ANYWAY.has(state.asked.kind) || heard.acts.every(({ kind }) => HARMLESS.has(kind))) return false;
  if (isNoise(turn)) {
    repair(talk);
    return true;
  }
  // The same words again are no clearer for being asked about again; what comes of them is read back.
  if (doubted) return false;
  state.doubt = { text, asked: state.asked, question: state.question };
  const said = (heard.words.length <= READ_BACK_MOST ? text : (heard.guess ?? '')).replace(/[.,;?!\s]+$/, '');
  ask(
    talk,
    { kind: 'heard' },
    said
      ? `The line is not clear. I heard: ${said}. Is that right?`
      : 'Sorry, the line is not clear. Could you say that again?',
  );
  return true;
}
