import { intervalsOf } from '@attendant/contract/testing/weeks';
import { expect, it } from 'vitest';
import { openFor, openSpans } from './open-span.ts';

it('says how long a day is open, and where it lies', () => {
  expect(openSpans(intervalsOf('06:00-18:00'))).toEqual([{ startPercent: 25, widthPercent: 50 }]);
  expect(
    ['06:00-18:00', '09:00-17:30', '09:00-09:45', '00:00-00:00', ''].map((day) => openFor(intervalsOf(day))),
  ).toEqual(['12 h', '8 h 30 m', '45 m', '24 h', '']);
});

it('counts what goes on after midnight, and draws it on the day it falls on', () => {
  expect(openFor(intervalsOf('11:00-14:00 18:00-01:30'))).toBe('10 h 30 m');
  expect(openSpans(intervalsOf('18:00-01:30'))).toEqual([{ startPercent: 75, widthPercent: 25 }]);
  expect(openSpans([], intervalsOf('11:00-14:00 18:00-03:00'))).toEqual([{ startPercent: 0, widthPercent: 12.5 }]);
  expect(openSpans(intervalsOf('12:00-18:00'), intervalsOf('18:00-00:00'))).toEqual([
    { startPercent: 50, widthPercent: 25 },
  ]);
});
