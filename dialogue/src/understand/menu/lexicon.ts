import { isFirstName } from '../../heard/first-names.ts';
import { isCommonWord } from '../../heard/words/things.ts';
import { numberAt } from '../numbers.ts';
import { FUNCTION_WORDS, singular } from '../words.ts';
import type { Family } from './families.ts';
import { likeness } from './likeness.ts';
import { soundKeys } from './sound.ts';

/** A name that some words may be, and where they stand. */
export interface Found {
  from: number;
  to: number;
  family: Family;
  score: number;
  whole: boolean;
  exact: boolean;
  /** How well the worst of its words was heard. */
  weakest: number;
}

export type Scored = Omit<Found, 'from' | 'to'>;

/** The words of one menu, ready for comparing: all that does not depend on what was said is worked out once. */
export interface Lexicon {
  byKey: ReadonlyMap<string, Family>;
  weights: ReadonlyMap<string, number>;
  /** Words of categories, and dishes' kinds: said alone they name a category, not a dish. */
  kinds: ReadonlySet<string>;
  /** The dishes in whose names a word stands. */
  withWord: ReadonlyMap<string, readonly Family[]>;
  /** Words that letters stand behind: of a 'combo a' the letter is no article. */
  labelled: ReadonlySet<string>;
  names: readonly JoinedName[];
  /** Those of them that may begin with one of some sounds, as far as it was asked for. */
  byHeads: Map<string, readonly JoinedName[]>;
  /** The same by how they sound, with one sound left out, too. */
  bySound: ReadonlyMap<string, readonly JoinedName[]>;
  /** Likeness of said words to words of the menu, as far as it was asked for. */
  known: Map<string, ReadonlyMap<string, number>>;
  /** What some words may name, by the words that are not guessed at, as far as it was asked for. */
  spans: WeakMap<ReadonlySet<string>, Map<string, readonly Scored[]>>;
}

/** A whole name run together, with the sounds it may begin with and the letters in it. */
export interface JoinedName {
  family: Family;
  joined: string;
  heads: ReadonlySet<string>;
  letters: number;
}

/** Of dishes, with their other names behind them. */
export function lexicon(families: readonly Family[], kinds: ReadonlySet<string>): Lexicon {
  const withWord = new Map<string, Family[]>();
  for (const family of families) {
    for (const word of new Set(family.words)) withWord.set(word, [...(withWord.get(word) ?? []), family]);
  }
  const weights = new Map(
    [...withWord].map(
      ([word, dishes]) =>
        [word, (kinds.has(word) ? 0.4 : 1) / (1 + Math.log2(new Set(dishes.map(({ key }) => key)).size))] as const,
    ),
  );
  const names = families.map((family) => {
    const joined = family.words.join('');
    return { family, joined, heads: heads(joined), letters: lettersOf(joined) };
  });
  const byKey = new Map(families.filter(({ alias }) => !alias).map((one) => [one.key, one]));
  const labelled = new Set(families.flatMap(({ words: [label = '', letter] }) => (letter === 'a' ? label : [])));
  return {
    byKey,
    weights,
    kinds,
    withWord,
    labelled,
    names,
    byHeads: new Map(),
    bySound: soundsOf(names),
    known: new Map(),
    spans: new WeakMap(),
  };
}

function soundsOf(names: readonly JoinedName[]): Map<string, JoinedName[]> {
  const bySound = new Map<string, JoinedName[]>();
  for (const name of names)
    for (const sound of nearSounds(name.joined)) bySound.set(sound, [...(bySound.get(sound) ?? []), name]);
  return bySound;
}

/** A word's sounds, and them with one left out: two words that differ in one sound have one of these in common. */
export function nearSounds(word: string): Set<string> {
  const keys = soundKeys(word);
  const shorter = keys
    .filter(({ length }) => length > 3)
    .flatMap((key) => Array.from({ length: key.length }, (_, at) => key.slice(0, at) + key.slice(at + 1)));
  return new Set([...keys, ...shorter]);
}

/** One bit for each letter that a word has. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** How it may begin by sound: words that share none need not be compared. */
function heads(word: string): Set<string> {
  return new Set(soundKeys(word).map((key) => key.charAt(0)));
}

/** Whole names that may begin as this word does. */
export function namesBegunLike(word: string, { names, byHeads }: Lexicon): readonly JoinedName[] {
  const begins = [...heads(word)];
  const key = begins.join('');
  const found = byHeads.get(key) ?? names.filter((name) => begins.some((head) => name.heads.has(head)));
  byHeads.set(key, found);
  return found;
}

/** Foods of their own, though longer words begin with them. */
const WHOLE = new Set(
  'pepper corn bread cream butter meat bean beef cheese rice fish chick straw ginger garlic lemon sour sweet water'.split(
    ' ',
  ),
);

/** 'Guac' for guacamole, 'mozz' for mozzarella: what people call long words. */
export const cutShort = (said: string, name: string): number =>
  said.length >= 4 && !WHOLE.has(said) && name.length >= said.length + 3 && name.startsWith(said) ? 0.8 : 0;

/** 'Slaw' for coleslaw, where nothing else ends so. */
const TAIL_LIKE = 0.85;
const COMMON_TAILS = /^(?:burger|cake|nuts?|berry|apple|melon|ball|stick|bowl|wich|food|shell|loin|steak|milk|mole)$/;
const tailsOf = (said: string, names: Iterable<string>): readonly string[] =>
  said.length < 4 || WHOLE.has(said) || COMMON_TAILS.test(said)
    ? []
    : [...names].filter((name) => name.length >= said.length + 3 && name.endsWith(said));

/** Words for one thing, as `singular` leaves them. */
export const SAME: Readonly<Record<string, string>> = {
  veggy: 'vegetarian',
  vegetarian: 'veggy',
  skim: 'nonfat',
  nonfat: 'skim',
  fatfree: 'nonfat',
  shake: 'milkshake',
  milkshake: 'shake',
};

export const ALSO: Readonly<Record<string, string>> = {
  veggy: 'vegetable',
  veg: 'vegetable',
  mash: 'mashed',
  vegetable: 'veggy',
  chicken: 'pollo',
  steak: 'asada',
  tongue: 'lengua',
  hibiscus: 'jamaica',
};

const numberOf = (word: string): number | undefined => numberAt([word], 0)?.value;

/** A menu is shared by all calls of a day. */
const WORDS_KEPT = 4_000;

/** The words of the menu that a said word may be, with their likeness. Words that carry sentences are never guessed at. */
export function likeWords(said: string, menu: Lexicon): ReadonlyMap<string, number> {
  const known = menu.known.get(said);
  if (known) return known;
  const stem = singular(said);
  const number = numberOf(stem);
  // '20percent' is no badly heard two percent.
  const isWord = FUNCTION_WORDS.has(said) || isCommonWord(said) || isCommonWord(stem);
  // 'It's for Ann' has no onions.
  const isGuessed = !/^\d/.test(said) && !isWord && !isFirstName(said);
  const found = new Map<string, number>();
  const tails = FUNCTION_WORDS.has(said) || menu.withWord.has(stem) ? [] : tailsOf(stem, menu.withWord.keys());
  // 'Number 4' is the number four.
  const isNumber = (name: string) => number !== undefined && number === numberOf(name);
  for (const name of menu.withWord.keys()) {
    const isSame = stem === name || said === name || SAME[stem] === name || ALSO[stem] === name || isNumber(name);
    const guess = () =>
      Math.max(likeness(stem, name), cutShort(stem, name), tails.length === 1 && tails[0] === name ? TAIL_LIKE : 0);
    const like = isSame ? 1 : isGuessed ? guess() : 0;
    if (like > 0) found.set(name, like);
  }
  if (menu.known.size >= WORDS_KEPT) menu.known.clear();
  menu.known.set(said, found);
  return found;
}
