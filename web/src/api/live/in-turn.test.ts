import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks at once, and for all that came meanwhile once', () => {
  const asked: string[] = [];
  const turn = inTurn((noun: 'orders' | 'conversations') => asked.push(noun));
  for (let at = 0; at < 5; at++) turn.call('conversations', 1_000);
  turn.call('orders', 1_000);
  expect(asked).toEqual(['conversations', 'orders']);
  vi.advanceTimersByTime(1_000);
  expect(asked).toEqual(['conversations', 'orders', 'conversations']);
  vi.advanceTimersByTime(5_000);
  expect(asked).toHaveLength(3);
});

it('asks at once again after a quiet while, and not when nobody looks any more', () => {
  const asked: string[] = [];
  const turn = inTurn((noun: string) => asked.push(noun));
  turn.call('orders', 1_000);
  vi.advanceTimersByTime(1_000);
  turn.call('orders', 1_000);
  turn.call('orders', 1_000);
  expect(asked).toHaveLength(2);
  turn.stop();
  vi.advanceTimersByTime(5_000);
  expect(asked).toHaveLength(2);
});
