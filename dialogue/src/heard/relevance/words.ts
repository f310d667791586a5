import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';

/** A number says that there is one, whichever it is. */
const NUMBER = '#';
/** Longer texts are told by their beginning. */
const WORDS_MOST = 60;

/** The stems of a text: what the model of relevance knows words by. 'Cancelled' and 'cancelling' are one, '$40' is so many dollars. */
export function stemsOf(text: string): string[] {
  const words = tokenise(text.replace(/\$ ?\d[\d,]*(?:\.\d+)?/g, ' # dollars ').replace(ID, 'identification')).slice(
    0,
    WORDS_MOST,
  );
  return words.map(stemOf);
}

/** 'An ID', which without its marks is 'I'd'. */
const ID =
  /\bI\.?D\b(?!['’])|(?<=\b(?:an|photo|picture|valid|state|government|school|my|your|the|any|some|bring|need|show|have) )ids?\b/g;

/** Whether all that a question names (`telling`), and more than one thing, stands in a note. */
export const isNamed = (telling: readonly string[], noted: readonly string[]): boolean =>
  telling.length > 1 && telling.every((stem) => noted.includes(stem));

/** What names something, each once. */
export const tellingOf = (stems: readonly string[]): string[] => [
  ...new Set(stems.filter((stem) => !COMMON.has(stem))),
];

/** 'Deliver' and 'delivery' are of one word. */
export const isLike = (one: string, other: string): boolean =>
  one === other ||
  (SENSE.get(one) !== undefined && SENSE.get(one) === SENSE.get(other)) ||
  (Math.min(one.length, other.length) >= LONG && (one.startsWith(other) || other.startsWith(one)));
const LONG = 5;
/** What callers and owners call by other words. */
const SENSES = [
  'kid child children toddler',
  'shot vaccine vaccination',
  'lash eyelash',
  'bathroom restroom toilet',
  'wifi internet',
  'photo picture',
  'tooth teeth dental',
  'refund return',
  'car vehicle',
  'lot parking',
  'discount deal',
  'icu intensive',
  'hair haircut',
  'senior elderly',
  'veteran military',
];
const SENSE = new Map(SENSES.flatMap((alike, at) => alike.split(' ').map((word) => [stemOf(word), at] as const)));

function stemOf(word: string): string {
  if (/\d/.test(word)) return NUMBER;
  const one = singular(word);
  const cut = one.replace(/(?:ing|ed|er|ly|e)$/, '');
  return (cut.length > 2 ? cut : one).replace(/([^aeiou])\1$/, '$1');
}

const COMMON: ReadonlySet<string> = new Set([NUMBER, ...[...FUNCTION_WORDS].map(stemOf)]);
