import { expect, it } from 'vitest';
import { fallen } from './ratios.ts';

const ratio = (name: string, median: number, from = median, to = median) => ({
  name,
  goal: 1,
  rate: { median, from, to },
});

it('tells what fell by more than a fifth', () => {
  const before = [ratio('orders', 1), ratio('menu', 1)];
  expect(fallen(before, [ratio('orders', 0.79), ratio('menu', 0.81)])).toEqual([
    'orders: 0.79 of its peer, before 1.00',
  ]);
});

it('tells nothing of what was seen as low in a round before', () => {
  expect(fallen([ratio('orders', 1, 0.7, 1.2)], [ratio('orders', 0.75)])).toEqual([]);
});

it('tells nothing of what is new or gone', () => {
  expect(fallen([ratio('gone', 1)], [ratio('new', 0.1)])).toEqual([]);
});
