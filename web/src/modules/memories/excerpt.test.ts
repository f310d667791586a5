import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('leaves what fits, on one line', () => {
  expect(excerpt('Ring\nthe  bell.', 14)).toBe('Ring the bell.');
});

it('cuts the rest, never through a character', () => {
  expect(excerpt('🍕🍕🍕🍕', 5)).toBe('🍕🍕…');
  expect(excerpt('Ring the bell', 9)).toBe('Ring the…');
});
