import { describe, expect, it } from 'vitest';
import {
  addDays,
  formatDateTime,
  formatDay,
  formatDuration,
  formatHours,
  formatLongDay,
  formatMoney,
  formatPhone,
  initials,
  phoneDigits,
  timeAgo,
  todayIn,
} from './format.ts';

describe('values as screens write them', () => {
  it.each([
    ['+17185550147', '+1 (718) 555-0147'],
    ['718-555-0147', '+1 (718) 555-0147'],
    ['(718) 555 0147', '+1 (718) 555-0147'],
    ['+44 20 7946 0018', '+44 20 7946 0018'],
    [null, ''],
  ])('phone %s is %s', (phone, text) => expect(formatPhone(phone)).toBe(text));

  it('keeps at most eleven digits of a number that is being typed', () => {
    expect(phoneDigits('1 (718) 555-0147 99')).toBe('17185550147');
    expect(phoneDigits('718')).toBe('718');
  });

  it.each([
    [112, '1m 52s'],
    [125, '2m 5s'],
    [60, '1m 0s'],
    [45, '45s'],
    [0, '--'],
    [null, '--'],
  ])('%s seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

  it('writes hours, minutes and money', () => {
    expect(formatHours(108)).toBe('1h 48m');
    expect(formatHours(12)).toBe('12m');
    expect(formatMoney(1234.5)).toBe('$1,234.50');
  });

  it('takes first letters, also of one word and of none', () => {
    expect(initials('Rosa Marchetti')).toBe('RM');
    expect(initials('  panadería ', 1)).toBe('P');
    expect(initials('')).toBe('');
  });
});

describe('times in the zone of the agent', () => {
  const lateEvening = '2026-11-22T03:30:00.000Z';

  it('shows the clock of the zone, also of those that are no IANA names', () => {
    expect(formatDateTime(lateEvening, 'America/New_York')).toBe('Nov 21, 10:30 PM');
    expect(formatDateTime(lateEvening, 'America/Honolulu')).toBe('Nov 21, 5:30 PM');
  });

  it('knows which day it is there', () => {
    expect(todayIn('America/New_York', new Date(lateEvening))).toBe('2026-11-21');
    expect(todayIn('Europe/Berlin', new Date(lateEvening))).toBe('2026-11-22');
  });

  it('writes and moves days without a zone getting in between', () => {
    expect(formatLongDay('2026-11-21')).toBe('Saturday, November 21');
    expect(formatDay('2026-11-01')).toBe('Nov 1');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [7_200, '2 hours ago'],
    [172_800, '2 days ago'],
  ])('%i seconds later it was %s', (seconds, text) => {
    const then = Date.parse(lateEvening);
    expect(timeAgo(lateEvening, then + seconds * 1000)).toBe(text);
  });
});
