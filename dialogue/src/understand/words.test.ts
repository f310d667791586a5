import { expect, it } from 'vitest';
import { singular } from './words.ts';

it.each([
  ['rotis', 'roti'],
  ['musubis', 'musubi'],
  ['tacoes', 'taco'],
  ['knishes', 'knish'],
  ['berries', 'berry'],
  ['sizes', 'size'],
  // No plurals
  ['this', 'this'],
  ['tennis', 'tennis'],
  ['basis', 'basis'],
  ['bass', 'bass'],
])('%s is of %s', (said, one) => {
  expect(singular(said)).toBe(one);
});
