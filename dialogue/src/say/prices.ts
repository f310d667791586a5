import type { OptionGroup } from '@attendant/contract/menu/options';
import type { Family, Variant } from '../understand/menu/families.ts';
import { capital, count, isPlural, list, money } from './wording.ts';

/** What dishes and choices cost, in words. */

const centsOf = ({ variants }: Family): number[] =>
  variants.filter(({ item }) => item.available).map(({ item }) => item.priceCents);
export const leastOf = (family: Family): number => Math.min(...centsOf(family));
export const mostOf = (family: Family): number => Math.max(...centsOf(family));

/** 'The Taco at $3.50 and the Elote at $4.50' */
export const atPrices = (families: readonly Family[], of = leastOf, verb = 'at'): string =>
  list(families.map((family) => `the ${family.name} ${verb} ${money(of(family))}`));

/** 'Bacon is $2.00 extra', 'jalapenos are $1.00 to $1.50 extra' */
export function extraWords(choice: string, prices: readonly number[]): string {
  const cents = prices.map((price) => Math.round(price * 100));
  const [least, most] = [Math.min(...cents), Math.max(...cents)];
  const be = isPlural(choice) ? 'are' : 'is';
  if (most === 0) return `${choice} ${be} at no charge`;
  return `${choice} ${be} ${least === most ? money(least) : `${money(least)} to ${money(most)}, by the dish,`} extra`;
}

/** 'Not by itself. Glass vase is $12.00 extra.' */
export const canBeChosen = ({ choices }: OptionGroup): string =>
  `Not by itself. ${choices
    .filter(({ available }) => available)
    .slice(0, 3)
    .map(({ name, price }) => `${capital(extraWords(name.toLowerCase(), [price]))}.`)
    .join(' ')}`;

/** 'The large White Pie with mushrooms is $24.25' */
export function withChoices(
  family: Family,
  { size, item }: Variant,
  choices: readonly string[],
  extra: number,
): string {
  const sized = size && family.variants.length > 1 ? `${size} ` : '';
  return `The ${sized}${family.name} with ${list(choices)} is ${money(item.priceCents + Math.round(extra * 100))}`;
}

/** 'For twelve that comes to $168.00, at $14.00 a person.' `per`: what it still is for, as a night is. */
export function comesTo(
  {
    cents,
    words,
    isLeast,
    furtherCents,
  }: { cents: number; words: string; isLeast: boolean; furtherCents: number | null },
  many: number,
  per: string | null,
): string {
  const all = furtherCents === null ? cents * many : cents + furtherCents * (many - 1);
  const each =
    furtherCents === null
      ? `at ${money(cents)} ${words}`
      : `${money(cents)} for the first and ${money(furtherCents)} for each one more`;
  return `For ${count(many)} that comes to ${isLeast ? 'at least ' : ''}${money(all)}${per === null ? '' : ` a ${per}`}, ${each}.`;
}
