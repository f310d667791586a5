import type { Wording } from './wording.ts';

/** Words that sound the same: only those beside them tell which was said. */
const ALIKE = [
  ['to', 'two', 'too'],
  ['for', 'four'],
  ['won', 'one'],
  ['ate', 'eight'],
  ['meet', 'meat'],
  ['hole', 'whole'],
  ['stake', 'steak'],
  ['by', 'buy', 'bye'],
  ['week', 'weak'],
  ['hour', 'our'],
];
/** How much likelier another must make the sentence, as a natural logarithm: the recogniser knows more of English than we do. */
const CLEARLY = 1.5;

const likeOf = new Map(ALIKE.flatMap((words) => words.map((word) => [word, words] as const)));

/** A sentence with each word that sounds like another as callers would have said it: 'then to tongue and to chorizo'. */
export function asMeant(sentence: string, wording: Wording): string {
  const parts = sentence.split(/([a-z']+)/i);
  for (const [place, part] of parts.entries()) {
    const words = likeOf.get(part.toLowerCase());
    if (!words) continue;
    const likelihood = (word: string) => wording.likelihood(parts.with(place, word).join(''));
    const said = likelihood(part);
    const [best] = words.map((word) => ({ word, gain: likelihood(word) - said })).toSorted((a, b) => b.gain - a.gain);
    if (best && best.gain > CLEARLY) parts[place] = /^[A-Z]/.test(part) ? capital(best.word) : best.word;
  }
  return parts.join('');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
