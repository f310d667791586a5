import { describe, expect, it } from 'vitest';
import { axisOf, type Bar, barsOf, hourText } from './chart.ts';

const NOW = { day: '2026-11-21', hour: 18 };
const quiet = { voice: 0, messages: 0, previous_voice: 0, previous_messages: 0 };
const day = (busy: Record<number, Partial<typeof quiet>>) => ({
  unit: 'hour' as const,
  points: Array.from({ length: 24 }, (_, hour) => ({ hour, day: '2026-11-21', ...quiet, ...busy[hour] })),
});
const high = (voice: number): Bar[] => [
  { key: '', label: '', title: '', voice, messages: 0, previous: 0, isNow: false },
];

describe('the bars of a day', () => {
  it('are the hours of business, and any other in which something happened', () => {
    const labels = (busy: Parameters<typeof day>[0]) => barsOf(day(busy), 'all', NOW).map(({ label }) => label);
    expect(labels({})).toEqual(['9 AM', '10', '11', '12 PM', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(labels({ 7: { previous_voice: 1 }, 23: { voice: 2 } }).length).toBe(17);
  });

  it('show one channel when it is chosen, and which hour it is', () => {
    const busy = { 18: { voice: 11, messages: 3, previous_voice: 8, previous_messages: 2 } };
    const at = (of: 'all' | 'voice' | 'messages') => barsOf(day(busy), of, NOW)[9];
    expect(at('all')).toMatchObject({ title: '6 PM – 7 PM', voice: 11, messages: 3, previous: 10, isNow: true });
    expect(at('messages')).toMatchObject({ voice: 0, messages: 3, previous: 2 });
  });

  it('or days and weeks', () => {
    const points = [{ hour: null, day: '2026-11-15', ...quiet }];
    expect(barsOf({ unit: 'day', points }, 'all', NOW)[0]?.title).toBe('Nov 15');
    expect(barsOf({ unit: 'week', points }, 'all', NOW)[0]?.title).toBe('Nov 15 – Nov 21');
  });
});

describe('the axis', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [14, [0, 5, 10, 15, 20]],
    [16, [0, 5, 10, 15, 20]],
    [7, [0, 2, 4, 6, 8]],
    [1234, [0, 500, 1000, 1500, 2000]],
  ])('of %i ends above it, in even steps', (most, steps) => {
    expect(axisOf(high(most))).toEqual(steps);
  });
});

it('writes hours as clocks do', () => {
  expect([0, 9, 12, 23].map(hourText)).toEqual(['12 AM', '9 AM', '12 PM', '11 PM']);
});
