import { tell } from '../decide/answers/noted.ts';
import { sentencesOf } from '../decide/answers/owners-sentences.ts';
import type { Talk } from '../decide/talk.ts';
import { sharesName } from '../heard/relevance/relevance.ts';
import { stemsOf, tellingOf } from '../heard/relevance/words.ts';

const ASKS =
  /\b(?:what(?:['’]?s| is| are| kind| flavou?r)?|which)\b.*\b(?:today(?:['’]s)?|tonight(?:['’]s)?|this week(?:['’]s)?|of the day)\b/i;
const NOW = /\b(?:today|tonight|this week|now|of the day)(?:['’]?s)?\b/gi;

/** 'What's the soup today', where the owner wrote that: the menu only says that there is one. True when it was told. */
export function tellOfToday(talk: Talk): boolean {
  const { heard, facts } = talk;
  if (!ASKS.test(heard.text) || heard.acts.some(({ kind }) => kind === 'hours')) return false;
  const named = tellingOf(stemsOf(heard.text.replace(NOW, ' ')));
  const known = facts.notes
    .flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })))
    .find(({ text }) => text.search(NOW) >= 0 && named.every((name) => sharesName(name, text)));
  if (named.length === 0 || !known) return false;
  tell(talk, known);
  return true;
}
