import { doersOf } from '@attendant/contract/bookings/staff';
import { stepOf, workOn } from '@attendant/contract/bookings/work';
import { type Hours, spansOn } from '@attendant/contract/hours/opening';
import { addDays, startOfDay } from '../../days.ts';
import type { AgentRules, Taken } from './rules.ts';
import { freeIn, overlaps, type Span, slotsOn } from './slots.ts';
import type { StaffPerson, StaffService } from './staff/staff.ts';

/** When appointments can begin where a business has services or persons. Without both it is as `slotsOn` has it. */

/** For what, and with whom; null: nobody said, or it does not matter. */
export interface Wish {
  service: Pick<StaffService, 'minutes' | 'person_ids'> | null;
  person: StaffPerson | null;
}
export const ANYTHING: Wish = { service: null, person: null };

export interface Opening extends Span {
  /** How many more appointments it takes. */
  free: number;
  /** Who could take it, the least busy of the day first; nobody where there are no persons. */
  persons: string[];
}

/** All openings that begin on a day, taken or not, by their begin. */
export function openingsOn(day: string, rules: AgentRules, wish: Wish, taken: readonly Taken[]): Opening[] {
  const { persons, services } = rules.staff;
  if (persons.length === 0) {
    const slots = services.length === 0 ? slotsOn(day, rules) : startsOn(day, rules, wish, businessOn);
    return slots.map((slot) => ({ ...slot, free: freeIn(slot, taken, rules, rules.most), persons: [] }));
  }
  const starts = new Map<number, { slot: Span; here: StaffPerson[] }>();
  for (const person of persons)
    for (const slot of startsOn(day, rules, wish, (date) => personOn(date, rules, person))) {
      const known = starts.get(slot.start.getTime()) ?? { slot, here: [] };
      starts.set(slot.start.getTime(), { slot, here: [...known.here, person] });
    }
  const doers = new Set(doersOf(persons, wish.service).map(({ id }) => id));
  const isWished = ({ id }: StaffPerson) => doers.has(id) && (!wish.person || wish.person.id === id);
  const load = loadOn(day, rules, taken);
  return [...starts.values()]
    .filter(({ here }) => here.some(isWished))
    .toSorted((one, other) => one.slot.start.getTime() - other.slot.start.getTime())
    .map(({ slot, here }) => {
      const over = taken.filter((one) => overlaps(slot, one, rules));
      const idle = here.filter(({ id }) => over.every(({ person_id }) => person_id !== id));
      // Appointments of nobody in particular, from before there were persons, still need somebody.
      const left = idle.length - over.filter(({ person_id }) => person_id === null).length;
      const able = left > 0 ? idle.filter(isWished).map(({ id }) => id) : [];
      return { ...slot, free: Math.min(able.length, Math.max(0, left)), persons: able.toSorted(byLoad(load)) };
    });
}

/** Whether anybody who is wished for works on a day. */
export const isThere = (day: string, rules: AgentRules, { person }: Wish): boolean =>
  !person || personOn(day, rules, person).length > 0;

type SpansOf = (date: string, rules: AgentRules) => Span[];

const hoursOf = ({ zone, week, special }: AgentRules): Hours => ({ timezone: zone, week, special });

const businessOn: SpansOf = (date, rules) => (rules.closed ? [] : spansOn(hoursOf(rules), date));

const personOn = (date: string, rules: AgentRules, person: StaffPerson): Span[] =>
  rules.closed ? [] : workOn(hoursOf(rules), person, date);

/** What begins after midnight is of the calendar's day, and may come from the evening before. */
function startsOn(day: string, rules: AgentRules, { service }: Wish, hours: SpansOf): Span[] {
  const [first, next] = [startOfDay(day, rules.zone), startOfDay(addDays(day, 1), rules.zone)];
  const lengthMs = (service?.minutes ?? rules.minutes) * MINUTE_MS;
  const { services } = rules.staff;
  const lengths = services.length > 0 ? services.map((one) => one.minutes) : [rules.minutes];
  const stepMs = stepOf(lengths, rules.bufferMinutes) * MINUTE_MS;
  return [addDays(day, -1), day].flatMap((date) =>
    hours(date, rules).flatMap(({ start, end }) => {
      const count = Math.max(0, Math.floor((end.getTime() - start.getTime() - lengthMs) / stepMs) + 1);
      return Array.from({ length: count }, (_, at) => new Date(start.getTime() + at * stepMs))
        .filter((begin) => begin >= first && begin < next)
        .map((begin) => ({ start: begin, end: new Date(begin.getTime() + lengthMs) }));
    }),
  );
}

const MINUTE_MS = 60_000;

/** How many appointments each person has on a day. */
function loadOn(day: string, { zone }: AgentRules, taken: readonly Taken[]): ReadonlyMap<string, number> {
  const [first, next] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
  const today = taken.filter(({ start }) => start >= first && start < next);
  return new Map([...Map.groupBy(today, ({ person_id }) => person_id ?? '')].map(([id, all]) => [id, all.length]));
}

const byLoad = (load: ReadonlyMap<string, number>) => (one: string, other: string) =>
  (load.get(one) ?? 0) - (load.get(other) ?? 0);
