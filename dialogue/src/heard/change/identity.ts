import type { OptionGroup } from '@attendant/contract/menu/options';
import type { Family } from '../../understand/menu/families.ts';
import { numberAt } from '../../understand/numbers.ts';
import { stems, tokenise } from '../../understand/words.ts';
import { DENIAL } from '../order/choices.ts';
import { choicesIn } from '../order/named-choices.ts';
import type { Alteration, Standing } from './standing.ts';

/** The group of which these words name a choice on this line. */
export const groupOfNamed = (words: readonly string[], { groups }: Standing): OptionGroup | undefined =>
  choicesIn(groups, words).found[0]?.group;

/** Whether these words name what the line is: the coke, of a soda of which nothing else is chosen. */
export function isNaming(words: readonly string[], line: Standing): boolean {
  const group = groupOfNamed(words, line);
  return group !== undefined && group.min > 0 && line.groups.length === 1;
}

/** What of a group is chosen on a line. */
export const chosenOf = (group: OptionGroup, line: Standing): string[] =>
  line.notes.filter((note) => groupOfNamed(note.split(' '), line)?.name === group.name);

/** Whether it is to be left off there: 'no tomato', 'everything except tomato'. */
export const isDeniedOn = ({ notes }: Standing, what: string): boolean =>
  notes.some((note) => DENIAL.test(note) && stems(tokenise(note.replace(DENIAL, ''))) === stems(tokenise(what)));

/** 'It should be sixteen', of one that comes in twelve and sixteen ounces: the size of that number; null where none has it. */
export const sizeNumbered = (
  family: Family | undefined,
  stood: number,
  { quantity, how, size }: Alteration,
): string | null =>
  stood === 1 && how === 'to' && quantity !== null && size === null
    ? (family?.variants.find((variant) => numberAt(tokenise(variant.size ?? ''), 0)?.value === quantity)?.size ?? null)
    : null;
