import { keepTold } from '../../answers/told-before.ts';
import { keepAside } from '../../message/asides.ts';
import { askWhatWasLost } from '../../order/lost.ts';
import { askAboutUntraced } from '../../order/told/untraced.ts';
import type { State } from '../../state.ts';
import type { Heard, Talk } from '../../talk.ts';
import { keepDay } from '../day-spoken-of.ts';
import { keepAsked } from '../reworded/asked-whole.ts';
import { keepAllergies, tellWarning } from './warning.ts';

/** What holds of every turn, whatever came of it. `said`: all of it, with what was only told; `heard`: what was meant by it. */
export function behind(talk: Talk, before: State, heard: Heard, said: string): void {
  keepAllergies(talk, before, said);
  if (talk.state.allergies.length >= before.allergies.length) tellWarning(talk, said);
  keepTold(talk);
  keepAsked(talk);
  keepDay(talk);
  askWhatWasLost(talk, before, heard);
  askAboutUntraced(talk, before);
  keepAside(talk, before, said);
}
