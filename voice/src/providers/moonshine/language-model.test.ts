import { describe, expect, it } from 'vitest';
import { asKnown, LanguageModel } from './language-model.ts';

const ARPA = `\\data\\
ngram 1=6
ngram 2=2
ngram 3=1

\\1-grams:
-99\t<s>\t-0.5
-1\tfor\t-0.3
-2\tpickup\t0
-2.5\tpick\t0
-3\t<unk>\t0
-1\t</s>\t0

\\2-grams:
-0.6\t<s> for\t-0.2
-0.4\tfor pickup\t0

\\3-grams:
-0.1\t<s> for pickup

\\end\\
`;

const model = new LanguageModel(ARPA);
const after = (before: string, last: string, word: string) =>
  model.after([model.id(before), model.id(last)], model.id(word)) / Math.LN10;

describe('how likely a word is behind two others', () => {
  it('is what three in a row say, where they were said often enough', () => {
    expect(after('<s>', 'for', 'pickup')).toBeCloseTo(-0.1);
  });

  it('is what two say otherwise, and what one says, each for a price', () => {
    expect(after('pickup', 'for', 'pickup')).toBeCloseTo(-0.4);
    expect(after('<s>', 'for', 'pick')).toBeCloseTo(-0.2 - 0.3 - 2.5);
  });

  it('is that of unknown words for one that it never heard', () => {
    expect(after('pickup', 'pickup', 'zeppole')).toBeCloseTo(-3);
  });
});

it('tells how likely the best word is that begins so', () => {
  expect((model.beginning('pick') ?? 0) / Math.LN10).toBeCloseTo(-2);
  expect(model.beginning('pin')).toBeUndefined();
});

it.each([
  ['2', 'two'],
  ['14', 'fourteen'],
  ['1402', '<number>'],
  ['18th', '<number>'],
  ['two', 'two'],
])('knows %s by %s', (letters, word) => expect(asKnown(letters)).toBe(word));

describe('the model of how callers speak', () => {
  const callers = LanguageModel.read(new URL('./callers.arpa.gz', import.meta.url));
  const likely = (words: string): number =>
    words.split(' ').reduce(
      ({ context, sum }, word) => {
        const id = callers.id(word);
        return { context: [context[1], id] as const, sum: sum + callers.after(context, id) };
      },
      { context: callers.before(), sum: 0 },
    ).sum;

  it.each([
    ['can i get a <menu> for pickup', 'can i get a <menu> for a cup'],
    ['could you have somebody call me back', 'could you have somebody pull me back'],
    ['do you have a place to park', 'do you have a place to part'],
    ['two of them', 'to of them'],
    ['are you guys open', 'are you by vote in'],
  ])('has heard "%s" rather than "%s"', (said, misheard) => expect(likely(said)).toBeGreaterThan(likely(misheard)));
});
