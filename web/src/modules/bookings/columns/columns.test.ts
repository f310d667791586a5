import type { Appointment, Slot } from '@attendant/contract/bookings';
import type { Person } from '@attendant/contract/bookings/staff';
import { weekWith } from '@attendant/contract/testing/weeks';
import { describe, expect, it } from 'vitest';
import { dayGrid } from './columns.ts';
import { weekGrid } from './week-grid.ts';
import { whyNot } from './why-not.ts';

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
    expect(grid()).toMatchObject({ minutes: 480, columns: [{ from: new Date(at('09:00')) }, {}] });
    expect(grid([booked('17:30', '18:10', 'okafor')])?.minutes).toBe(600);
    expect(grid([], [], { closed: true })).toBeNull();
    expect(grid([booked('09:10', '09:30', 'okafor')], [], { closed: true })?.minutes).toBe(60);
  });

  it('shows when somebody works, and who is away', () => {
    const [okafor, hale] = grid()?.columns ?? [];
    expect(okafor).toMatchObject({
      note: '',
      off: [
        { top: 0, height: 60 },
        { top: 300, height: 180 },
      ],
    });
    expect(hale).toMatchObject({ note: 'Away', off: [{ top: 0, height: 480 }] });
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

describe('a week with its times', () => {
  const days = ['2026-11-23', DAY, '2026-11-25'];
  const week = (appointments: Appointment[], person: Person | null = null) =>
    weekGrid({ agent, days, person, appointments });

  it('has the same hours on each day, as far as anybody is booked', () => {
    const { minutes, columns } = week([booked('17:30', '18:10', 'okafor')]);
    expect(minutes).toBe(600);
    expect(columns.map(({ from }) => from.toISOString().slice(11, 16))).toEqual(['14:00', '14:00', '14:00']);
    expect(columns.map(({ cards }) => cards.map(({ top }) => top))).toEqual([[], [510], []]);
  });

  it('is of one person where that is wanted', () => {
    const both = [booked('10:00', '10:30', 'okafor'), booked('10:00', '10:30', 'hale')];
    expect(week(both).columns[1]?.cards.map(({ lanes }) => lanes)).toEqual([2, 2]);
    const [, off] = week(both, HALE).columns;
    expect(off?.note).toBe('Away');
    expect(off?.cards).toHaveLength(1);
  });
});

describe('where an appointment cannot be put', () => {
  const far = (appointments: Appointment[]) => {
    const shown = grid(appointments.map((one) => ({ ...one })));
    if (!shown) throw new Error('Nothing is shown.');
    const columns = shown.columns.map((column) => ({ ...column, from: new Date(column.from.getTime() + YEARS_MS) }));
    return { ...shown, columns };
  };
  const YEARS_MS = 3650 * 86_400_000;

  it('is told: over, nobody there, somebody else has it', () => {
    const shown = far([
      booked('10:00', '10:40', 'okafor'),
      booked('12:00', '12:40', 'okafor', { customer_name: 'Dan' }),
    ]);
    const [card] = shown.columns[0]?.cards ?? [];
    if (!card) throw new Error('No card is shown.');
    expect(whyNot(card, { column: 0, top: 120 }, shown)).toBeNull();
    expect(whyNot(card, { column: 0, top: 160 }, shown)).toBe('Dan has that time.');
    expect(whyNot(card, { column: 0, top: 280 }, shown)).toBe('Doctor Okafor is not there at that time.');
    expect(whyNot(card, { column: 1, top: 120 }, shown)).toBe('Doctor Hale is not there at that time.');
    const before = { ...shown, columns: shown.columns.map((one) => ({ ...one, from: new Date('2020-01-01') })) };
    expect(whyNot(card, { column: 0, top: 120 }, before)).toBe('That time is over.');
  });
});
