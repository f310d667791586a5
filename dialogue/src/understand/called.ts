import { likeness } from './menu/likeness.ts';
import { numberAt } from './numbers.ts';
import { FUNCTION_WORDS, singular, tokenise } from './words.ts';

/** Which of a few things some words name, whatever the trade: by the words of their names, in the forms they are said in. */

/** Belongs to the word before it: 'check up' and 'checkup' are one. */
const PARTICLES = new Set(['up', 'out', 'in', 'off', 'on', 'over', 'down']);
/** Tell nothing of one thing among others. */
const SMALL = new Set(
  'and or of the with for a an to at your my our minute minutes min mins hour hours hr plus'.split(' '),
);
const TITLES = new Set('dr doctor doc mr mrs ms miss prof professor md dds dmd phd jr sr nurse'.split(' '));

export const isTitle = (word: string): boolean => TITLES.has(word);

/** The words by which it is told from others, without what stands in brackets. */
export function tellingWords(name: string): string[] {
  const words: string[] = [];
  for (const word of tokenise(name.replace(/\(.*?\)/g, ' '))) {
    if (PARTICLES.has(word) && words.length > 0) words.push(`${words.pop() ?? ''}${word}`);
    else words.push(word);
  }
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : words;
}

/** 'Cleaned', 'cleanings' and 'cleaning' have one, as have 'trim' and 'trimming', 'color' and 'colour'. */
export function stemOf(word: string): string {
  const number = numberAt([word], 0)?.value;
  if (number !== undefined) return String(number);
  const one = singular(word).replace(/our(?=$|e|i)/, 'or');
  const bare = one.replace(/(?<=[aeiouy].*|[a-z]{3})(?:ing|ed)$/, '');
  const kept = bare.length >= 3 ? bare : one;
  return kept.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/(?<=.{3})e$/, '');
}

/** How much a said word is like one of a name, 0 to 1. */
function likeOf(said: string, name: string): number {
  if (said === name) return 1;
  // 'I need' is no needling.
  if (FUNCTION_WORDS.has(said)) return 0;
  const [short, long] = said.length < name.length ? [said, name] : [name, said];
  // 'Exam' for the examination, and no 'check on it' for the checkup
  if (short.length >= 4 && long.startsWith(short) && !PARTICLES.has(long.slice(short.length))) return 0.8;
  // 'Cut' for the haircut
  if (said.length >= 3 && name.length >= said.length + 3 && name.endsWith(said)) return 0.8;
  return name.length >= 6 && likeness(said, name) >= 0.85 ? 0.7 : 0;
}

interface Named {
  at: number;
  sum: number;
  heard: number;
  whole: boolean;
  head: boolean;
  of: number;
}

/**
 * The places of the names that are meant; several where the words fit more than one as well. `loosely`: as the answer to
 * a question for one of them any word of a name will do.
 */
export function namedAmong(names: readonly string[], words: readonly string[], loosely = false): number[] {
  const said = saidStems(words);
  const found = amongNames(names, said, loosely);
  return found.length > 0
    ? found
    : amongNames(
        names,
        // 'A physical' is no checkup where there is a physical exam.
        said
          .filter((word) => !names.some((name) => tellingWords(name).map(stemOf).includes(word)))
          .flatMap((word) => ALIKE[word] ?? []),
        loosely,
      );
}

/** What callers say for what is written, where no name has their word. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  shot: ['vaccination', 'vaccin', 'immunization'],
  jab: ['vaccination', 'vaccin', 'immunization'],
  mani: ['manicur'],
  pedi: ['pedicur'],
  checkup: ['exam', 'examination', 'physical', 'wel', 'wellnes'],
  physical: ['exam', 'checkup', 'wel', 'wellnes'],
  ...Object.fromEntries(
    ['fever', 'cough', 'earach', 'throat', 'vomit', 'rash', 'flu', 'sick', 'cold'].map((word) => [
      word,
      ['sick', 'il', 'acut', 'urgent', 'problem'],
    ]),
  ),
  exam: ['checkup', 'physical'],
};

function amongNames(names: readonly string[], said: readonly string[], loosely: boolean): number[] {
  const found = names
    .map((name, at) => scoreOf(name, at, said))
    .filter(({ heard, whole, head, of }) => whole || (heard > 0 && (loosely || head || heard > of / 2)));
  const rank = ({ sum, whole }: Named) => sum + (whole ? 0.5 : 0);
  const best = Math.max(...found.map(rank));
  return found.filter((one) => rank(one) > best - 0.01).map(({ at }) => at);
}

function scoreOf(name: string, at: number, said: readonly string[]): Named {
  const stems = tellingWords(name).map(stemOf);
  const likes = stems.map((stem, place) => {
    // 'Xray' for the x-ray
    const pairs = [`${stem}${stems[place + 1] ?? '-'}`, `${stems[place - 1] ?? '-'}${stem}`];
    return Math.max(0, ...said.map((word) => (pairs.includes(word) ? 1 : likeOf(word, stem))));
  });
  const heard = likes.filter((like) => like > 0).length;
  const sum = likes.reduce((all, like) => all + like, 0);
  return {
    at,
    sum,
    heard,
    whole: heard === stems.length && heard > 0,
    head: (likes.at(-1) ?? 0) > 0,
    of: stems.length,
  };
}

/** Each word, and two beside each other as one. */
function saidStems(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  return [...words.filter((word) => !SMALL.has(word) && !PARTICLES.has(word)), ...pairs].map(stemOf);
}
