import type { Appointment, Slot } from '@attendant/contract/bookings';
import type { Person } from '@attendant/contract/bookings/staff';
import { weekWith } from '@attendant/contract/testing/weeks';
import { describe, expect, it } from 'vitest';
import { dayGrid } from './columns.ts';

const DAY = '2026-11-24';
const at = (time: string) => new Date(`${DAY}T${time}:00-05:00`).toISOString();
const agent = {
  timezone: 'America/New_York',
  business_week: weekWith({ each: '09:00-17:00' }),
  special_days: [],
  closed: false,
};
const made = { agent_id: 'harbor', created_at: at('08:00'), updated_at: at('08:00') };
const OKAFOR: Person = {
  ...made,
  id: 'okafor',
  name: 'Doctor Okafor',
  business_week: weekWith({ each: '10:00-14:00' }),
  special_days: [],
};
const HALE: Person = {
  ...made,
  id: 'hale',
  name: 'Doctor Hale',
  business_week: null,
  special_days: [{ start_date: DAY, end_date: DAY, intervals: [] }],
};
const booked = (from: string, to: string, person_id: string | null, more: Partial<Appointment> = {}): Appointment => ({
  ...made,
  id: `${from} ${person_id ?? ''}`,
  starts_at: at(from),
  ends_at: at(to),
  customer_name: 'Lena Fox',
  customer_phone: '',
  customer_email: null,
  notes: null,
  conversation_id: null,
  service_id: null,
  service_name: null,
  person_id,
  person_name: person_id,
  reminded_at: null,
  reminder_problem: null,
  confirmed_at: null,
  status: 'booked',
  ...more,
});
const slot = (from: string, to: string, free = 1): Slot => ({ starts_at: at(from), ends_at: at(to), free });
const grid = (appointments: Appointment[] = [], slots: Slot[] = [], more: Partial<typeof agent> = {}) =>
  dayGrid({
    agent: { ...agent, ...more },
    day: DAY,
    persons: [OKAFOR, HALE],
    slotsOf: (id) => (id === 'okafor' ? slots : []),
    appointments,
  });

describe('a day in columns', () => {
  it('goes from the hour of opening to that of closing, and as far as anybody is booked', () => {
    expect(grid()).toMatchObject({ minutes: 480, from: new Date(at('09:00')) });
    expect(grid([booked('17:30', '18:10', 'okafor')])?.minutes).toBe(600);
    expect(grid([], [], { closed: true })).toBeNull();
    expect(grid([booked('09:10', '09:30', 'okafor')], [], { closed: true })?.minutes).toBe(60);
  });

  it('shows when somebody works, and who is away', () => {
    const [okafor, hale] = grid()?.columns ?? [];
    expect(okafor).toMatchObject({
      isAway: false,
      off: [
        { top: 0, height: 60 },
        { top: 300, height: 180 },
      ],
    });
    expect(hale).toMatchObject({ isAway: true, off: [{ top: 0, height: 480 }] });
  });

  it('puts each appointment where its time is, as high as it is long', () => {
    const [okafor] =
      grid([booked('10:20', '11:00', 'okafor'), booked('12:00', '12:20', 'okafor', { status: 'cancelled' })])
        ?.columns ?? [];
    expect(okafor?.cards).toMatchObject([{ top: 80, height: 40, lane: 0, lanes: 1 }]);
  });

  it('joins what is free to stretches', () => {
    const slots = [slot('10:00', '10:30'), slot('10:10', '10:40'), slot('10:20', '10:50', 0), slot('12:00', '12:30')];
    expect(grid([], slots)?.columns[0]?.gaps).toMatchObject([
      { top: 60, height: 40, startsAt: at('10:00') },
      { top: 180, height: 30 },
    ]);
  });

  it('has columns for who has left and for nobody, with those at the same time beside each other', () => {
    const columns =
      grid([
        booked('10:00', '10:30', null),
        booked('10:10', '10:40', null),
        booked('11:00', '11:30', null),
        booked('10:00', '10:30', 'jo'),
      ])?.columns ?? [];
    expect(columns.map(({ name }) => name)).toEqual(['Doctor Okafor', 'Doctor Hale', 'Not assigned', 'jo']);
    expect(columns[2]?.cards.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });
});
