import { type Family, isAvailable } from '../menu/families.ts';
import type { Menu } from '../menu/menu.ts';
import { numberAt } from '../numbers.ts';
import { PHRASE_WORDS } from '../phrasebook.ts';
import { toPieces } from '../pieces.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../words.ts';
import { isOf } from './what-it-is.ts';

const WORD = "[\\p{L}'’-]+";
const JOINT = '(?:and|but|or|with|without|no|for|on|in|of|to|at|from|the|that|an?|then|plus|please|instead)\\b';
const COUNT =
  "(?:a dozen|half a dozen|two dozen|a couple(?: of)?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2})(?: [\\p{L}'’-]+ of)?)";
const PHRASE = `(?!${JOINT}|dozen\\b)${WORD}(?: (?!${JOINT}|dozen\\b)${WORD}){0,3}`;

/** 'The pork noodle soup, the tonkotsu': two names behind one another, with no count and no 'and' between them. */
const TWICE = new RegExp(
  `\\b(?<det>the|that|this|your|those|these|some|${COUNT}) (?<first>${PHRASE}), (?:the|that|those|your) (?<second>${PHRASE})(?=\\s*(?:[,.;!?]|$)| ${JOINT})`,
  'giu',
);
const ONE = /^(?:the|that|this|your|an?|one|1)$/i;
const AND_THE = /\band (?:the|an?|one|that)\b/i;
const ONES = /^(?:ones?|things?|kinds?)$/;

/** What is said twice of one dish, once: by its own name, as many as were said. The text as it is where two are named. */
export const saidOnceOf = (text: string, menu: Menu): string =>
  menu.families.length === 0
    ? text
    : text.replace(TWICE, (all, ...found) => {
        const { det = '', first = '', second = '' } = groupsOf(found);
        const place = found.find((one) => typeof one === 'number') ?? 0;
        // 'Two wraps, the falafel on flour and the steak' tells them apart.
        const isApart = !ONE.test(det) && !/\bones$/i.test(second) && AND_THE.test(text.slice(place + all.length));
        const once = isApart ? null : asOne(first, second, menu);
        return once === null ? all : `${det} ${once}`;
      });

const groupsOf = (found: readonly unknown[]): Record<string, string | undefined> => {
  const last = found.at(-1);
  return typeof last === 'object' && last !== null ? Object.fromEntries(Object.entries(last)) : {};
};

function asOne(first: string, second: string, menu: Menu): string | null {
  const [before, behind] = [first, second].map((said) => telling(said, menu));
  if (!before || !behind || before.length === 0 || behind.length === 0) return null;
  const [one, other] = [dishOf(first, menu), dishOf(second, menu)];
  // 'The cream one' might be another of what was ordered before.
  const isOnes = ONES.test(tokenise(second).at(-1) ?? '');
  if (other && other !== one && tells(before, first, other, menu))
    return `${sizeIn(first, menu)}${isOnes ? `${sizeIn(second, menu)}${other.called}` : second}`;
  if (one && one !== other && tells(behind, second, one, menu)) return first;
  if (one || other) return null;
  // 'The breaded one, the milanesa', of what is chosen on a dish.
  const isOne = ONES.test(tokenise(first).at(-1) ?? '');
  if (isOne && menu.isChoice(second) && before.every((word) => !menu.vocabulary.has(word))) return second;
  // 'Two corns, the grilled ones': neither tells the dish, and both do.
  const isStrange = !before.some((word) => menu.heads.has(word));
  const both = isStrange && isOnes ? onlyOf([...before, ...behind], menu) : null;
  return both ? `${sizeIn(first, menu)}${both.called}` : null;
}

/** Words of a phrase that tell what it is: no size, no number, no 'one'. */
function telling(said: string, menu: Menu): string[] {
  const words = tokenise(said);
  return words
    .filter(
      (word, at) =>
        !FUNCTION_WORDS.has(word) &&
        !ONES.test(word) &&
        menu.sizeAt([word], 0) === null &&
        numberAt(words, at) === null,
    )
    .map(singular);
}

const sizeIn = (said: string, menu: Menu): string =>
  tokenise(said)
    .filter((word) => menu.sizeAt([word], 0) !== null)
    .map((word) => `${word} `)
    .join('');

/** The one dish that these words name, and nothing else. */
function dishOf(said: string, menu: Menu): Family | null {
  const words = tokenise(said).filter((word) => !ONES.test(word));
  const pieces = toPieces(words, menu, PHRASE_WORDS).filter(({ kind }) => kind !== 'size');
  const [piece, ...others] = pieces;
  if (others.length > 0 || piece?.kind !== 'item' || piece.mention.sure !== 'certain') return null;
  return menu.family(piece.mention.families[0] ?? '') ?? null;
}

/** All of it is said of that dish, and no other dish is called by it. */
function tells(words: readonly string[], said: string, family: Family, menu: Menu): boolean {
  const isOther = menu.families.some((one) => one !== family && words.every((word) => one.words.includes(word)));
  return (
    words.every((word) => isOf(family).has(word)) &&
    (!isOther || ONES.test(tokenise(said).at(-1) ?? '') || words.every((word) => family.words.includes(word)))
  );
}

function onlyOf(words: readonly string[], menu: Menu): Family | null {
  const [family, ...others] = menu.families.filter(
    (one) => isAvailable(one) && words.every((word) => isOf(one).has(word)),
  );
  return family && others.length === 0 ? family : null;
}
