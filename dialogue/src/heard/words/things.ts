import { readFileSync } from 'node:fs';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';

/**
 * What is mostly said of something else than a thing that could be sold ('aside', 'trouble', 'swing'), behind a '-' what such
 * words make that is one ('-filling'), behind a '+' other words that everybody says. From WordNet 3.0, by
 * `dialogue/training/words/from-wordnet.ts`.
 */
const WORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** What everybody says is no misspelt name: 'white' is not meant for 'hot'. */
export const isCommonWord = (word: string): boolean => WORDS.has(word) || WORDS.has(`+${word}`);

/** Whether a word that no menu has may name a thing all the same. What nobody knows may. */
export const mayBeThing = (word: string): boolean =>
  !FUNCTION_WORDS.has(word) &&
  !CONTRACTED.test(word) &&
  (WORDS.has(`-${word}`) || !stems(word).some((stem) => WORDS.has(stem)));

/** Whether these words may name a thing that could be sold. */
export const mayNameThing = (said: string): boolean => tokenise(said).some(mayBeThing);

/** 'She's', 'they'll', as words are kept here. */
const CONTRACTED = /^(?:[iw]e?|you|she|he|they|it|that|who|what|there|here|how|where|when)(?:s|re|ve|ll|d|m)$/;

/** The word, and what it may be a form of: 'sends', 'swinging', 'arranged', 'stopped', 'hurried'. */
function stems(word: string): string[] {
  const [, stem = ''] = /^(\w{2,}?)(?:ing|ed|e?s)$/.exec(word) ?? [];
  return stem === '' ? [word] : [word, stem, `${stem}e`, stem.replace(/(\w)\1$/, '$1'), stem.replace(/i$/, 'y')];
}
