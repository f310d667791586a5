import type { Order } from '@attendant/contract/orders';
import { ORDER_SETTINGS } from '@attendant/contract/orders/settings';
import { describe, expect, it } from 'vitest';
import { bandOf, columnsOf, isAhead, newcomers, nextStatus, preview, statusOf, summaryOf, withMoves } from './board.ts';
import { ageOf } from './ticket/age.ts';

const EIGHT_PM = Date.parse('2026-11-21T20:00:00Z');
const order = (id: string, more: Partial<Order> = {}): Order => ({
  id,
  agent_id: 'sal',
  conversation_id: null,
  status: 'new',
  customer_name: 'Dan',
  customer_phone: '+17185550172',
  order_items: [],
  special_request: null,
  allergies: null,
  fulfilment: null,
  delivery_address: null,
  promised_at: null,
  closes_at: null,
  cancelled_at: null,
  cancel_reason: null,
  waits_until: null,
  wanted_at: null,
  is_test: false,
  total_price: 27.5,
  created_at: '2026-11-21T19:59:00.000Z',
  updated_at: '2026-11-21T19:59:00.000Z',
  ...more,
});
const minutesAgo = (minutes: number) => new Date(EIGHT_PM - minutes * 60_000).toISOString();

describe('the board', () => {
  it('puts the newest of each column first', () => {
    const columns = columnsOf([
      order('older', { created_at: minutesAgo(9) }),
      order('cooking', { status: 'in_progress' }),
      order('newer', { created_at: minutesAgo(1) }),
    ]);
    expect(columns.new.map(({ id }) => id)).toEqual(['newer', 'older']);
    expect(columns.in_progress.map(({ id }) => id)).toEqual(['cooking']);
    expect(columns.ready).toEqual([]);
  });

  it('treats a status that is unknown or missing as new', () => {
    expect(statusOf({ status: 'paused' })).toBe('new');
    expect(statusOf({ status: null })).toBe('new');
    expect(statusOf({})).toBe('new');
  });

  it('moves one step and stops at both ends', () => {
    expect(nextStatus('new', 1)).toBe('in_progress');
    expect(nextStatus('ready', -1)).toBe('in_progress');
    expect(nextStatus('new', -1)).toBeNull();
    expect(nextStatus('completed', 1)).toBeNull();
  });

  it('shows moves that are still on their way, the last one of an order counting', () => {
    const shown = withMoves(
      [order('dan'), order('priya')],
      [
        { id: 'dan', status: 'in_progress' },
        { id: 'dan', status: 'ready' },
      ],
    );
    expect(shown.map(({ status }) => status)).toEqual(['ready', 'new']);
  });
});

describe('the age of an order', () => {
  it.each([
    ['fresh', 'new', 7],
    ['ok', 'in_progress', 7],
    ['due', 'new', 8],
    ['due', 'in_progress', 14],
    ['late', 'in_progress', 15],
    ['good', 'ready', 40],
    ['done', 'completed', 40],
  ] as const)('is %s when %s for %d minutes', (band, status, minutes) => {
    expect(bandOf(order('dan', { status, created_at: minutesAgo(minutes) }), EIGHT_PM, ORDER_SETTINGS)).toBe(band);
  });
});

it('waits from the opening on when it came while the business was closed', () => {
  const early = order('dan', { created_at: minutesAgo(600), waits_until: minutesAgo(-30) });
  expect(bandOf(early, EIGHT_PM, ORDER_SETTINGS)).toBe('fresh');
  expect(isAhead(early, EIGHT_PM)).toBe(true);
  const opened = { ...early, waits_until: minutesAgo(9) };
  expect(bandOf(opened, EIGHT_PM, ORDER_SETTINGS)).toBe('due');
  expect(isAhead(opened, EIGHT_PM)).toBe(false);
});

it('stands behind what is to be begun while it is for later, the next one first', () => {
  const later = order('later', { created_at: minutesAgo(1), waits_until: minutesAgo(-300) });
  const next = order('next', { created_at: minutesAgo(2), waits_until: minutesAgo(-30) });
  const now = order('now', { created_at: minutesAgo(3) });
  expect(columnsOf([later, next, now], { now: EIGHT_PM }).new.map(({ id }) => id)).toEqual(['now', 'next', 'later']);
});

it('stands oldest first where the kitchen wants it so, but for what is over', () => {
  const old = { created_at: minutesAgo(9) };
  const columns = columnsOf(
    [order('newer'), order('older', old), order('done'), order('done before', { ...old, status: 'completed' })].map(
      (one) => (one.id === 'done' ? { ...one, status: 'completed' } : one),
    ),
    { now: EIGHT_PM, first: 'oldest' },
  );
  expect(columns.new.map(({ id }) => id)).toEqual(['older', 'newer']);
  expect(columns.completed.map(({ id }) => id)).toEqual(['done', 'done before']);
});

it('is over when it was cancelled, wherever it stood', () => {
  const cancelled = order('cancelled', { status: 'in_progress', cancelled_at: minutesAgo(1) });
  expect(columnsOf([cancelled]).completed).toEqual([cancelled]);
  expect(bandOf(cancelled, EIGHT_PM, ORDER_SETTINGS)).toBe('done');
});

describe('the four cards', () => {
  it('count neither what was cancelled nor tests', () => {
    const cancelled_at = minutesAgo(1);
    expect(summaryOf([order('a'), order('b', { cancelled_at }), order('c', { is_test: true })])).toMatchObject({
      total_orders: 1,
      total_revenue: 27.5,
      cancelled: 1,
      tests: 1,
      by_status: { new: 2, completed: 0 },
    });
  });

  it('add up all orders of the day in whole cents', () => {
    const summary = summaryOf([
      order('a', { total_price: 0.1 }),
      order('b', { total_price: 0.2 }),
      order('c', { total_price: 27.5, status: 'completed' }),
    ]);
    expect(summary).toEqual({
      total_orders: 3,
      by_status: { new: 2, in_progress: 0, ready: 0, completed: 1 },
      cancelled: 0,
      tests: 0,
      total_revenue: 27.8,
      average_order_value: 9.27,
    });
  });

  it('show no average of nothing', () => {
    expect(summaryOf([])).toMatchObject({ total_orders: 0, total_revenue: 0, average_order_value: 0 });
  });
});

it('cuts a special request after 50 characters', () => {
  expect(preview('Half without basil')).toBe('Half without basil');
  expect(preview('x'.repeat(50))).toBe('x'.repeat(50));
  expect(preview('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
});

it('tells of an order once, and not of one that was put back', () => {
  const seen = new Set<string>();
  expect(newcomers([order('dan')], seen).map(({ id }) => id)).toEqual(['dan']);
  expect(newcomers([order('dan', { status: 'ready' })], seen)).toEqual([]);
  expect(newcomers([order('dan'), order('priya')], seen).map(({ id }) => id)).toEqual(['priya']);
});

it('says how long an order waits, or that it is for later, also where somebody began it before its time', () => {
  const age = (more: Partial<Order>) => ageOf(order('dan', more), EIGHT_PM, 'America/New_York');
  expect(age({ created_at: minutesAgo(12) })).toBe('12 min');
  expect(age({ waits_until: minutesAgo(-30) })).toBe('For later');
  expect(age({ waits_until: minutesAgo(-30), status: 'in_progress' })).toBe('For later');
  expect(age({ waits_until: minutesAgo(5), status: 'in_progress' })).toBe('5 min');
});
