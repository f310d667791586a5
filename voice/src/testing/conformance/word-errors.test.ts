import { describe, expect, it } from 'vitest';
import { wordErrorRate, wordErrors } from './word-errors.ts';

describe('word errors', () => {
  it.each([
    ['Two large pizzas.', '2 large pizzas', 0, 3],
    ['two large pizzas', 'too large pizzas', 1, 3],
    ['two large pizzas', 'large pizzas', 1, 3],
    ['two large pizzas', 'two very large pizzas', 1, 3],
    ['two large pizzas', '', 3, 3],
    ['at 5:30 PM', 'At five thirty p.m.', 0, 5],
    ['', 'hello', 1, 0],
  ])('%s / %s', (said, heard, errors, words) => {
    expect(wordErrors(said, heard)).toEqual({ errors, words });
  });

  it('is counted over all sentences', () => {
    expect(
      wordErrorRate([
        ['one two three', 'one two'],
        ['four', 'four'],
      ]),
    ).toBe(0.25);
  });
});
