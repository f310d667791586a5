import { describe, expect, it } from 'vitest';
import type { Calendar } from './calendar.ts';
import { readWhen as read } from './when.ts';

/** At ten in the morning, where it is open from nine to five every day. */
const on = (date: string, open = { from: 540, to: 1020 }): Calendar => ({ date, time: '10:00', open: () => open });
const readWhen = (said: string, today: string) => read(said, on(today));

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const SATURDAY = '2026-11-21';

describe('the day that is meant', () => {
  it.each<[string, string, string]>([
    // 'Next Tuesday' is the one of the week after this, whatever day it is.
    ['next Tuesday', SATURDAY, '2026-11-24'],
    ['next Tuesday', '2026-11-22', '2026-11-24'],
    ['next Tuesday', MONDAY, '2026-12-01'],
    ['next Tuesday', TUESDAY, '2026-12-01'],
    ['next Tuesday', '2026-11-25', '2026-12-01'],
    ['next Sunday', SATURDAY, '2026-11-29'],
    // 'Tuesday' is the coming one; on a Tuesday it is not today.
    ['Tuesday', MONDAY, '2026-11-24'],
    ['Tuesday', TUESDAY, '2026-12-01'],
    ['on Tuesday', '2026-11-25', '2026-12-01'],
    ['this Tuesday', TUESDAY, '2026-11-24'],
    ['this Friday', TUESDAY, '2026-11-27'],
    ['a week from Tuesday', MONDAY, '2026-12-01'],
    ['last Tuesday', MONDAY, '2026-11-17'],
    // What cannot be done is no bound of what is wished.
    ["I'm not gonna be able to make it, can I move it to Friday", TUESDAY, '2026-11-27'],
    ["I won't be able to come Thursday, could you move me to Friday", TUESDAY, '2026-11-27'],
    // Whoever does it sets no bound: 'colored by Renee'.
    ['cleaned by Hale this coming Thursday', MONDAY, '2026-11-26'],
    ['colored by Doctor Renee on Friday', MONDAY, '2026-11-27'],
    ['today', MONDAY, '2026-11-23'],
    ['tomorrow morning', SATURDAY, '2026-11-22'],
    ['the day after tomorrow', SATURDAY, '2026-11-23'],
    ['in three days', SATURDAY, '2026-11-24'],
    ['yesterday', SATURDAY, '2026-11-20'],
    ['December third', SATURDAY, '2026-12-03'],
    ['December 3rd', SATURDAY, '2026-12-03'],
    ['the 3rd of December', SATURDAY, '2026-12-03'],
    ['the 3rd', SATURDAY, '2026-12-03'],
    ['the 31st', SATURDAY, '2026-12-31'],
    ['November twenty fourth', SATURDAY, '2026-11-24'],
    ['12/3', SATURDAY, '2026-12-03'],
    ['January 5th', SATURDAY, '2027-01-05'],
    ['November 3rd', SATURDAY, '2026-11-03'],
    ['March 3rd', SATURDAY, '2027-03-03'],
    ['Tuesday, no, Wednesday instead', SATURDAY, '2026-11-25'],
    ['no, Wednesday instead', SATURDAY, '2026-11-25'],
    ['Wednesday instead of Tuesday', SATURDAY, '2026-11-25'],
  ])('%s, said on %s', (said, today, date) => {
    expect(readWhen(said, today).day).toEqual({ date, until: date });
  });

  it.each([
    ['next week', '2026-11-23', '2026-11-29'],
    ['as soon as possible', SATURDAY, null],
    ["what's the earliest you have", SATURDAY, null],
    ['in two weeks', '2026-12-05', null],
    ['this weekend', SATURDAY, '2026-11-22'],
  ])('%s begins there', (said, date, until) => {
    expect(readWhen(said, SATURDAY).day).toEqual({ date, until });
  });

  it.each(['the second one', 'February 30th', 'a large pepperoni', 'four people', "we'd like a table"])(
    'none in "%s"',
    (said) => {
      expect(readWhen(said, SATURDAY).day).toBeNull();
    },
  );
});

it('takes no hour to a part of another day in which it never is', () => {
  const { day, time } = readWhen("I can't do Thursday at eleven, can we do Monday in the afternoon", TUESDAY);
  expect(day?.date).toBe('2026-11-30');
  expect(time?.at).toBeUndefined();
});

it('is no day, what is a size where dishes are sold', () => {
  const days = [true, false].map((ordering) => read('the eighteen please', { ...on(SATURDAY), ordering }).day?.date);
  expect(days).toEqual([undefined, '2026-12-18']);
});

describe('what a whole utterance comes to', () => {
  const heard = (said: string) => readWhen(said, SATURDAY);
  it.each([
    ['any day but Monday', { without: [{ weekday: 1 }] }],
    ["Thursday doesn't work, how about Friday", { day: { date: '2026-11-27', until: '2026-11-27' } }],
    ['Monday or Tuesday afternoon', { others: [{ day: { date: '2026-11-24' }, time: { after: '12:00' } }] }],
    ['Tuesday at two, no, three', { day: { date: '2026-11-24' }, time: { at: '15:00' } }],
    ['move my Thursday at nine to Friday', { day: { date: '2026-11-27' }, had: [{ day: { date: '2026-11-26' } }] }],
    ['I work until five, Thursday', { day: { date: '2026-11-26' }, time: { after: '17:00' } }],
    ["make it five, I don't get off till four thirty", { time: { at: '17:00' } }],
    ['make that three, I have a meeting until two thirty', { time: { at: '15:00' } }],
    ["he won't be home before four", { time: { after: '16:00' } }],
    ['I have until five', { time: { before: '17:00' } }],
    ['the first Monday in December', { day: { date: '2026-12-07' } }],
    ['Wednesday next week', { day: { date: '2026-11-25' } }],
    ['a week from tomorrow', { day: { date: '2026-11-29' } }],
    ["I'm out of town until the 30th", { day: { date: '2026-11-30', until: null } }],
    ['the other one', { pick: 'other' }],
    ['an hour later', { shift: { later: true, minutes: 60 } }],
    [
      "I've got an appointment Tuesday at nine I can't make",
      { day: null, time: null, had: [{ day: { date: '2026-11-24' } }] },
    ],
    ['I have a massage booked for Sunday', { day: null, had: [{ day: { date: '2026-11-22' } }] }],
    ['my inspection runs out on the thirtieth', { day: { date: SATURDAY, until: '2026-11-29' } }],
    ['my tooth hurts, anything today', { day: { date: SATURDAY }, had: [] }],
    ['seven one eight five five five oh one seven two', { day: null, time: null, bare: null }],
  ])('%s', (said, when) => expect(heard(said)).toMatchObject(when));

  it('leaves the half of the day to the hours of the business', () => {
    const evenings = on(SATURDAY, { from: 1020, to: 1380 });
    expect([read('at nine', evenings).time, readWhen('at nine', SATURDAY).time]).toEqual([
      { at: '21:00' },
      { at: '09:00' },
    ]);
  });
});

describe('the time that is meant', () => {
  it.each([
    ['next Tuesday after four', { after: '16:00' }],
    ['after 4:30 p.m.', { after: '16:30' }],
    ['before ten', { before: '10:00' }],
    ['tomorrow morning', { before: '12:00' }],
    ['mornings are out', { after: '12:00' }],
    ["mornings don't work for me", { after: '12:00' }],
    ['in the afternoon', { after: '12:00', before: '18:00' }],
    ['between two and four', { after: '14:00', before: '16:00' }],
    ['from 9 to 11', { after: '09:00', before: '11:00' }],
    ['at half past two', { at: '14:30' }],
    ['at half past midnight', { at: '00:30' }],
    ['quarter to noon', { at: '11:45' }],
    ['quarter to five', { at: '16:45' }],
    ['four thirty', { at: '16:30' }],
    ["at nine o'clock", { at: '09:00' }],
    ['8 in the morning at 8', { at: '08:00' }],
    ['around noon', { at: '12:00' }],
    ['7 pm', { at: '19:00' }],
    ['Tuesday the 24th at 10', { at: '10:00' }],
    ['after work', { after: '16:00' }],
  ])('%s', (said, time) => {
    expect(readWhen(said, SATURDAY).time).toMatchObject(time);
  });

  it('is a bare number only as an answer', () => {
    expect(readWhen('four', SATURDAY).bare).toEqual({ at: '16:00' });
    expect(readWhen('a table for four', SATURDAY).time).toBeNull();
    expect(readWhen('on the 24th', SATURDAY).bare).toBeNull();
  });
});

it('takes no place among what was offered from what somebody does first', () => {
  expect(readWhen('can I make it eleven, I have to drop the car off first', MONDAY)).toMatchObject({ pick: null });
  expect(readWhen('yeah the first works', MONDAY)).toMatchObject({ pick: 0 });
  expect(readWhen('okay second then', MONDAY)).toMatchObject({ pick: 1 });
});

it.each(['Thursday at four, his back hurts', 'thursday at four his back hurts', 'at four, needs a cut and color'])(
  'is counted by no word in the plural that counts nothing: %s',
  (said) => expect(readWhen(said, MONDAY).time).toEqual({ at: '16:00' }),
);
