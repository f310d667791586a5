import type { Understanding } from '../acts.ts';
import { type Family, isAvailable } from '../menu/families.ts';
import type { Menu } from '../menu/menu.ts';
import { numberAt } from '../numbers.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../words.ts';
import { isOf, toldOf, toldWith } from './what-it-is.ts';

/** 'The chickpea thing', 'that black bean patty thing', 'the spinach one with the cheese' */
const ONE =
  /\b(?:the|that|your|this|those) ((?:[\p{L}'’-]+ ){1,3})(?:ones?|things?)\b(?: with (?:the )?([\p{L}'’-]+(?: (?!inside|in|on|and|please)[\p{L}'’-]+)?)(?: inside| in it| in them| on it| on top)?)?/giu;
/** 'The one with croutons' */
const ONE_WITH = /\b(?:the|that) (?:ones?|things?) with (?:the )?([\p{L}'’-]+(?: [\p{L}'’-]+)?)(?=[.,;!?]|$)/giu;

/** What the menu says is in a dish stands for it, where it says so of no other: with its name in the place of that. */
export function asDescribed(text: string, { acts, leftover, menuNames }: Understanding, menu: Menu): string | null {
  for (const [whole, said = '', beside = ''] of [...text.matchAll(ONE), ...text.matchAll(ONE_WITH)]) {
    const words = tokenise(`${said} ${beside}`).filter((word) => !FUNCTION_WORDS.has(word));
    // 'A cord, the long one' is of the cord, whatever else is said to be long.
    const isOfAnother = menuNames.dishes.length > 0 && words.every((word) => HOW.test(word));
    const inside = tokenise(beside).filter((word) => !FUNCTION_WORDS.has(word));
    const isHow = inside.length > 0 && tokenise(said).every((word) => HOW.test(word) || FUNCTION_WORDS.has(word));
    const family =
      isOfAnother || isNamed(words, menu) ? null : (onlyOne(words, menu) ?? (isHow ? onlyOne(inside, menu) : null));
    if (family) return text.replace(whole, `the ${family.called}`);
  }
  const strange = new Set(
    [...leftover, ...acts.flatMap((act) => (act.kind === 'unknown-item' ? tokenise(act.said) : []))].map(singular),
  );
  return strange.size === 0 ? null : (ofItsOwn(text, acts, strange, menu) ?? withinName(text, strange, menu));
}

/** 'A hibiscus tea', of a jamaica that is written to be one: the word beside what was heard is no other thing. */
function ofItsOwn(text: string, acts: Understanding['acts'], strange: ReadonlySet<string>, menu: Menu): string | null {
  for (const act of acts) {
    if (act.kind !== 'add' || act.wish.item.sure !== 'certain') continue;
    const family = menu.family(act.wish.item.families[0] ?? '');
    const said = act.wish.item.said.replace(/[^\p{L}\p{N} ]/gu, '.').replaceAll(' ', '[\\s-]+');
    const [, beside, own = ''] = new RegExp(`\\b(${said})\\s+([\\p{L}'’-]+)`, 'iu').exec(text) ?? [];
    if (family && beside && strange.has(singular(own.toLowerCase())) && isOf(family).has(singular(own.toLowerCase())))
      return text.replace(new RegExp(`\\b${said}\\s+${own}\\b`, 'iu'), beside);
  }
  return null;
}

const HOW =
  /^(?:crispy|crunchy|fried|puffy|gooey|long|short|tall|wide|thick|thin|heavy|light|big|little|tiny|huge|cheap|fancy|fresh|new|old|hot|cold|warm|sweet|spicy|mild|crunchy|soft|dark|bright|red|blue|green|yellow|white|black|brown|pink|other|next|same|first|second|third|last|whole)$/;

/** What can be chosen, or names a dish by itself, is no description. */
const isNamed = (words: readonly string[], menu: Menu): boolean =>
  words.length === 0 ||
  words.some((word, at) => numberAt(words, at) !== null || menu.sizeAt([word], 0) !== null) ||
  menu.isOffered(words.join(' ')) ||
  words.some((word) => menu.isOffered(word)) ||
  menu.families.some((family) => words.every((word) => family.words.includes(singular(word))));

function onlyOne(words: readonly string[], menu: Menu): Family | null {
  const [first = '', ...more] = words.map(singular);
  const [family, ...others] = toldWith(first, menu).filter(
    (one) => isAvailable(one) && more.every((word) => toldOf(one).has(word)),
  );
  return family && others.length === 0 ? family : null;
}

/** 'The chicken skewers', of a satay that is four skewers: words of its name, and what is strange of what it is. */
function withinName(text: string, strange: ReadonlySet<string>, menu: Menu): string | null {
  const parts = [...text.matchAll(/[\p{L}'’-]+/gu)];
  const words = parts.map(([word]) => singular(tokenise(word).join('')));
  for (const [at, word] of words.entries()) {
    if (!strange.has(word) || word.length < 4 || numberAt(words, at) !== null) continue;
    for (const [from, to] of WINDOWS.map(([less, more]) => [at - less, at + more] as const)) {
      const said = words.slice(Math.max(from, 0), to);
      // 'A grilled chicken sandwich', where there is a panini of grilled chicken, is no panini.
      const isWhole = [words[from - 1], words[to]].every(
        (one) => one === undefined || FUNCTION_WORDS.has(one) || !(menu.vocabulary.has(one) || strange.has(one)),
      );
      // 'Four tacos', of a pack that feeds four, are counted.
      const isCounted = said.some((_, place) => numberAt(said, place) !== null);
      if (from < 0 || to > words.length || !isWhole || isCounted) continue;
      const family = onlyOne(said, menu);
      if (!family || !said.some((one) => family.words.includes(one))) continue;
      const [first, last] = [parts[from], parts[to - 1]];
      const between = text.slice(first?.index, (last?.index ?? 0) + (last?.[0].length ?? 0));
      if (!/[.,;!?]/.test(between)) return text.replace(between, family.called);
    }
  }
  return null;
}
/** The longest first. */
const WINDOWS = [
  [2, 1],
  [1, 2],
  [0, 3],
  [1, 1],
  [0, 2],
] as const;
