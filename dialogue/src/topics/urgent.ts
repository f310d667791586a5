import { type KnownAnswer, notedAnswer, tell } from '../decide/answers/noted.ts';
import type { Talk } from '../decide/talk.ts';
import { type Trouble, troubleTold } from '../decide/turn/trouble.ts';
import type { BusinessFacts } from '../facts.ts';
import { namesAnimal } from '../heard/danger.ts';
import { isOfIt, TO_DO } from '../heard/relevance/condition.ts';
import { meaningOf } from '../heard/relevance/relevance.ts';
import { raise } from './safety.ts';

/** What cannot wait, by what the owner wrote: 'Flashes of light are urgent: go to the eye hospital at once.' */
const URGENT =
  /\b(?:emergenc\w+|urgent(?:ly)?|at once|immediately|right away|straight ?(?:away|in)|without delay|(?:do not|don['’]t) (?:wait|drive|touch|delay)|any (?:hour|time)|can(?:not|['’]t) wait|day (?:or|and) night|hospital|poison\w*|911|ward)\b/i;
/** It says what to do. */
const DO = new RegExp(`(?:^|[,:;.] ?|\\b(?:then|please|and|or) )${TO_DO}\\b`, 'i');
const INSTRUCTS = { test: (text: string) => URGENT.test(text) && DO.test(text) };

/** Log odds by which such a note speaks of what was told: it is told from the first; from the others nothing goes before it. */
const MAYBE = 0.3;
const PLAINLY = 1;
const BEYOND_DOUBT = 3;

/**
 * What somebody tells and the owner calls urgent is answered by what the owner wrote, whatever else they wish for. True when
 * nothing goes before it; else it is told, and the call goes on.
 */
export function takeUrgent(talk: Talk): boolean {
  const { heard, state, turn } = talk;
  const trouble = troubleTold(talk);
  if (!trouble || state.alarm?.denied === turn.turn) return false;
  const plain = urgentIn(talk, trouble, trouble.isGrave ? PLAINLY : BEYOND_DOUBT);
  const known = plain ?? urgentIn(talk, trouble, MAYBE);
  // What was only likely may turn out to be so.
  if (!known || (state.urgent.includes(known.text) && (!plain || state.alarm))) return false;
  if (plain) talk.say.push('That sounds urgent.');
  // Told already where it was only likely, it need not be heard again.
  if (!state.urgent.includes(known.text)) tell(talk, known);
  state.urgent.push(known.text);
  if (!plain) return false;
  const said = `"${turn.text.trim()}"`.slice(0, LONGEST);
  raise(talk, namesAnimal(heard.words) ? 'animal' : 'emergency', `${NOTICE}: ${said}`);
  return true;
}
const NOTICE = 'A caller told of what your notes call urgent, and was told what you wrote';
const LONGEST = 1000;

/** Whether the owner calls urgent what these words may be of. */
export const tellsUrgent = ({ notes }: BusinessFacts, said: string): boolean =>
  notedAnswer(notes, said, MAYBE, INSTRUCTS, meaningOf) !== null;

/** What was no matter of it a turn ago is none by a name or a thank you said behind it. */
function urgentIn({ facts }: Talk, { told, before }: Trouble, least: number): KnownAnswer | null {
  const found = (said: string) => {
    const known = notedAnswer(facts.notes, said, least, INSTRUCTS, meaningOf);
    return known && isOfIt(said, known.text) ? known : null;
  };
  const alone = before === '' ? null : found(before);
  const joined = (said: string) => (alone || before === '' || least < PLAINLY ? null : found(`${before} ${said}`));
  return told.map((said) => found(said) ?? joined(said)).find((known) => known !== null) ?? null;
}
