import { DEFAULT_WEEK } from '@attendant/contract/agents';
import type { Appointment, Slot } from '@attendant/contract/bookings';
import { describe, expect, it } from 'vitest';
import { addMonths, dayIn, daysOf, dayToBook, freeIn, hoursOn, rowsOf, titleOf } from './calendar.ts';

const slot = (starts_at: string, free: number): Slot => ({ starts_at, ends_at: starts_at, free });
const booked = (id: string, starts_at: string): Appointment => ({
  id,
  agent_id: 'agent',
  starts_at,
  ends_at: starts_at,
  customer_name: 'Lena Fox',
  customer_phone: '',
  customer_email: null,
  notes: null,
  conversation_id: null,
  service_id: null,
  service_name: null,
  person_id: null,
  person_name: null,
  reminded_at: null,
  reminder_problem: null,
  confirmed_at: null,
  status: 'booked',
  created_at: starts_at,
  updated_at: starts_at,
});
const NINE = '2026-11-24T14:00:00.000Z';
const TEN = '2026-11-24T15:00:00.000Z';

it('knows the days off', () => {
  const agent = {
    business_week: DEFAULT_WEEK,
    special_days: [{ start_date: '2026-11-26', end_date: '2026-11-26', reason: 'Thanksgiving', intervals: [] }],
    closed: false,
  };
  expect(daysOf('week', '2026-11-26').map((day) => hoursOn(agent, day).isOpen)).toEqual([
    false,
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(hoursOn({ ...agent, closed: true }, '2026-11-24').isOpen).toBe(false);
  expect(hoursOn(agent, '2026-11-26').reason).toBe('Thanksgiving');
});

describe('a new appointment', () => {
  const agent = { business_week: DEFAULT_WEEK, special_days: [], closed: false };

  it('begins on the first open day that is shown and not over', () => {
    expect(dayToBook(agent, 'week', '2026-12-05', '2026-11-28')).toBe('2026-11-30');
    expect(dayToBook(agent, 'week', '2026-12-05', '2026-12-02')).toBe('2026-12-02');
    expect(dayToBook(agent, 'month', '2026-12-31', '2026-11-28')).toBe('2026-12-01');
  });

  it('begins on the day that is looked at, or today, where none is', () => {
    expect(dayToBook(agent, 'day', '2026-11-29', '2026-11-28')).toBe('2026-11-29');
    expect(dayToBook(agent, 'week', '2026-11-20', '2026-11-28')).toBe('2026-11-28');
  });
});

describe('the days of a view', () => {
  it('are from Sunday to Saturday', () => {
    expect(daysOf('week', '2026-11-28')).toEqual(daysOf('week', '2026-11-22'));
    expect(titleOf(daysOf('week', '2026-11-25'))).toBe('Nov 22 – Nov 28');
    expect(titleOf(daysOf('day', '2026-11-24'))).toBe('Tuesday, November 24');
    const month = daysOf('month', '2026-11-24');
    expect([month[0], month.at(-1), month.length, titleOf(month)]).toEqual([
      '2026-11-01',
      '2026-12-05',
      35,
      'November 2026',
    ]);
    expect(daysOf('month', '2026-02-10')).toHaveLength(28);
  });

  it('go on by months, to the last day of shorter ones', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2026-01-15', -1), addMonths('2026-12-31', 2)]).toEqual([
      '2026-02-28',
      '2025-12-15',
      '2027-02-28',
    ]);
  });

  it("are the agent's, not the reader's", () => {
    expect(dayIn('America/New_York', '2026-11-25T03:30:00Z')).toBe('2026-11-24');
    expect(dayIn('Asia/Tokyo', '2026-11-24T16:00:00Z')).toBe('2026-11-25');
  });
});

describe('a day', () => {
  it('has its slots in order, each with its appointments', () => {
    const rows = rowsOf([slot(NINE, 1), slot(TEN, 2)], [booked('a', NINE), booked('b', NINE)]);
    expect(rows.map(({ appointments, free }) => [appointments.length, free])).toEqual([
      [2, 1],
      [0, 2],
    ]);
    expect(freeIn([slot(NINE, 1), slot(TEN, 2)])).toBe(3);
  });

  it('keeps an appointment at a time that is no slot any more', () => {
    expect(rowsOf([slot(TEN, 1)], [booked('a', NINE)])).toMatchObject([
      { startsAt: NINE, free: null },
      { startsAt: TEN },
    ]);
  });
});
