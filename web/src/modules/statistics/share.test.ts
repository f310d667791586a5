import { expect, it } from 'vitest';
import { formatShare } from './share.ts';

it.each([
  [0, 205, '0%'],
  [1, 205, '<1%'],
  [29, 205, '14%'],
  [204, 205, '>99%'],
  [205, 205, '100%'],
])('%i of %i are %s', (part, whole, text) => expect(formatShare(part, whole)).toBe(text));
