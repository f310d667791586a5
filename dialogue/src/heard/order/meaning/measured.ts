import type { OptionGroup } from '@attendant/contract/menu/options';
import { numberAt } from '../../../understand/numbers.ts';
import { sizeAt } from '../../../understand/sizes.ts';
import { singular, tokenise } from '../../../understand/words.ts';

/** Choices that are more or less of the same: 'one inch', 'quart', 'half rack', told as the big one or the thinner of them. */

const MORE =
  /^(?:big|bigger|biggest|large|larger|largest|huge|jumbo|long|longer|longest|thick|thicker|thickest|wide|wider|widest|tall|taller|tallest|heavy|heavier|heaviest|full|giant|most)$/;
const LESS =
  /^(?:small|smaller|smallest|little|littler|littlest|tiny|mini|short|shorter|shortest|thin|thinner|thinnest|narrow|narrower|narrowest|least|light|lighter|lightest)$/;
const BETWEEN = /^(?:middle|mid|medium|regular|between)$/;

const UNIT =
  /^(?:pound|ounce|gram|kilo|pint|quart|gallon|liter|cup|bowl|inch|foot|feet|yard|meter|piece|pc|count|rack|slab|dozen|pack|slice|percent|watt)$/;
const PART = /^(?:half|quarter|whole|full|double|single|triple)$/;

/** By how much there is of it they differ. */
const isMeasure = (name: string): boolean => {
  const words = tokenise(name).map(singular);
  return (
    sizeAt(words, 0) !== null ||
    words.some((word) => UNIT.test(word)) ||
    (words.length < 3 && (PART.test(words[0] ?? '') || numberAt(words, 0) !== null))
  );
};

/** 'The big one', 'the thicker', of what is named by its words that tell of nothing else; null where that tells none. */
export function bySize({ choices }: OptionGroup, words: readonly string[]): string | null {
  const open = choices.filter(({ available }) => available);
  if (open.length < 2 || !open.every(({ name }) => isMeasure(name))) return null;
  // Owners write them from small to large; where prices say otherwise, they decide.
  const ordered = open.toSorted((a, b) => a.price - b.price);
  const names = ordered.map(({ name }) => name);
  const is = (kind: RegExp) => words.some((word) => kind.test(word));
  // A burger that is medium well has one patty or two.
  if (words.includes('medium') && names.some((name) => /^(?:single|double|triple)\b/i.test(name))) return null;
  if (is(BETWEEN)) return names.length === 3 && !is(MORE) && !is(LESS) ? (names[1] ?? null) : null;
  if (is(MORE) === is(LESS)) return null;
  return names.at(is(MORE) ? -1 : 0) ?? null;
}

export const isOfSize = (word: string): boolean => MORE.test(word) || LESS.test(word) || BETWEEN.test(word);

/** Into how many pieces: 'cut in four', 'halved', 'left whole'. */
export function piecesIn(said: string): number | null {
  const words = tokenise(said).map(singular);
  if (
    /\b(?:uncut|unsliced|intact|whole|one piece|(?:dont|not|no) (?:cut|slice|cutting|slicing))\b/.test(words.join(' '))
  )
    return 1;
  const isCut = words.some((word) =>
    /^(?:cut|sliced?|split|chop(?:ped)?|carved?|quartered|halved|half|piece)$/.test(word),
  );
  if (!isCut) return null;
  if (words.some((word) => /^(?:halved|half)$/.test(word))) return 2;
  if (words.some((word) => /^quarter(?:ed)?$/.test(word))) return 4;
  for (const at of words.keys()) {
    const many = numberAt(words, at);
    if (many && many.value > 1) return many.value;
  }
  return null;
}
