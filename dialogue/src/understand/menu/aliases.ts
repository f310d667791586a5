import type { OptionGroup } from '@attendant/contract/menu/options';
import { numberAt } from '../numbers.ts';
import { sizeAt } from '../sizes.ts';
import { FUNCTION_WORDS, stems, tokenise } from '../words.ts';
import type { Family, Variant } from './families.ts';

/** What callers also say, in the owner's words: for dishes, choices and sizes. */

/** The ways to name a choice, in words. */
export const saidFor = ({ name, aliases = [] }: OptionGroup['choices'][number]): (readonly string[])[] =>
  [name, ...aliases].map(tokenise);

/** What callers also say for dishes, with the dishes that it stands for. */
export function otherNames(dishes: readonly Family[]): Map<string, Family[]> {
  const called = new Map<string, Family[]>();
  for (const dish of dishes)
    for (const said of new Set(dish.aliases.map((words) => words.join(' '))))
      called.set(said, [...(called.get(said) ?? []), dish]);
  return called;
}

/** Whether these are all dishes of one kind. */
export function isKind(meant: readonly Family[], dishes: readonly Family[]): boolean {
  const kinds = new Set(meant.map(({ category }) => category));
  return kinds.size === 1 && dishes.every((dish) => !kinds.has(dish.category) || meant.includes(dish));
}

/** 'A pot', of coffee that comes in cups and pots for three. */
function firstWord(size: string, dishes: readonly Family[]): string[] {
  const [first = '', ...more] = tokenise(size);
  const isSize = ({ size: other }: Variant) => other !== null && other !== size && tokenise(other).includes(first);
  const isElsewhere = dishes.some(({ words, variants }) => words.includes(first) || variants.some(isSize));
  const isNumber = numberAt([first], 0) !== null || FUNCTION_WORDS.has(first);
  const isUsual = sizeAt([first, ...more], 0) !== null;
  return more.length === 0 || isNumber || isElsewhere || isUsual ? [] : [first];
}

/** Sizes of the owner's own, and what callers also say for any: by the words, the size. */
export function sizesOf(dishes: readonly Family[]): ReadonlyMap<string, string> {
  const sizes = new Map<string, string>();
  for (const { size, aliases } of dishes.flatMap(({ variants }) => variants)) {
    if (size === null) continue;
    for (const said of [
      ...firstWord(size, dishes),
      ...(sizeAt([size], 0) === null ? [size, stems(tokenise(size))] : []),
      ...aliases.map((one) => stems(tokenise(one))),
    ])
      sizes.set(said, size);
  }
  return sizes;
}
