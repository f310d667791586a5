import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { UNKNOWN } from '../src/heard/intent/features.ts';
import { tokenise } from '../src/understand/words.ts';
import { type Chance, countOf, pick, readLists, readPhrases, STRANGER, sentenceOf } from './grammar.ts';
import type { Example } from './learn.ts';
import { asSpoken } from './speech.ts';

const FOLDER = new URL('./examples', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** How many sentences are made of each intent. What is no business of a shop has no end, so it gets the most. */
const EACH = 1_400;
const MORE: Readonly<Record<string, number>> = { other: 11_000, order: 4_000, nutrition: 2_000, book: 2_000 };
/** How often a telling word is one that nobody knows. */
const STRANGE: Readonly<Record<string, number>> = { other: 0.3, order: 0.1, have: 0.1, reviews: 0.1 };
const STRANGE_ELSEWHERE = 0.02;

export const intentNames = (): string[] =>
  readdirSync(FOLDER)
    .map((file) => file.replace(/\.txt$/, ''))
    .sort();

/** A mark of the examples as they stand, which the model keeps. */
export const madeOf = (): string =>
  createHash('sha256')
    .update([read('./lists.txt'), ...intentNames().map((name) => read(`./examples/${name}.txt`))].join('\n'))
    .digest('hex');

/** Sentences for every intent, or a share of them, and the words that they have. */
export function makeExamples(
  intents: readonly string[],
  chance: Chance,
  share = 1,
): { examples: Example[]; known: Set<string> } {
  const lists = readLists(read('./lists.txt'));
  const examples: Example[] = [];
  const frames = new Set<string>();
  const known = new Set<string>();
  for (const [intent, name] of intents.entries()) {
    const phrases = readPhrases(read(`./examples/${name}.txt`));
    for (const phrase of phrases) for (const word of tokenise(phrase.replace(/<\w+>/g, ' '))) frames.add(word);
    for (const sentence of sentencesOf(phrases, share * (MORE[name] ?? EACH), () => chance(), lists)) {
      const spoken = tokenise(asSpoken(sentence, chance));
      const words = name !== 'other' && chance() < TELEGRAPHIC ? tellingOnly(spoken) : spoken;
      if (words.length === 0) continue;
      for (const word of tokenise(sentence)) if (word !== STRANGER) known.add(word);
      examples.push({ words: withStrangers(words, STRANGE[name] ?? STRANGE_ELSEWHERE, frames, chance), intent });
    }
  }
  return { examples, known };
}

/** Few phrases make few sentences, and the rarest of them are not waited for. */
const DRAWN_AGAIN = 20;

/** So many different sentences on one intent, or what there are, as a caller may say them; a dish of the menu is a pizza. */
export function sentencesOn(intent: string, count: number, chance: Chance): string[] {
  const lists = readLists(read('./lists.txt'));
  const phrases = readPhrases(read(`./examples/${intent}.txt`));
  const sentences = new Set<string>();
  for (let drawn = 0; sentences.size < count && drawn < count * DRAWN_AGAIN; drawn++)
    sentences.add(sentenceOf(pick(phrases, chance), lists, chance).replace(/\bondish\b/g, 'pizza'));
  return [...sentences];
}

function sentencesOf(phrases: readonly string[], most: number, chance: Chance, lists: ReturnType<typeof readLists>) {
  const drawn = phrases.flatMap(
    (phrase) => Array(Math.max(DRAWS_LEAST, Math.ceil(Math.log2(countOf(phrase) + 1)))).fill(phrase) as string[],
  );
  return Array.from({ length: most }, () => sentenceOf(pick(drawn, chance), lists, chance));
}

/** 'Parking tonight': the words by which it is known must be enough. */
const tellingOnly = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !COMMON.has(word));
  return telling.length > 0 ? telling : words;
};
/** The shortest ways to say a thing are few, and said most. */
const DRAWS_LEAST = 5;
const TELEGRAPHIC = 0.12;

/** Some words are replaced by one that no example has: what is asked must show without them. */
function withStrangers(words: readonly string[], share: number, frames: ReadonlySet<string>, chance: Chance): string[] {
  const telling = share > 0.2 ? words.map((word) => !COMMON.has(word)) : words.map((word) => !frames.has(word));
  return words.map((word, at) => (word === STRANGER || (telling[at] && chance() < share) ? UNKNOWN : word));
}

const COMMON = new Set(
  `a an the what whats how is are do does did can could would will should you your i my me we it its to of in on for with
  and or if when where who why which have has there tell get need want please much many`.split(/\s+/),
);
