import { datesOf } from '@attendant/contract/hours/special-days';
import { intervalsOf, weekWith } from '@attendant/contract/testing/weeks';
import { describe, expect, it } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { salsFacts } from '../../testing/facts.ts';
import { hoursAnswer, isOpenNow } from './hours.ts';

/** New York is four hours behind UTC until November 1, 2026 at 2 AM, then five. */
describe('opening hours', () => {
  it.each([
    ['before opening', '2026-11-21T14:00:00Z', "We're closed right now. We open at noon today."],
    ['while open', '2026-11-22T01:43:00Z', "Yes, we're open until 11:30 PM."],
    ['after closing', '2026-11-22T04:45:00Z', "We're closed right now. We open tomorrow at 11 AM."],
    ['over a closed Monday', '2026-11-23T04:00:00Z', "We're closed right now. We open on Tuesday at 11 AM."],
    ['on a holiday', '2026-11-26T18:00:00Z', "We're closed right now for Thanksgiving. We open tomorrow at noon."],
    ['the evening before the clocks go back', '2026-11-01T03:15:00Z', "Yes, we're open until 11:30 PM."],
    ['the evening after', '2026-11-02T02:45:00Z', "Yes, we're open until 10 PM."],
  ])('%s', (_when, now, answer) => {
    expect(hoursAnswer(salsFacts({ now: new Date(now) }), 'open', '')).toBe(answer);
  });

  it('past midnight belongs to the evening before', () => {
    const hours = weekWith({ saturday: '18:00-02:00' });
    expect(isOpenNow(salsFacts({ hours, now: new Date('2026-11-22T06:30:00Z') }))).toBe(true);
    expect(isOpenNow(salsFacts({ hours, now: new Date('2026-11-22T07:30:00Z') }))).toBe(false);
  });

  it('are closed when the owner says so', () => {
    expect(hoursAnswer(salsFacts({ closed: true, closedMessage: 'Back on Monday.' }), 'open', '')).toBe(
      'Back on Monday.',
    );
  });
});

/** Open from 5 PM to 1 AM, on Fridays for lunch too, closed on Mondays. */
const late = (now: string) =>
  salsFacts({
    now: new Date(`${now}:00-05:00`),
    hours: weekWith({ each: '17:00-01:00', monday: '', friday: '11:30-14:00 17:00-01:00' }),
    specialDays: datesOf([
      { start_date: '2026-11-26', reason: 'Thanksgiving', intervals: [] },
      { start_date: '2026-12-24', reason: 'Christmas Eve', intervals: intervalsOf('11:00-15:00') },
      { start_date: '2026-12-28', end_date: '2027-01-02', reason: 'the winter break', intervals: [] },
    ]),
  });

describe('hours past midnight, and several a day', () => {
  it.each([
    ['2026-11-20T18:00', 'what time do you close', 'We close at 1 AM tonight.'],
    ['2026-11-21T00:30', 'what time do you close', 'We close at 1 AM, and open again at 5 PM.'],
    ['2026-11-21T00:30', 'are you open', "Yes, we're open until 1 AM."],
    ['2026-11-21T01:00', 'are you open', "We're closed right now. We open at 5 PM today."],
    ['2026-11-23T00:30', 'are you open', "Yes, we're open until 1 AM."],
    ['2026-11-24T00:30', 'are you open', "We're closed right now. We open at 5 PM today."],
    ['2026-11-20T12:00', 'when do you close', 'We close at 2 PM today, and open again at 5 PM.'],
    ['2026-11-20T15:00', 'are you open', "We're closed right now. We open at 5 PM today."],
    ['2026-11-20T15:00', 'when do you close today', 'We close at 1 AM tonight.'],
    ['2026-11-18T15:00', 'are you open on friday', "On Friday we're open from 11:30 AM to 2 PM and from 5 PM to 1 AM."],
    ['2026-11-21T00:10', 'are you open at half past midnight', "Yes, today we're open until 1 AM."],
    ['2026-11-20T20:00', 'are you open at 12:30 am', "Yes, today we're open until 1 AM."],
    ['2026-11-18T20:00', 'are you open on friday at 12:30 am', 'and from 5 PM to 1 AM.'],
    ['2026-11-20T20:00', 'are you open at 3 am', "No, today we're open from 11:30 AM to 2 PM and from 5 PM to 1 AM."],
    ['2026-11-18T20:00', 'are you closed at 3 am', "Today we're open until 1 AM."],
    ['2026-11-18T20:00', 'are you closed now', "We're open until 1 AM."],
    ['2026-11-18T20:00', 'are you closed on thanksgiving', "We're closed on Thursday, November 26 for Thanksgiving."],
    [
      '2026-12-18T20:00',
      'what are your hours on christmas eve',
      "On Thursday, December 24 we're open from 11 AM to 3 PM because of Christmas Eve.",
    ],
    [
      '2026-12-18T20:00',
      'are you open over the winter break',
      "From Monday, December 28 to Saturday, January 2 we're closed for the winter break.",
    ],
    [
      '2026-12-18T20:00',
      'what are your hours',
      'Monday: closed; Tuesday to Thursday: 5 PM to 1 AM; Friday: 11:30 AM to 2 PM',
    ],
    ['2026-12-18T20:00', 'what are your hours', "On Thursday, December 24 we're open from 11 AM to 3 PM"],
  ])('at %s: %s', async (now, question, answer) => {
    expect(await converse(late(now)).say(question)).toContain(answer);
  });

  it('around the clock', async () => {
    const hours = weekWith({ each: '00:00-00:00' });
    const always = { hours, specialDays: [] };
    expect(await converse(always).say('are you open')).toContain("Yes, we're open around the clock.");
    expect(await converse(always).say('when do you close')).toContain("Yes, we're open around the clock.");
    expect(await converse({ hours }).say('are you open')).toContain("Yes, we're open until Wednesday at midnight.");
  });

  it('an order at half past midnight is one of the evening', async () => {
    const call = converse({ ...late('2026-11-21T00:30'), readyMinutes: 20 });
    expect(await call.say('a tiramisu')).toBe('Okay, one Tiramisu. Anything else?');
    await call.say("that's all", 'Dan', 'yes');
    expect(call.shop.orders).toHaveLength(1);
  });
});
