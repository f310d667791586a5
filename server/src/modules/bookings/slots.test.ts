import { describe, expect, it } from 'vitest';
import { freeIn, type SlotRules, slotsOn } from './slots.ts';

const day = { enabled: true, open: '00:00', close: '05:00' };
const rules = (more: Partial<SlotRules> = {}): SlotRules => ({
  zone: 'America/New_York',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day },
  closed: false,
  blocked: new Set(),
  minutes: 60,
  bufferMinutes: 0,
  ...more,
});
const starts = (date: string, more?: Partial<SlotRules>) =>
  slotsOn(date, rules(more)).map(({ start }) => start.toISOString().slice(11, 16));

describe('slotsOn', () => {
  it('begins at opening, keeps the buffer, ends by closing', () => {
    const hours = { ...rules().hours, tuesday: { enabled: true, open: '09:00', close: '11:00' } };
    expect(starts('2026-11-24', { hours, minutes: 30, bufferMinutes: 10 })).toEqual(['14:00', '14:40', '15:20']);
  });

  it('leaves out an hour that the clocks jump over', () => {
    // March 8, 2026: 2:00 EST becomes 3:00 EDT.
    expect(starts('2026-03-08')).toEqual(['05:00', '06:00', '07:00', '08:00']);
  });

  it('begins the hour that comes twice once', () => {
    // November 1, 2026: 2:00 EDT becomes 1:00 EST.
    expect(starts('2026-11-01')).toEqual(['04:00', '05:00', '07:00', '08:00', '09:00']);
  });

  it.each<[string, Partial<SlotRules>]>([
    ['closed', { closed: true }],
    ['on a blocked date', { blocked: new Set(['2026-11-24']) }],
    ['on a day off', { hours: { ...rules().hours, tuesday: { ...day, enabled: false } } }],
    ['longer than the day', { minutes: 400 }],
  ])('has none when %s', (_why, more) => {
    expect(slotsOn('2026-11-24', rules(more))).toEqual([]);
  });
});

describe('freeIn', () => {
  const span = (from: number, to: number) => ({ start: new Date(from * 60_000), end: new Date(to * 60_000) });
  it.each([
    ['nothing beside it', [], 2],
    ['one at the same time', [span(100, 130)], 1],
    ['one that ends within the buffer', [span(60, 95)], 1],
    ['one just before the buffer', [span(60, 90)], 2],
    ['one right behind the buffer', [span(140, 170)], 2],
    ['more than it takes', [span(100, 130), span(100, 130), span(110, 120)], 0],
  ])('%s', (_what, taken, free) => {
    expect(freeIn(span(100, 130), taken, rules({ bufferMinutes: 10 }), 2)).toBe(free);
  });
});
