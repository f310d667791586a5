import { describe, expect, it } from 'vitest';
import { ShortAnswers } from './short-answers.ts';
import { waysToHear } from './ways.ts';
import { NOTHING_SAID } from './wording.ts';

const heard = (text: string, probability: number, bonus = 0) => ({
  tokens: Array.from(text, (letter) => letter.charCodeAt(0)),
  logProbability: Math.log(probability),
  said: NOTHING_SAID,
  bonus,
});
const decode = (tokens: readonly number[]) => String.fromCharCode(...tokens);
const textsOf = (...all: ReturnType<typeof heard>[]) => waysToHear(all, decode).map(({ text }) => text);

it('takes the same words in other capitals and punctuation for one way, as likely as all of them together', () => {
  const [way, ...others] = waysToHear([heard('No, thank you.', 0.3), heard('no thank you', 0.5)], decode);
  expect(others).toEqual([]);
  expect(way?.text).toBe('no thank you');
  expect(Math.exp(way?.logProbability ?? 0)).toBeCloseTo(0.8);
  expect(Math.exp(way?.sure ?? 0)).toBeCloseTo(0.8);
});

it('prefers a keyterm that is a little less likely', () => {
  expect(textsOf(heard('garlic nots', 0.4), heard('garlic knots', 0.1, 9))).toEqual(['garlic knots', 'garlic nots']);
});

it('does not take words for a row of keyterms because they are many', () => {
  expect(textsOf(heard('a small one two cans of coke', 1e-9, 30), heard('a toothache', 0.2))[0]).toBe('a toothache');
});

it('prefers a sentence that callers say, and never for the words that it leaves out', () => {
  const asSaid = (text: string, probability: number, settled: number) => ({
    ...heard(text, probability),
    said: { ...NOTHING_SAID, settled, words: text.split(' ').length },
  });
  const first = (...all: ReturnType<typeof asSaid>[]) => waysToHear(all, decode)[0]?.text;
  expect(first(asSaid('call me back', 0.1, -3), asSaid('pull me back', 0.4, -6))).toBe('call me back');
  expect(first(asSaid('ten', 0.02, -2), asSaid('how much do you charge', 0.4, -7))).toBe('how much do you charge');
});

describe('an answer that the question makes likely', () => {
  const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
  const answers = new ShortAnswers(['yes', 'no'], letters);
  const hear = (...all: ReturnType<typeof heard>[]) => waysToHear(all, decode, { answers });

  it('is heard where it sounds a little less likely, and is no surer for it', () => {
    const [first] = hear(heard('Man.', 0.5), heard('Yes.', 0.1));
    expect(first?.text).toBe('Yes.');
    expect(Math.exp(first?.logProbability ?? 0)).toBeCloseTo(0.1);
  });

  it('is not heard where it sounds like something else', () => {
    expect(hear(heard('Dinner is ready.', 0.5), heard('Yes.', 0.001))[0]?.text).toBe('Dinner is ready.');
  });

  it('is likely once, whether or not it is a keyterm too', () => {
    expect(hear(heard('No.', 0.5, 9), heard('Yes.', 0.5))[0]?.rank).toBeCloseTo(Math.log(0.5) + 4);
  });

  it('says nothing of a sentence that begins like it', () => {
    expect(hear(heard('Yet, one more thing.', 0.3), heard('Yes, one more thing.', 0.2))[0]?.text).toMatch(/^Yet/);
  });
});
