import type { BusinessFacts } from '../../../facts.ts';
import { isFarewell, partsIn } from '../../../heard/parting/calls-again.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { State } from '../../state.ts';
import type { Taken } from '../../ways.ts';
import { commits, whatIsAsked } from '../../yes-or-no.ts';

/**
 * 'Yes please, I'll call again when she's better', to what is to be done now: the yes is what is meant, and takes nothing back
 * for being said on leaving. Who only says 'yeah, I'll call you back' may put it off by that, and is asked which of both it is.
 */
export function withoutParting(said: Taken, before: State, facts: BusinessFacts, menu: Menu): Taken {
  const { turn } = said;
  if (!commits(before) || turn.text.length > LONGEST) return said;
  const cancels = whatIsAsked(before.asked) === 'cancel';
  const [yes] = leadsOf(turn.text).filter((lead) => {
    const { consent, appointment, asking } = hear(lead, facts, menu);
    return consent === 'yes' || (cancels && appointment.wants === 'cancel' && !asking && AGREES.test(lead));
  });
  if (yes === undefined) return said;
  const isSure = isFarewell(tokenise(turn.text.slice(yes.length))) || DEED.test(yes) || (cancels && AGREES.test(yes));
  if (!isSure) return { ...said, heard: { ...said.heard, either: true } };
  return { ...said, turn: { ...turn, text: yes }, heard: hear(yes, facts, menu) };
}
const LONGEST = 200;

/** What stands before a parting, the longest of it first. */
const leadsOf = (text: string): string[] =>
  [...text.matchAll(/\s+/g)]
    .flatMap(({ index }) => {
      const behind = tokenise(text.slice(index));
      return isFarewell(behind) || partsIn(behind) === 'again' ? text.slice(0, index) : [];
    })
    .toReversed();

const AGREES =
  /^\W*(?:(?:oh|um|uh|huh|mhm|well|okay|ok) )*(?:yes|yeah|yep|yup|yea|sure|please|absolutely|definitely|correct|go ahead|do)\b/i;
/** More than a word: what is to be done is said, or a sentence ends with the yes. */
const DEED =
  /\b(?:please|go ahead|(?:do|book|move|cancel|place|send|change|take) (?:it|that|this|them|so)|sounds|works?|perfect)\b|[.!]$/i;
