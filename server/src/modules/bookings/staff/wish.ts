import { doersOf } from '@attendant/contract/bookings/staff';
import { problem } from '../../../http/problem.ts';
import type { Wish } from '../openings.ts';
import type { AppointmentRow } from '../queries.ts';
import type { Staff } from './staff.ts';

/** Null: whatever, whoever. Left out: as it is. */
export interface Wanted {
  service_id?: string | null | undefined;
  person_id?: string | null | undefined;
}

/** Refuses with `service-unknown` and `person-unknown` what is not offered, and who does not do it. */
export function wishOf(staff: Staff, { service_id, person_id }: Wanted): Wish {
  const service = service_id ? staff.services.find(({ id }) => id === service_id) : null;
  if (service === undefined) throw problem('service-unknown');
  const person = person_id ? doersOf(staff.persons, service).find(({ id }) => id === person_id) : null;
  if (person === undefined) throw problem('person-unknown');
  return { service, person };
}

/**
 * The same of one that is booked: what is no longer offered keeps its length, and for who is gone,
 * or does not do what is wanted now, anybody may stand in.
 */
export function wishAfter(staff: Staff, before: AppointmentRow, wanted: Wanted): Wish {
  const isKept = wanted.service_id === undefined && before.service_id !== null;
  const gone = isKept && staff.services.every(({ id }) => id !== before.service_id);
  const service_id = gone ? null : (wanted.service_id ?? (isKept ? before.service_id : null));
  const service = staff.services.find(({ id }) => id === service_id) ?? null;
  const stays = doersOf(staff.persons, service).some(({ id }) => id === before.person_id);
  const person_id = wanted.person_id === undefined ? (stays ? before.person_id : null) : wanted.person_id;
  const wish = wishOf(staff, { service_id, person_id });
  return gone ? { ...wish, service: { minutes: minutesOf(before), person_ids: [] } } : wish;
}

const minutesOf = ({ starts_at, ends_at }: AppointmentRow): number =>
  (ends_at.getTime() - starts_at.getTime()) / 60_000;
