import { expect, it } from 'vitest';
import { formatChange } from './change-text.ts';

it('writes a change with its sign, one decimal and the commas of thousands', () => {
  expect([18.46, -4.1, 0, 1328.6].map(formatChange)).toEqual(['+18.5%', '-4.1%', '0.0%', '+1,328.6%']);
});
