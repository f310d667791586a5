import type { MenuFact } from '../../facts.ts';
import { type Family, families } from './families.ts';

/**
 * Short answers that decide what happens next and that a recogniser mishears on a phone line: "that's all" as
 * "that's so", "no thank you" as "no Sam Pugh".
 */
const ANSWERS = [
  "that's all",
  "that's it",
  "that's everything",
  'that will be all',
  'nothing else',
  'no thanks',
  'no thank you',
  'yes please',
  "yes that's right",
  "yeah that's right",
  'cancel that',
  'make that',
  'make it',
  'make it two of the',
  'I want a',
  'okay then',
  'goodbye',
  'pizzas please',
];
/** How a dish is to be made, in the words of no menu. */
const KITCHEN = ['light sauce', 'sauce on the side', 'dressing on the side', 'well done', 'on half'];
/** Said with a size they sound like other words: "two large" like "too large" or "to a large". */
const COUNTS = ['one', 'two', 'three', 'four'];
/** What callers say before a topping or a crust. */
const BEFORE_CHOICES = ['with', 'no', 'add', 'put', 'extra', 'light', 'half', 'for', 'swap the', 'take off the'];
/** Before either. */
const BEFORE_BOTH = ['the', 'remove the'];
/** What they say before a dish. */
const BEFORE_DISHES = ['forget the', 'take off the', 'change the'];

const with_ = (before: readonly string[], names: readonly string[]): string[] =>
  names.flatMap((name) => before.map((words) => `${words} ${name}`));

const article = (name: string): string => (/^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`);

/**
 * Words that a recogniser should expect on this line, the likeliest first: the dishes and what can be chosen on them,
 * their sizes counted, the usual short answers, and the ways in which all of these are ordered and changed.
 */
export function menuKeyterms(menu: readonly MenuFact[]): readonly string[] {
  const terms = made.get(menu) ?? keytermsOf(menu);
  made.set(menu, terms);
  return terms;
}
const made = new WeakMap<readonly MenuFact[], readonly string[]>();

function keytermsOf(menu: readonly MenuFact[]): string[] {
  const known = families(menu);
  const sizes = [...new Set(known.flatMap((family) => family.variants.flatMap(({ size }) => size ?? [])))];
  const groups = menu.flatMap((item) => item.optionGroups);
  const all = groups.flatMap((group) => group.choices);
  const choices = [...new Set(all.map(({ name }) => name))];
  const aliases = [...menu, ...all].flatMap((one) => one.aliases ?? []);
  const dishes = known.flatMap(calledShort);
  return [
    ...new Set([
      ...known.map(spoken),
      ...choices,
      ...aliases,
      ...with_(COUNTS, sizes),
      ...with_(["I'd like", 'can I get'], ['a', ...COUNTS.slice(1)]),
      ...ANSWERS,
      ...KITCHEN,
      ...sizes.flatMap((size) => [article(size), `make it ${article(size)}`]),
      ...with_([...BEFORE_CHOICES, ...BEFORE_BOTH], choices),
      ...with_([...BEFORE_DISHES, ...BEFORE_BOTH], dishes),
    ]),
  ];
}

const spoken = ({ called }: Family): string => called.replaceAll(' & ', ' and ');

/** By its whole name and, as in "the knots", by the last word of it; of "half and half" a half is something else. */
function calledShort(family: Family): string[] {
  const name = spoken(family);
  const words = name.split(' ');
  const last = words.at(-1) ?? name;
  return words.indexOf(last) < words.length - 1 ? [name] : [name, last];
}
