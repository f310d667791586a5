import { isFirstName } from '../heard/first-names.ts';
import { ask, type Talk } from './talk.ts';

/** Less confidence than this makes a name that nobody has a guess. */
const HEARD_WELL = 0.75;

/** A message is not read back: a name that nobody has and that was not heard well is asked for again, once. */
export function askSpelling(talk: Talk, name: string): boolean {
  const { state, turn } = talk;
  const isKnown = isFirstName(name.split(' ')[0] ?? '') || (turn.confidence ?? 1) >= HEARD_WELL;
  if (turn.kind !== 'speech' || isKnown || state.nameMissed > 0) return false;
  state.nameMissed++;
  ask(talk, state.asked, `Sorry, I heard ${name}. How do you spell your name?`);
  return true;
}
