import { intervalsOf, weekWith } from '@attendant/contract/testing/weeks';
import { describe, expect, it } from 'vitest';
import { freeIn, type SlotRules, slotsOn } from './slots.ts';

const rules = (more: Partial<SlotRules> = {}): SlotRules => ({
  zone: 'America/New_York',
  week: weekWith({ each: '00:00-05:00' }),
  special: [],
  closed: false,
  minutes: 60,
  bufferMinutes: 0,
  ...more,
});
const starts = (date: string, more?: Partial<SlotRules>) =>
  slotsOn(date, rules(more)).map(({ start }) => start.toISOString().slice(11, 16));

describe('slotsOn', () => {
  it('begins at opening, keeps the buffer, ends by closing', () => {
    const week = weekWith({ tuesday: '09:00-11:00' });
    expect(starts('2026-11-24', { week, minutes: 30, bufferMinutes: 10 })).toEqual(['14:00', '14:40', '15:20']);
  });

  it('begins anew with each opening of a day', () => {
    const week = weekWith({ tuesday: '09:00-11:30 13:15-15:15' });
    expect(starts('2026-11-24', { week })).toEqual(['14:00', '15:00', '18:15', '19:15']);
  });

  it('has what begins after midnight on the day of the calendar, from the opening of the evening', () => {
    const week = weekWith({ tuesday: '22:30-01:30' });
    expect(starts('2026-11-24', { week })).toEqual(['03:30', '04:30']);
    expect(starts('2026-11-25', { week })).toEqual(['05:30']);
  });

  it('has the hours of a special day in place of those of the weekday', () => {
    const special = [{ date: '2026-11-24', intervals: intervalsOf('03:00-05:00') }];
    expect(starts('2026-11-24', { special })).toEqual(['08:00', '09:00']);
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
    ['on a day that is closed', { special: [{ date: '2026-11-24', intervals: [] }] }],
    ['on a day off', { week: weekWith({ each: '00:00-05:00', tuesday: '' }) }],
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
