import { tell } from '../../decide/answers/noted.ts';
import { sentencesOf } from '../../decide/answers/owners-sentences.ts';
import type { Talk } from '../../decide/talk.ts';
import { sharesName } from '../../heard/relevance/relevance.ts';
import { stemsOf, tellingOf } from '../../heard/relevance/words.ts';
import { asksOfToday, saysToday, withoutToday } from '../../heard/words/of-today.ts';

/** 'What's the soup today', where the owner wrote that: the menu only says that there is one. True when it was told. */
export function tellOfToday(talk: Talk): boolean {
  const { heard, facts } = talk;
  if (!asksOfToday(heard.text) || heard.acts.some(({ kind }) => kind === 'hours')) return false;
  const named = tellingOf(stemsOf(withoutToday(heard.text)));
  const known = facts.notes
    .flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })))
    .find(({ text }) => saysToday(text) && named.every((name) => sharesName(name, text)));
  if (named.length === 0 || !known) return false;
  tell(talk, known);
  return true;
}
