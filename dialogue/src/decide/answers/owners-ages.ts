import { relevanceOf } from '../../heard/relevance/relevance.ts';
import { agesIn } from '../../heard/words/ages.ts';
import { numberAt } from '../../understand/numbers.ts';
import { tokenise } from '../../understand/words.ts';
import type { Talk } from '../talk.ts';
import { tell } from './noted.ts';
import { DENIES, sentencesOf } from './owners-sentences.ts';

/** 'We do not see children under twelve', 'patients must be sixteen or older': told to who brings somebody younger, once. */
export function tellTooYoung(talk: Talk, said: string): void {
  const { facts, state } = talk;
  const ages = facts.bookingEnabled ? agesIn(said) : [];
  if (ages.length === 0) return;
  const limits = facts.notes.flatMap((note) =>
    sentencesOf(note).flatMap(({ text }) => (ages.some((age) => age < leastAge(text)) ? { text, note } : [])),
  );
  // 'Tattoos from eighteen' is nothing to who asks for pierced ears, where that has an age of its own.
  const odds = relevanceOf(
    said,
    limits.map(({ text }) => text),
  );
  const nearest = limits[odds.indexOf(Math.max(...odds))];
  if (!nearest || state.urgent.includes(nearest.text)) return;
  state.urgent.push(nearest.text);
  tell(talk, nearest);
}

/** In years; 0 where it turns nobody away for being younger. */
function leastAge(sentence: string): number {
  const words = tokenise(sentence).join(' ');
  const [, under] = DENIES.test(sentence) ? (UNDER.exec(words) ?? []) : [];
  const [, from] = ONLY.test(words) ? (FROM.exec(words) ?? []) : [];
  const said = under ?? from;
  return numberAt([said ?? ''], 0)?.value ?? 0;
}
const UNDER = /\b(?:under|younger than|below)(?: the)?(?: age)?(?: of)? (\w+)\b/;
const FROM = /\b(\w+)(?: years?)?(?: of age)? (?:and|or) (?:older|over|up|above)\b/;
const ONLY = /\b(?:only|must|have to|need to|at least)\b/;
