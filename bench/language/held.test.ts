import { describe, expect, it } from 'vitest';
import { type HeldCase, heldOrders, heldReadBacks, heldTimes, SHOPS } from './held.ts';

/** Against the false alarm, and against the alarm that does not come. */

const ORDERS = SHOPS.flatMap(heldOrders);
const TIMES = heldTimes();
const READ_BACKS = heldReadBacks();
const shareAsked = (cases: readonly HeldCase[], kind: HeldCase['kind']): number => {
  const some = cases.filter((one) => one.kind === kind);
  expect(some.length).toBeGreaterThan(150);
  return some.filter(({ differences }) => differences.length > 0).length / some.length;
};

describe('what a model would do as it was said', () => {
  it.each([
    ['orders', ORDERS],
    ['appointments', TIMES],
  ])('is asked about in two of a hundred %s at most', (_what, cases) => {
    expect(shareAsked(cases, 'as said')).toBeLessThanOrEqual(0.02);
  });
});

describe('what a model would do otherwise', () => {
  it.each<[HeldCase['kind'], readonly HeldCase[]]>([
    ['another count', ORDERS],
    ['another dish', ORDERS],
    ['another day', TIMES],
    ['another hour', TIMES],
  ])('is asked about: %s', (kind, cases) => {
    expect(shareAsked(cases, kind)).toBeGreaterThanOrEqual(0.95);
  });
});

it('is done after a yes to what was read back, and after nothing else', () => {
  const asked = (placed: boolean) => READ_BACKS.filter((one) => one.placed === placed && one.asked).length;
  expect(asked(true)).toBeLessThanOrEqual(3);
  expect(asked(false)).toBe(READ_BACKS.filter(({ placed }) => !placed).length);
});
