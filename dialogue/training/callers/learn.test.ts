import { expect, it } from 'vitest';
import { LanguageModel } from '../../../voice/src/providers/moonshine/language-model.ts';
import { learnCallers } from './learn.ts';

const arpa = learnCallers(
  [
    { sentences: ['a slice please', 'a slice please', 'a pie please', 'a pie to go'], times: 1 },
    { sentences: ['two pies to go'], times: 3 },
  ],
  (sentence) => sentence.split(' '),
  { begin: '<s>', end: '</s>', unknown: '<unk>' },
);
const model = new LanguageModel(arpa);
const after = (before: string, last: string, word: string) =>
  Math.exp(model.after([model.id(before), model.id(last)], model.id(word)));

it('learns what follows, also behind words that were never said so', () => {
  expect(after('<s>', 'a', 'slice')).toBeGreaterThan(after('<s>', 'a', 'go'));
  expect(after('two', 'slice', 'please')).toBeGreaterThan(after('two', 'slice', 'slice'));
});

it.each([
  ['<s>', '<s>'],
  ['<s>', 'a'],
  ['a', 'slice'],
  ['go', 'two'],
])('gives all words behind "%s %s" a probability of about 1 together', (before, last) => {
  const words = ['a', 'slice', 'please', 'pie', 'to', 'go', 'two', 'pies', '<unk>', '</s>'];
  const sum = words.reduce((all, word) => all + after(before, last, word), 0);
  expect(sum).toBeGreaterThan(0.9);
  expect(sum).toBeLessThan(1.01);
});
