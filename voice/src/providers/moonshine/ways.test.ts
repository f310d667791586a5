import { expect, it } from 'vitest';
import { waysToHear } from './ways.ts';

const heard = (text: string, probability: number, bonus = 0) => ({
  tokens: Array.from(text, (letter) => letter.charCodeAt(0)),
  logProbability: Math.log(probability),
  bonus,
  terms: bonus > 0 ? 1 : 0,
});
const decode = (tokens: readonly number[]) => String.fromCharCode(...tokens);
const textsOf = (...all: ReturnType<typeof heard>[]) => waysToHear(all, decode).map(({ text }) => text);

it('takes the same words in other capitals and punctuation for one way, as likely as all of them together', () => {
  const [way, ...others] = waysToHear([heard('No, thank you.', 0.3), heard('no thank you', 0.5)], decode);
  expect(others).toEqual([]);
  expect(way?.text).toBe('no thank you');
  expect(Math.exp(way?.logProbability ?? 0)).toBeCloseTo(0.8);
});

it('prefers a keyterm that is a little less likely', () => {
  expect(textsOf(heard('garlic nots', 0.4), heard('garlic knots', 0.1, 9))).toEqual(['garlic knots', 'garlic nots']);
});

it('does not take words for a row of keyterms because they are many', () => {
  expect(textsOf(heard('a small one two cans of coke', 1e-9, 30), heard('a toothache', 0.2))[0]).toBe('a toothache');
});

it('counts whole keyterms where one of them is the answer', () => {
  const [first] = waysToHear([heard('Next.', 0.4), heard('Max.', 0.02, 3)], decode, 4.5);
  expect(first?.text).toBe('Max.');
});
