import { singular } from '../../../understand/words.ts';
import type { Chosen, Item } from '../hypothesis.ts';

/** 'A coffee, two sugars', 'tenders, one ranch and one buffalo': there is one of the dish, and what is counted goes on it. */
export function isCountedOn({ choice }: Pick<Chosen, 'choice'>, whole: Item | undefined): boolean {
  const { dish, quantity } = whole ?? {};
  if (!dish || !choice || (quantity !== 1 && quantity !== null)) return false;
  // Which of them it is, is no number of anything on it.
  if (dish.families.some((key) => choice.needed.has(key))) return false;
  const isOneOf = (key: string) => [...choice.oneOf].some((one) => one.startsWith(`${key}: `));
  return quantity === 1 || isOneSaid(dish.said) || !dish.families.some(isOneOf);
}

const isOneSaid = (said: string): boolean => {
  const last = said.split(' ').at(-1) ?? '';
  return singular(last) === last;
};
