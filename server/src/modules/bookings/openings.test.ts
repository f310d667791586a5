import { daysAfter } from '@attendant/contract/hours/clock';
import { intervalsOf, weekWith } from '@attendant/contract/testing/weeks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANYTHING, openingsOn, type Wish } from './openings.ts';
import type { AgentRules, Taken } from './rules.ts';
import { overlaps } from './slots.ts';
import type { StaffPerson, StaffService } from './staff/staff.ts';

/** Harbor Dental, nine to five; Doctor Okafor from ten to two on Tuesdays. */
const OKAFOR: StaffPerson = {
  id: 'okafor',
  name: 'Doctor Okafor',
  week: weekWith({ each: '09:00-17:00', tuesday: '10:00-14:00' }),
  special: [{ date: '2026-11-25', intervals: [] }],
};
const HALE: StaffPerson = { id: 'hale', name: 'Doctor Hale', week: null, special: [] };
const service = (name: string, minutes: number, ...person_ids: string[]): StaffService => ({
  id: name.toLowerCase(),
  name,
  minutes,
  priceCents: null,
  person_ids,
});
const [CHECKUP, CLEANING, CROWN] = [
  service('Checkup', 20),
  service('Cleaning', 40),
  service('Crown', 60, 'okafor'),
] as const;

const rules = (more: Partial<AgentRules> = {}): AgentRules => ({
  name: 'Harbor Dental',
  enabled: true,
  most: 1,
  invitees: [],
  staff: { persons: [HALE, OKAFOR], services: [CHECKUP, CLEANING, CROWN] },
  zone: 'America/New_York',
  week: weekWith({ each: '09:00-17:00' }),
  special: [{ date: '2026-11-26', intervals: [] }],
  closed: false,
  minutes: 30,
  bufferMinutes: 0,
  ...more,
});
const at = (day: string, time: string) => new Date(`${day}T${time}:00-05:00`);
const taken = (day: string, from: string, to: string, person_id: string | null): Taken => ({
  start: at(day, from),
  end: at(day, to),
  person_id,
});
const clock = ({ start }: { start: Date }) => new Date(start.getTime() - 5 * 3_600_000).toISOString().slice(11, 16);
const free = (day: string, wish: Partial<Wish>, some: Taken[] = [], more?: Partial<AgentRules>) =>
  openingsOn(day, rules(more), { ...ANYTHING, ...wish }, some).filter((one) => one.free > 0);

describe('openings', () => {
  it('are within the hours of the person, and end by them', () => {
    const crown = free('2026-11-24', { service: CROWN, person: OKAFOR }).map(clock);
    expect([crown[0], crown.at(-1)]).toEqual(['10:00', '13:00']);
    const monday = free('2026-11-23', { service: CROWN, person: OKAFOR }).map(clock);
    expect([monday[0], monday.at(-1)]).toEqual(['09:00', '16:00']);
  });

  it('are none on a day off of the person, and on a holiday of the business', () => {
    expect(free('2026-11-25', { person: OKAFOR })).toEqual([]);
    expect(free('2026-11-25', { person: HALE })).not.toEqual([]);
    expect(free('2026-11-26', {})).toEqual([]);
    expect(free('2026-11-24', {}, [], { closed: true })).toEqual([]);
  });

  it('are never outside the hours of the business, whatever those of the person', () => {
    const early = { ...OKAFOR, week: weekWith({ each: '06:00-22:00' }), special: [] };
    const found = free('2026-11-24', {}, [], { staff: { persons: [early], services: [] } }).map(clock);
    expect([found[0], found.at(-1)]).toEqual(['09:00', '16:30']);
  });

  it('are of those who do the service', () => {
    expect(free('2026-11-23', { service: CROWN }).every(({ persons }) => persons.join() === 'okafor')).toBe(true);
    expect(free('2026-11-23', { service: CROWN, person: HALE })).toEqual([]);
  });

  it('are two at the same time with two persons, and the less busy one goes first', () => {
    const day = '2026-11-23';
    expect(free(day, { service: CLEANING })[0]).toMatchObject({ free: 2, persons: ['hale', 'okafor'] });
    const busy = [taken(day, '09:00', '09:40', 'hale')];
    const [first] = free(day, { service: CLEANING }, busy);
    expect(first).toMatchObject({ free: 1, persons: ['okafor'] });
    expect(free(day, { service: CLEANING }, busy).find((one) => clock(one) === '11:00')?.persons).toEqual([
      'okafor',
      'hale',
    ]);
  });

  it('leave room for what was booked with nobody in particular', () => {
    const day = '2026-11-23';
    const [first] = free(day, {}, [taken(day, '09:00', '09:30', null)]);
    expect(first?.free).toBe(1);
    const both = [taken(day, '09:00', '09:30', null), taken(day, '09:00', '09:40', 'hale')];
    expect(clock(free(day, { person: OKAFOR }, both)[0] ?? { start: new Date(0) })).toBe('09:30');
  });

  it('follow each other without a gap, with the buffer between', () => {
    const day = '2026-11-23';
    const busy = [taken(day, '09:00', '09:20', 'hale')];
    const first = (bufferMinutes: number) =>
      free(day, { service: CROWN, person: OKAFOR }, [taken(day, '09:00', '09:20', 'okafor')], { bufferMinutes }).map(
        clock,
      )[0];
    expect([first(0), first(10), first(15)]).toEqual(['09:20', '09:30', '09:35']);
    expect(clock(free(day, { service: CHECKUP, person: HALE }, busy)[0] ?? { start: new Date(0) })).toBe('09:20');
  });

  it('have the length of the service where there are no persons, as many as the settings allow', () => {
    const staff = { persons: [], services: [CLEANING] };
    const [first, ...others] = free('2026-11-23', { service: CLEANING }, [], { staff, most: 3 });
    expect([first?.free, first?.persons, clock(others.at(-1) ?? { start: new Date(0) })]).toEqual([3, [], '16:20']);
  });

  it('are the slots of the settings without either', () => {
    const none = { persons: [], services: [] };
    const found = free('2026-11-23', {}, [], { staff: none, bufferMinutes: 10 }).map(clock);
    expect(found.slice(0, 3)).toEqual(['09:00', '09:40', '10:20']);
  });
});

describe('whatever is booked, by whom and for what', () => {
  const bookings = fc.array(
    fc.record({
      service: fc.constantFrom(CHECKUP, CLEANING, CROWN, null),
      person: fc.constantFrom(HALE, OKAFOR, null),
      place: fc.nat(40),
      day: fc.nat(6),
    }),
    { maxLength: 25 },
  );

  it('nobody has two at once, and each is within their hours', () =>
    fc.assert(
      fc.property(bookings, fc.constantFrom(0, 10), (wanted, bufferMinutes) => {
        const booked: Taken[] = [];
        for (const { service, person, place, day } of wanted) {
          const date = daysAfter('2026-11-23', day);
          const openings = free(date, { service, person }, booked, { bufferMinutes });
          const slot = openings[place % Math.max(1, openings.length)];
          if (slot) booked.push({ ...slot, person_id: slot.persons[0] ?? null });
        }
        for (const [index, one] of booked.entries()) {
          expect(one.person_id).not.toBeNull();
          const others = booked.slice(index + 1).filter(({ person_id }) => person_id === one.person_id);
          expect(others.filter((other) => overlaps(one, other, { bufferMinutes }))).toEqual([]);
          const isShort = one.person_id === 'okafor' && one.start.getUTCDay() === 2;
          const [open, close] = isShort ? ['10:00', '14:00'] : ['09:00', '17:00'];
          expect(clock(one) >= open && clock({ start: one.end }) <= close).toBe(true);
        }
      }),
      { numRuns: 100 },
    ));
});

it('special hours of a person may be shorter, not longer, than those of the business', () => {
  const special = [{ date: '2026-11-24', intervals: intervalsOf('12:00-20:00') }];
  const found = free('2026-11-24', { person: { ...HALE, special } }, [], {
    staff: { persons: [{ ...HALE, special }], services: [CROWN] },
  }).map(clock);
  expect([found[0], found.at(-1)]).toEqual(['12:00', '16:30']);
});
