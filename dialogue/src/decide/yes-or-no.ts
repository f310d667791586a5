import type { CallerTurn } from '@attendant/voice/roles';
import { expectation } from '../expects.ts';
import type { Consent } from '../heard/consent.ts';
import type { Asked, State } from './state.ts';

/** Questions whose yes cannot be taken back. */
const COMMITS = new Set<string>(['confirm', 'cancel', 'instead']);
/** A way to hear it that is so much less likely, as a natural logarithm, is not what was said. */
const OUT_OF_THE_QUESTION = -5;
/** A no is taken where no yes is likelier than this beside it: it does nothing that a yes would not do later. */
const NEAR = -2;
/** More is no bare answer. */
const BARE = 3;

export const whatIsAsked = (asked: Asked): string => (asked.kind === 'booking' ? asked.part : asked.kind);

/** Whether a yes places, books or cancels now. */
export const commits = ({ asked, doubt }: State): boolean =>
  COMMITS.has(whatIsAsked(asked)) || (doubt?.either ?? false);

/** What a turn comes to where a yes or a no is waited for. */
interface Answered {
  readonly consent: Consent;
  readonly words: readonly string[];
}

/** Half a second that is a yes only by what it stands behind: 'um' is heard as 'done'. */
const ENDS = /^(?:done|finished)$/;
/** Recognisers write 'right' with a question mark. */
const ASKED = /\?\s*$/;

/**
 * Half a second of sound is a 'yeah' and a 'nah' at once: whether both are likely, so that neither is to be taken. A yes that
 * commits must be out of the question as a no, and sound more like one than like anything else; what says nothing and may be one
 * is asked about.
 */
export function isEither(
  before: State,
  { consent, words }: Answered,
  { kind, text, alternatives: others = [] }: CallerTurn,
  hear: (text: string) => Answered,
): boolean {
  const [word = '', ...more] = words;
  if (kind === 'speech' && more.length === 0 && commits(before)) {
    if (ENDS.test(word)) return true;
    if (ASKED.test(text) && hear(word).consent === 'yes') return true;
  }
  const least = commits(before) && consent === 'yes' ? OUT_OF_THE_QUESTION : NEAR;
  const near = () =>
    others.filter(({ likelier }) => likelier > least).map(({ text, sounds = 0 }) => ({ sounds, ...hear(text) }));
  if (consent === 'yes' && commits(before))
    return near().some(
      // 'Yes, please' was asked for, and sounds like nothing else that is an answer.
      (other) => other.consent === 'doubt' || (!before.doubt?.either && other.sounds > 0 && other.consent !== 'yes'),
    );
  const isBare = words.length <= BARE && expectation(before.asked) === 'yes-no';
  const isNo = consent === 'doubt' || (consent === null && commits(before));
  return isBare && isNo && near().some((other) => other.consent === 'yes');
}
