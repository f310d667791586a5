import type { Family } from '../../understand/menu/families.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { singular, stems, tokenise } from '../../understand/words.ts';
import { isAllergen } from '../allergy.ts';
import { sharesName } from '../relevance/relevance.ts';
import { isKindCalled } from './kinds.ts';
import { isWholeName } from './named.ts';

/** What is asked of a dish or of a kind that is called by its whole name, where nothing else is named. */
export type AskedByName =
  | { about: 'available' | 'gone' | 'contents' | 'describe' | 'sizes' | 'how-big'; family: Family }
  | { about: 'price'; family: Family; size: string }
  | { about: 'choices'; family: Family; of: string }
  | { about: 'list'; category: string }
  | { about: 'without'; category: string; food: string };

const LED =
  '(?:(?:hi|hey|hello|and|so|okay|also|um|uh|well|yeah|oh|but|wait|sorry|just (?:curious|wondering)|quick question|can you (?:please )?tell me|could you (?:please )?tell me|do you know) )*';
const OFFER = '(?:have|got|carry|do|make|sell|serve|offer)';
const YOU = '(?:you|yall|they)(?: guys| all)?';
const STILL = '(?: (?:still|also|ever|even|happen to))*';
const ONE = '(?: (?:an?|any|the|your|some|those|one of (?:the|those|your)))*';
const LEFT =
  '(?: (?:left|today|tonight|available|in stock|on the menu|on hand|right now|now|at the moment|there|still|anymore|at all|by any chance|over there))*';
const WHAT = '(?<what>.+?)';

/** Each with what is asked, in this order. */
const OF_A_DISH: readonly (readonly [
  Exclude<AskedByName['about'], 'price' | 'choices' | 'list' | 'without'>,
  RegExp,
])[] = (
  [
    ['gone', `(?:are|were) ${YOU}(?: all| already)?(?: sold)? out of${ONE} ${WHAT}${LEFT}`],
    ['gone', `(?:is|are)${ONE} ${WHAT} (?:all |already )?(?:sold out|gone|out)${LEFT}`],
    ['available', `(?:do|did) ${YOU}${STILL} ${OFFER}${ONE} ${WHAT}${LEFT}`],
    [
      'available',
      `(?:you|yall)(?: guys| all)?${STILL} (?:have|got|carry|sell|serve|still (?:do|make))${ONE} ${WHAT}${LEFT}`,
    ],
    ['available', `(?:have ${YOU}${STILL} got|got any)${ONE} ${WHAT}${LEFT}`],
    ['available', `(?:is|are)(?: there)?${ONE} ${WHAT}(?: still)? (?:left|available|in stock|on the menu)${LEFT}`],
    ['available', `(?:is|are) there${ONE} ${WHAT}${LEFT}`],
    ['sizes', `what sizes (?:does|do|is|are)${ONE} ${WHAT} (?:come in|have|in)`],
    [
      'sizes',
      `(?:what|which|how many)(?: different)? sizes (?:of|for)${ONE} ${WHAT}(?: (?:do ${YOU} ${OFFER}|are there|is there|can (?:i|we) get))?`,
    ],
    [
      'sizes',
      `(?:what|which|how many) sizes(?: (?:do ${YOU} ${OFFER}|are there|is there|can (?:i|we) get))(?: it in)? (?:for|of|in|with)${ONE} ${WHAT}`,
    ],
    [
      'sizes',
      `(?:do|does|is|are)${ONE} ${WHAT} (?:come )?in (?:different|other|several|more than one|two|bigger|larger|smaller|one) sizes?(?: only)?`,
    ],
    ['how-big', `(?:how (?:big|large|small)|what size)(?: of)? (?:is|are)${ONE} ${WHAT}`],
    [
      'contents',
      `(?:what|whats)(?: all| else| exactly)?(?: is| are| comes| goes| do (?:i|we|you) get| do you (?:guys )?put)?(?: all)? (?:in|on|with|inside|inside of)${ONE} ${WHAT}`,
    ],
    [
      'contents',
      `what(?: all)? (?:does|do)${ONE} ${WHAT} (?:come with|have (?:in|on) (?:it|them)|include|come on|consist of)`,
    ],
    ['contents', `whats${ONE} ${WHAT} (?:come with|made of|made with|made from|got in it|got on it)`],
    [
      'describe',
      `(?:tell me|can you tell me|could you tell me|describe|explain)(?: (?:a bit|a little|something|more|a bit more|a little more))?(?: about)?(?: whats (?:in|on))?${ONE} ${WHAT}(?: (?:to|for) me)?`,
    ],
    ['describe', `(?:whats|what is|what are|hows|how is|how are)${ONE} ${WHAT}(?: like| exactly)?`],
  ] as const
).map(([about, form]) => [about, new RegExp(`^${LED}${form}$`)]);

const KIND = '(?:(?:kinds?|types?|sorts?|selection|variety|different kinds) of )?';
const OPTIONS = '(?: (?:options|choices|selection|menu|section))?';
const OF_A_KIND: readonly RegExp[] = [
  `(?:what|which|whats|what all|what other)(?: are)?(?: your| the)? ${KIND}${WHAT}${OPTIONS}(?: (?:do|does|have|is|are|can|you|yall|there)(?: (?:you|yall|they|there|i|we|guys|all))*(?: (?:have|got|carry|sell|serve|offer|do|make|get|choose from|pick from))*)?(?: (?:there|today|tonight|available|right now))*`,
  `what(?: all| else)? (?:do|have|did)? ?${YOU}(?: (?:have|got|carry|sell|serve|offer|do|make))? (?:for|in the way of|as far as|under|in)(?: the| your| an?)? ${WHAT}${OPTIONS}(?: go(?:es)?)?`,
  `(?:go over|run through|list|read(?: me)?|name|go through|give me|tell me(?: about)?|can you (?:go over|run through|list|read(?: me)?|name|go through|tell me(?: about)?)|could you (?:go over|run through|list|read(?: me)?|name|go through|tell me(?: about)?))(?: what)?(?: all)?(?: of)?(?: the| your) ${KIND}${WHAT}${OPTIONS}(?: (?:are|you have|do you have|for me|again))*`,
].map((form) => new RegExp(`^${LED}${form}$`));

/** 'What flavors does the milkshake come in', 'which kinds can I get with the wings' */
const CHOICES: readonly RegExp[] = [
  `(?:what|which)(?: (?:kinds?|types?|sorts?) of)? (?<of>\\w+) (?:does|do)${ONE} ${WHAT} (?:come (?:in|with)|have)`,
  `(?:what|which)(?: (?:kinds?|types?|sorts?) of)? (?<of>\\w+)(?: choices| options)?(?: (?:do ${YOU} ${OFFER}|are there|is there|can (?:i|we) (?:get|have|pick|choose|put)|comes?|come))? (?:for|with|on|in|of)${ONE} ${WHAT}`,
  `(?:what|which|whats)(?: are| is)? (?:the|my|your) (?<of>\\w+)(?: choices| options| selection)? (?:for|with|on|of)${ONE} ${WHAT}`,
].map((form) => new RegExp(`^${LED}${form}$`));
/** What choices are asked for by, whatever they are called. */
const ANY_CHOICE = /^(?:kind|choice|option|type|variety|flavor|sort)s?$/;

const FOOD = '(?<food>\\w+(?: \\w+)?)';
const WITHOUT: readonly RegExp[] = [
  `(?:(?:are there|is there|do ${YOU}${STILL} ${OFFER}|${YOU} ${OFFER}|got)(?: any)?|what|which|any) ${WHAT}(?: (?:do ${YOU} ${OFFER}|are there|you got))?(?: (?:that|which))? (?:without|with no|(?:dont|doesnt|do not|does not) (?:have|contain)|(?:have|has) no|not (?:containing|made with))(?: any)? ${FOOD}(?: in (?:it|them))?`,
  `(?:what|which|are (?:there )?any|do ${YOU}${STILL} ${OFFER}(?: any)?)(?: of)?(?: the| your)? ${WHAT} (?:is |are )?(?:that (?:is|are) )?${FOOD} free`,
].map((form) => new RegExp(`^${LED}${form}$`));

const isCalled = (name: string, said: string): boolean => stems(tokenise(name)) === stems(said.split(' '));

/** What is asked by the whole name of a dish or a kind; null where something else is named, or nothing. */
export function askedByName(words: readonly string[], menu: Menu): AskedByName | null {
  const said = words.join(' ').replace(/ (?:please|though|exactly|again)$/, '');
  return without(said, menu) ?? ofAKind(said, menu) ?? choices(said, menu) ?? ofADish(said, menu);
}

function ofAKind(said: string, { categories }: Menu): AskedByName | null {
  for (const form of OF_A_KIND) {
    const what = form.exec(said)?.groups?.what;
    const category = what === undefined ? undefined : categories.find((name) => isCalled(name, what));
    if (category !== undefined) return { about: 'list', category };
  }
  return null;
}

function without(said: string, { categories }: Menu): AskedByName | null {
  for (const form of WITHOUT) {
    const { what = '', food = '' } = form.exec(said)?.groups ?? {};
    if (!isAllergen(food)) continue;
    const category = categories.find((name) => isCalled(name, what));
    if (category !== undefined) return { about: 'without', category, food };
  }
  return null;
}

function choices(said: string, menu: Menu): AskedByName | null {
  for (const form of CHOICES) {
    const { what = '', of = '' } = form.exec(said)?.groups ?? {};
    const family = menu.named(what.split(' '));
    const groups = family?.variants.flatMap(({ item }) => item.optionGroups) ?? [];
    if (!family || groups.length === 0 || of === 'sizes') continue;
    if (ANY_CHOICE.test(of) || groups.some(({ name }) => isKindCalled(name, singular(of))))
      return { about: 'choices', family, of: singular(of) };
  }
  return null;
}

function ofADish(said: string, menu: Menu): AskedByName | null {
  for (const [about, form] of OF_A_DISH) {
    const what = form.exec(said)?.groups?.what;
    const found = what === undefined ? null : calledWithSize(what, menu);
    if (found === null) continue;
    const { family, size } = found;
    if (size === null) return { about, family };
    // 'What's the large lentil soup' is its price.
    if (about === 'describe') return { about: 'price', family, size };
  }
  return null;
}

/** What may stand between a dish and its size. */
const JOINED = /^(?:in|as)?(?:(?:^| )(?:an?|the))?$/;

/** 'The small lentil soup', 'the lentil soup in a cup': the dish by its whole name, and the size of it that is named. */
export function calledWithSize(said: string, menu: Menu): { family: Family; size: string | null } | null {
  const words = said.split(' ');
  const whole = menu.named(words);
  if (whole) return { family: whole, size: null };
  const alike = stems(words);
  for (const family of menu.families.filter(({ variants }) => variants.length > 1)) {
    const called = stems(tokenise(family.name));
    const at = alike.indexOf(called);
    if (at < 0 || !` ${alike} `.includes(` ${called} `)) continue;
    const before = alike.slice(0, at).trim().split(' ').filter(Boolean);
    const behind = alike
      .slice(at + called.length)
      .trim()
      .split(' ')
      .filter(Boolean);
    const size =
      before.length > 0 && behind.length > 0 ? null : sizeIn(before.length > 0 ? before : behind, family, menu);
    if (size !== null) return { family, size };
  }
  return null;
}

/** The size that these words are, with what leads to it: 'in a cup', 'the large'. */
function sizeIn(words: readonly string[], { variants }: Family, menu: Menu): string | null {
  for (let at = 0; at < words.length; at++) {
    if (!JOINED.test(words.slice(0, at).join(' '))) return null;
    const rest = words
      .slice(at)
      .join(' ')
      .replace(/ size$/, '');
    const read = menu.sizeAt(words, at)?.size;
    const found = variants.find(({ size }) => size !== null && (stems(tokenise(size)) === rest || size === read));
    if (found?.size) return found.size;
  }
  return null;
}

/** A sentence of an owner's names the dish, or what it is a kind of: 'a large pie has 8 slices' is of the Veggie Pie. */
export function isWrittenOf({ name }: Family, text: string): boolean {
  const words = tokenise(name);
  return isWholeName(name, tokenise(text)) || sharesName(words.at(-1) ?? name, text);
}
