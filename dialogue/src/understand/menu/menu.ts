import type { MenuFact } from '../../facts.ts';
import { type ChoiceNames, choiceNames } from '../../heard/order/choice-names.ts';
import { numberAt } from '../numbers.ts';
import { HOUSE_SIZES, sizeAt } from '../sizes.ts';
import { FUNCTION_WORDS, singular, stems, tokenise } from '../words.ts';
import { isKind, otherNames, saidFor, sizesOf } from './aliases.ts';
import { type Family, families } from './families.ts';
import { inOtherWords } from './in-other-words.ts';
import { type Lexicon, lexicon } from './lexicon.ts';
import { soldBy } from './per-order.ts';
import { withUnits } from './units.ts';

/** A category by its name; `means`: the dishes that callers call by that very word, as 'a pie' may be a plain one. */
interface Named {
  name: string;
  length: number;
  means: readonly string[];
  /** Its words in the singular. */
  said: string;
}

/** A menu prepared for listening: its dishes, their words and its categories. */
export interface Menu {
  families: readonly Family[];
  family(key: string): Family | undefined;
  /** The dish whose whole name these words are; the first of several. */
  named(words: readonly string[]): Family | undefined;
  /** The dishes of a category, in the menu's order; of none, none. */
  ofKind(category: string | null): readonly Family[];
  /** The sizes that something comes in. */
  sizes: ReadonlySet<string | null>;
  /** What dishes of several words are, in the singular: the fries of curly fries, the bagel of a bagel with spread. */
  heads: ReadonlySet<string | undefined>;
  lexicon: Lexicon;
  categories: readonly string[];
  /** The category named at this place and how many words it takes. */
  categoryAt(words: readonly string[], at: number): Named | null;
  /** How many words here name a choice of several words: 2 of 'blue cheese dressing'; 0 for none. */
  choiceAt(words: readonly string[], at: number): number;
  /** Whether this may be chosen on the dish; without a dish, on any. */
  isChoice(said: string, family?: string): boolean;
  /** Whether it can be chosen on some dish, or is what such choices are called: 'ranch', 'dips'. */
  isOffered(said: string): boolean;
  /** By what dishes are sold: 'pound'. */
  units: ReadonlySet<string>;
  /** What can be chosen on dishes, by all the ways to name it. */
  choiceNames: ChoiceNames;
  /** Words that stand in the names of dishes and choices, as written and in the singular. */
  vocabulary: ReadonlySet<string>;
  /** The size named at this place and how many words it takes. */
  sizeAt(words: readonly string[], at: number): { size: string; length: number } | null;
  /** It is made to be chosen for: a cheese pizza, a plain bagel, and no grilled cheese. */
  isBase(family: Family): boolean;
  /** The dish of a category that a caller means who names only what goes on it: 'a large pepperoni pizza'. */
  baseFor(category: string, choices: readonly string[]): Family | null;
}

/** What callers say for the usual categories, by a word that stands in the category's name. */
const OTHER_NAMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/pizza|pie/, ['pizza', 'pie']],
  [/plate|starter|appeti|side|snack/, ['starter', 'appetizer', 'side dish', 'small plate', 'app']],
  [/drink|beverage|soda/, ['drink', 'beverage', 'soda', 'soft drink', 'to drink']],
  [/dessert|sweet/, ['dessert', 'sweet', 'something sweet']],
  [/salad/, ['salad']],
  [/pasta/, ['pasta']],
  [/sandwich|sub|hero/, ['sandwich', 'sub', 'hero']],
];

const headOf = (name: string): string => singular(tokenise(name.replace(/ (?:with|w\/) .*$/i, '')).at(-1) ?? '');

/** The menu as callers speak of it: dishes with their sizes joined, other names, words by sound. Takes long; calls share it. */
export function readMenu(written: readonly MenuFact[]): Menu {
  const menu = written.map(withUnits).map(inOtherWords);
  const dishes = families(menu);
  const categories = [...new Set(dishes.map((family) => family.category))].filter((name) => name !== '');
  const names = new Map<string, string>();
  for (const category of categories) {
    names.set(stems(tokenise(category)), category);
    const head = headOfKind(category, dishes);
    if (head && !names.has(head)) names.set(head, category);
    for (const [pattern, others] of OTHER_NAMES) {
      if (!pattern.test(category.toLowerCase())) continue;
      for (const other of others)
        if (!names.has(other) && !isDishWord(other, dishes) && !isChosen(other, menu)) names.set(other, category);
    }
  }
  const called = otherNames(dishes);
  for (const [part, meant] of partsOf(categories, dishes))
    if (!names.has(part) && !called.has(part)) called.set(part, meant);
  for (const [said, meant] of called) {
    const [first] = meant;
    // What every dish of a kind is called, is the kind.
    if (first && meant.length > 1 && isKind(meant, dishes) && !names.has(said)) names.set(said, first.category);
  }
  const choices = new Set(
    dishes
      .flatMap(({ variants }) =>
        variants.flatMap(({ item, option }) => item.optionGroups.filter(({ name }) => name !== option?.group)),
      )
      .flatMap((group) => group.choices.flatMap(saidFor))
      .filter((name) => name.length > 1)
      .map(stems),
  );
  const vocabulary = new Set(menu.flatMap(wordsOn));
  const byDish = new Map(dishes.map((dish) => [dish.key, choicesOn(dish)]));
  const groups = new Set(menu.flatMap(({ optionGroups }) => optionGroups.map(({ name }) => stems(tokenise(name)))));
  const onAny = new Set([...byDish.values()].flatMap((some) => [...some]));
  const others = [...called].flatMap(([said, meant]) =>
    names.has(said)
      ? []
      : meant.map((dish) => ({ ...dish, words: said.split(' '), called: said, alias: true as const })),
  );
  const known = lexicon([...dishes, ...others], new Set([...names.keys()].flatMap((name) => name.split(' '))));
  const ownSizes = sizesOf(dishes);
  const byName = new Map(dishes.toReversed().map((dish) => [stems(tokenise(dish.name)), dish]));
  const byCategory = Map.groupBy(dishes, ({ category }) => category);
  const isKindWord = (word: string, { key, category }: Family) =>
    names.has(word) ||
    tokenise(category).map(singular).includes(word) ||
    dishes.some((other) => other.key !== key && other.category === category && other.words.includes(word));
  const isBase = (family: Family) =>
    (family.words.some((word) => BASE.has(word)) &&
      family.words.every((word) => BASE.has(word) || OF_OWN.has(word) || isKindWord(word, family))) ||
    family.words.join(' ') === singular(family.category.toLowerCase());
  return {
    families: dishes,
    family: (key) => known.byKey.get(key),
    named: (words) => byName.get(stems(words)),
    ofKind: (category) => (category === null ? [] : (byCategory.get(category) ?? [])),
    sizes: new Set(dishes.flatMap(({ variants }) => variants.map(({ size }) => size))),
    heads: new Set(dishes.flatMap(({ words, name }) => (words.length > 1 ? [words.at(-1), headOf(name)] : []))),
    lexicon: known,
    categories,
    categoryAt: (words, at) => {
      const found = categoryAt(names, words, at);
      return found && { ...found, means: (called.get(found.said) ?? []).map(({ key }) => key) };
    },
    units: new Set(dishes.flatMap((dish) => soldBy(dish)?.unit ?? [])),
    choiceNames: choiceNames(dishes),
    vocabulary,
    sizeAt: (words, at) => {
      const [usual, own] = [sizeAt(words, at), ownSizeAt(ownSizes, words, at)];
      const said = own && own.length >= (usual?.length ?? 0) ? own : usual;
      return said ?? houseSizeAt(vocabulary, words[at] ?? '');
    },
    choiceAt: (words, at) =>
      [3, 2].find((length) => at + length <= words.length && choices.has(stems(words.slice(at, at + length)))) ?? 0,
    isChoice: (said, family) => {
      const on = family === undefined ? onAny : byDish.get(family);
      return on?.has(stems(tokenise(said))) ?? false;
    },
    isOffered: (said) => onAny.has(stems(tokenise(said))) || groups.has(stems(tokenise(said))),
    isBase,
    baseFor: (category, said) => {
      const able = (byCategory.get(category) ?? []).filter(({ key }) =>
        said.every((one) => byDish.get(key)?.has(stems(tokenise(one)))),
      );
      const base = able.length === 1 ? able[0] : able.find(isBase);
      return said.length > 0 && base ? base : null;
    },
  };
}

/** 'Tacos', of Tacos by the piece, 'a cake', of Whole cakes: what a category is of, and most in it and nothing else are called. */
function headOfKind(category: string, dishes: readonly Family[]): string | null {
  const [before = ''] = category.split(/ (?:by|from|of|for|on|in|to|with) /i);
  const head = tokenise(before).map(singular).at(-1);
  const called = dishes.filter(({ words }) => words.length > 1 && words.at(-1) === head);
  const all = dishes.filter((dish) => dish.category === category);
  const isOnlyHere = called.every((dish) => dish.category === category);
  return head !== undefined && called.length > 1 && isOnlyHere && called.length * 2 >= all.length ? head : null;
}

/** 'A calzone', of Calzones & Rolls: the dishes that are called by one of the words which a category joins. */
function partsOf(categories: readonly string[], dishes: readonly Family[]): [string, Family[]][] {
  return categories.flatMap((category) => {
    const parts = category.split(/\s*(?:&|\+|,|\/|\band\b|\bor\b)\s*/i);
    if (parts.length < 2) return [];
    return parts.flatMap((part) => {
      const [word = '', ...more] = tokenise(part).map(singular);
      const meant = dishes.filter(({ category: kind, words }) => kind === category && words.at(-1) === word);
      return more.length === 0 && meant.length > 0 && !FUNCTION_WORDS.has(word)
        ? [[word, meant] as [string, Family[]]]
        : [];
    });
  });
}

const wordsOn = ({ name, optionGroups }: MenuFact): string[] =>
  [tokenise(name), ...optionGroups.flatMap(({ choices }) => choices.flatMap(saidFor))]
    .flat()
    .flatMap((word) => [word, singular(word)]);

/** What a dish is called that is made to be chosen for. */
export const BASE: ReadonlySet<string> = new Set(['cheese', 'plain', 'regular', 'classic', 'custom', 'own', 'basic']);
const OF_OWN = new Set(['build', 'make', 'create', 'design', 'your', 'you']);

const choicesOn = ({ variants }: Family): Set<string> =>
  new Set(
    variants.flatMap(({ item }) =>
      item.optionGroups.flatMap(({ choices }) => choices.flatMap((choice) => saidFor(choice).map(stems))),
    ),
  );

/** 'Soda' on a menu with a lemon and an orange soda asks which of the two, not which drink. */
function isDishWord(word: string, dishes: readonly Family[]): boolean {
  return dishes.filter((family) => family.words.includes(word)).length > 1;
}

/** 'Sweet' is no dessert where a sauce is called so. */
const isChosen = (word: string, menu: readonly MenuFact[]): boolean =>
  word === 'sweet' &&
  menu.some((item) =>
    item.optionGroups.some((group) => group.choices.some(({ name }) => tokenise(name).includes(word))),
  );

function houseSizeAt(vocabulary: ReadonlySet<string>, word: string) {
  const size = HOUSE_SIZES[word];
  return size && !vocabulary.has(word) ? { size, length: 1 } : null;
}

function ownSizeAt(sizes: ReadonlyMap<string, string>, words: readonly string[], at: number) {
  for (const length of [3, 2, 1]) {
    const said = words.slice(at, at + length);
    const size = sizes.get(said.join(' ')) ?? sizes.get(stems(said));
    if (size && said.length === length && (length > 1 || !isPassing(words, at))) return { size, length };
  }
  return measuredAt(sizes, words, at);
}

/** 'Twenty four oz', 'the fourteen', 'one sixteen': a size is of so many inches or ounces. */
function measuredAt(sizes: ReadonlyMap<string, string>, words: readonly string[], at: number) {
  const number = numberAt(words, at);
  if (!number || number.more) return null;
  const behind = words[at + number.length] ?? '';
  const unit = singular(behind);
  const whole = [unit, UNITS[unit] ?? unit].flatMap((one) => sizes.get(`${number.value} ${one}`) ?? [])[0];
  if (whole) return { size: whole, length: number.length + 1 };
  const isMeasure =
    /^(?:the|an?|that|my)$/.test(words[at - 1] ?? '') || (number.value > 5 && numberAt(words, at - 1) !== null);
  // 'The ten wings' are counted.
  if (!isMeasure || /[^s]s$/.test(behind)) return null;
  const said = ['inch', 'oz', 'ounce'].map((unit) => tokenise(`${number.value} ${unit}`).join(' '));
  const size = said.map((one) => sizes.get(one)).find((one) => one !== undefined);
  return size ? { size, length: number.length } : null;
}

const UNITS: Readonly<Record<string, string>> = { ounce: 'oz', oz: 'ounce' };

/** 'Can I get', where drinks come in cans: a small word is a size only where it is counted, alone, or measured out. */
export function isPassing(words: readonly string[], at: number): boolean {
  if (!FUNCTION_WORDS.has(words[at] ?? '')) return false;
  // 'The twelve', of what comes in sixes and twelves.
  if (numberAt(words, at) !== null) return words[at - 1] !== 'the';
  const counted = at > 0 && (/^an?$/.test(words[at - 1] ?? '') || numberAt(words, at - 1) !== null);
  const alone = at === 0 && (words.length === 1 || words[1] === 'please');
  return words[at + 1] !== 'of' && !counted && !alone;
}

function categoryAt(names: ReadonlyMap<string, string>, words: readonly string[], at: number) {
  for (const length of [3, 2, 1]) {
    if (at + length > words.length) continue;
    const said = stems(words.slice(at, at + length));
    const name = names.get(said);
    // 'Extra potatoes' are none of the extras.
    if (name && words[at] !== 'extra') return { name, length, said };
  }
  return null;
}
