import { expect, it } from 'vitest';
import { amountText, costText, lastMonths, monthName } from './usage-text.ts';

it('lists months, the newest first, across a year', () => {
  expect(lastMonths(new Date(2026, 1, 28)).slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(monthName('2025-12')).toBe('December 2025');
});

it('says amounts and costs as people read them', () => {
  expect(amountText({ unit: 'seconds', amount: 745 })).toBe('12.4 min');
  expect(amountText({ unit: 'tokens-in', amount: 12_345 })).toBe('12,345 tokens in');
  expect([0, 0.004, 0.5, 1234.5].map(costText)).toEqual(['$0.00', 'under $0.01', '$0.50', '$1,234.50']);
});
