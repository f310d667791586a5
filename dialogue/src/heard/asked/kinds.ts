import type { Menu } from '../../understand/menu/menu.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';

/** What is asked of a dish whatever its choices are called; empty: whether it comes in what is named. */
const ANY_KIND = new Set('kind type sort variety choice option one color flavor style'.split(' '));
const NO_KIND = /^(?:size|count|side|add|how|extra)$/;
const LEADS = /^(?:what|whats|which|any)$/;
/** What may stand around it without naming anything else. */
const BESIDE = new Set(
  `what whats which any other different all of do does did you guys yall have has got there are is they it that those these them come
  comes in for on the your a an can could i we get carry offer make sell please and so okay oh um uh hey hi well with like exactly kind type
  sort kinds types sorts`.split(/\s+/),
);
const COMES_IN =
  /\b(?:(?:do|does|can|could|will) (?:it|they|that|those|these|the \w+|i get (?:it|them|that|those)|you (?:have|do|make) (?:it|them|that|those))(?: (?:also|ever))? (?:come |comes )?in|(?:have|got|get) (?:it|them|that|those|any) in) (?!an? (?:hour|minute|bit|while|day)s?\b)(?:an? )?(?!\d)[a-z]+(?: [a-z]+)?$/;

const named = new WeakMap<Menu, Set<string>>();

/** What the choices of a menu are called: 'color', 'scent', 'filling'. */
function kindsOn(menu: Menu): Set<string> {
  const before = named.get(menu);
  if (before) return before;
  const names = menu.families.flatMap(({ variants }) =>
    variants.flatMap(({ item }) => item.optionGroups.flatMap(({ name }) => tokenise(name).map(singular))),
  );
  const kinds = new Set(names.filter((name) => !FUNCTION_WORDS.has(name) && !NO_KIND.test(name)));
  named.set(menu, kinds);
  return kinds;
}

/** Whether choices with this name are asked for by that word. */
export const isKindCalled = (name: string, of: string): boolean => tokenise(name).map(singular).includes(of);

/**
 * What it asks the choices of, as it is called, in words without the names of dishes: 'what colors', 'which ones', 'what meats do you
 * have'; empty for 'do they come in white', null where that is not the question.
 */
export function kindsAskedIn(words: readonly string[], menu: Menu): { about: 'kinds'; of: string } | null {
  if (menu.families.length === 0) return null;
  const said = words.map(singular);
  const at = words.findLastIndex((word) => LEADS.test(word));
  const kinds = kindsOn(menu);
  const isKind = (word: string) => ANY_KIND.has(word) || kinds.has(word);
  const of = at < 0 ? undefined : said.slice(at + 1).findLast(isKind);
  if (of && words.every((word, place) => BESIDE.has(word) || said[place] === of || isKind(said[place] ?? '')))
    return { about: 'kinds', of };
  return COMES_IN.test(words.join(' ')) ? { about: 'kinds', of: '' } : null;
}
