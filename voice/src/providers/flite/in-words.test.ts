import { describe, expect, it } from 'vitest';
import { inWords, ordinalInWords, pairsInWords } from './in-words.ts';

describe('numbers in words', () => {
  it.each([
    [0, 'zero'],
    [13, 'thirteen'],
    [40, 'forty'],
    [99, 'ninety nine'],
    [100, 'one hundred'],
    [1001, 'one thousand one'],
    [1_000_000, 'one million'],
    [12_345_678, 'twelve million three hundred forty five thousand six hundred seventy eight'],
  ])('%i', (n, words) => {
    expect(inWords(n)).toBe(words);
  });

  it.each([
    [1, 'first'],
    [12, 'twelfth'],
    [20, 'twentieth'],
    [23, 'twenty third'],
    [100, 'one hundredth'],
  ])('%i as a place', (n, words) => {
    expect(ordinalInWords(n)).toBe(words);
  });

  it.each([
    [1200, 'twelve hundred'],
    [1907, 'nineteen oh seven'],
    [2000, 'two thousand'],
    [2026, 'twenty twenty six'],
    [9999, 'ninety nine ninety nine'],
  ])('%i as a year', (n, words) => {
    expect(pairsInWords(n)).toBe(words);
  });
});
