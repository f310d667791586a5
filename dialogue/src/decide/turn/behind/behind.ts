import { I_PASS_ON } from '../../../say/answers.ts';
import { keepTold } from '../../answers/told/before.ts';
import { keepAside } from '../../message/asides.ts';
import { keepWords, nextOfMessage } from '../../message/message.ts';
import { askWhatWasLost } from '../../order/lost.ts';
import { askAboutUntraced } from '../../order/told/untraced.ts';
import type { State } from '../../state.ts';
import type { Heard, Talk } from '../../talk.ts';
import { keepDay } from '../day-spoken-of.ts';
import { keepDishes } from '../dishes-spoken-of.ts';
import { keepAsked } from '../reworded/asked-whole.ts';
import { tellOfLateness } from './late.ts';
import { keepAllergies, tellWarning } from './warning.ts';

/** What holds of every turn, whatever came of it. `said`: all of it, with what was only told; `heard`: what was meant by it. */
export function behind(talk: Talk, before: State, heard: Heard, said: string): void {
  keepAllergies(talk, before, said);
  keepCall(talk, before, said);
  tellOfLateness(talk);
  keepTold(talk);
  keepDishes(talk, before);
  // What is only warned of is not what is spoken of next.
  if (talk.state.allergies.length >= before.allergies.length) tellWarning(talk, said);
  keepAsked(talk);
  keepDay(talk);
  askWhatWasLost(talk, before, heard);
  askAboutUntraced(talk, before);
  keepAside(talk, before, said);
}

/** 'I don't want a coffee, I want Marty to call me', whatever of an order it changes: somebody hears of it. */
function keepCall(talk: Talk, before: State, said: string): void {
  const { state, heard, facts } = talk;
  const isOpen = before.lines.length > 0 && before.message === null && state.message === null && state.left === null;
  if (!facts.orderingEnabled || !heard.wantsCall || !isOpen || talk.tool || state.booking) return;
  keepWords(state, said);
  talk.say.push(I_PASS_ON);
  if (state.lines.length > 0) return;
  talk.ask = null;
  nextOfMessage(talk);
}
