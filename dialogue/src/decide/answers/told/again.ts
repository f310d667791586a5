import { firstNamesIn } from '../../../heard/first-names.ts';
import { KINDS } from '../../../heard/relevance/kinds.ts';
import { sharesName } from '../../../heard/relevance/relevance.ts';
import { stemsOf, tellingOf } from '../../../heard/relevance/words.ts';
import type { Talk } from '../../talk.ts';
import { tell } from '../noted.ts';
import { sentencesOf } from '../owners-sentences.ts';
import { STILL } from './sum.ts';

/** What is asked of something that was told, and whether a sentence says such a thing. */
const KINDS_AGAIN: readonly { asks: RegExp; tells: (text: string) => boolean }[] = [
  {
    asks: /\b(?:who|whom|whose|who['’]?s|(?:his|her|their|your \w+) (?:name|number)|(?:a|the|what|which) (?:phone )?number)\b/i,
    tells: (text) => /\b\d{3}[-. ]\d{4}\b/.test(text) || /\bDr\.? \p{Lu}/u.test(text) || firstNamesIn(text).length > 0,
  },
  ...KINDS.map(({ asks, tells }) => ({ asks, tells: (text: string) => tells.test(text) })),
];

/**
 * 'Any idea who does', 'so money wise', 'and that financing thing', right behind what was told: where nothing else answers it,
 * what says such a thing, or names what is named, is told again. True when there was something.
 */
export function tellAgain(talk: Talk): boolean {
  const { state, turn, heard, facts } = talk;
  const before = state.noted;
  if (!before || turn.turn - before.turn > STILL || heard.when.day !== null) return false;
  const told = facts.notes.filter(({ text }) => before.texts.includes(text));
  const isOfIt = (stem: string) => sharesName(stem, before.asked) || told.some(({ text }) => sharesName(stem, text));
  const kind = KINDS_AGAIN.find(({ asks }) => asks.test(heard.text));
  const named = tellingOf(stemsOf(kind ? heard.text.replace(kind.asks, ' ') : heard.text));
  const others = named.filter((stem) => !isOfIt(stem));
  // 'And for a crown' names another thing, of which the owner wrote elsewhere, or nothing.
  if (others.length > (kind ? 1 : 0) || others.some((stem) => facts.notes.some(({ text }) => sharesName(stem, text))))
    return false;
  const sentences = told.flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })));
  const shared = ({ text }: { text: string }) => named.filter((stem) => sharesName(stem, text)).length;
  const fitting = sentences
    .filter((one) => (kind ? kind.tells(one.text) : shared(one) > 0))
    .sort((one, other) => shared(other) - shared(one));
  const [first] = fitting;
  if (first) tell(talk, first);
  return first !== undefined;
}
