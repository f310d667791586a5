import * as z from 'zod/mini';
import { Appointment } from '../bookings.ts';
import { Dollars, endpoint, Id, Instant, needed } from '../endpoint.ts';
import { BusinessWeek, NewSpecialDays, SpecialDays } from '../hours/business-week.ts';
import { SPECIAL_DAYS_MOST } from '../hours/special-days.ts';

/** Who sees customers, and what is done for them. Without any of both appointments are as the settings have them. */

/** Of each, so many at one business. */
export const STAFF_MOST = 100;

export const Person = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  name: z.string(),
  /** Null: the hours of the business. Whatever they are, nobody is booked while the business is closed. */
  business_week: z.nullable(BusinessWeek),
  /** Days off, and days with other hours. */
  special_days: z.array(SpecialDays),
  created_at: Instant,
  updated_at: Instant,
});
export type Person = z.infer<typeof Person>;

export const Service = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  name: z.string(),
  minutes: z.int(),
  price: z.nullable(z.number()),
  /** Who does it; none: everybody. */
  person_ids: z.array(z.uuid()),
  created_at: Instant,
  updated_at: Instant,
});
export type Service = z.infer<typeof Service>;

const name = needed('Name is required').check(
  z.trim(),
  z.minLength(1, 'Name is required'),
  z.maxLength(60, 'Name must be 60 characters or less'),
);
const minutes = z
  .int('Length must be whole minutes')
  .check(z.gte(5, 'Length must be at least 5 minutes'), z.lte(480, 'Length must be 480 minutes or less'));
const personIds = z.array(z.uuid()).check(z.maxLength(STAFF_MOST));
const specialDays = z.array(NewSpecialDays).check(z.maxLength(SPECIAL_DAYS_MOST));
/** The version that a change was made on; a stale one is refused. */
const updated_at = z.optional(Instant);

export const PersonFields = z.object({
  name,
  business_week: z._default(z.nullable(BusinessWeek), null),
  special_days: z._default(specialDays, []),
});
export type PersonFields = z.infer<typeof PersonFields>;

export const ServiceFields = z.object({
  name,
  minutes,
  price: z._default(z.nullable(Dollars), null),
  person_ids: z._default(personIds, []),
});
export type ServiceFields = z.infer<typeof ServiceFields>;

export const PersonChanges = z.object({
  name: z.optional(name),
  business_week: z.optional(z.nullable(BusinessWeek)),
  special_days: z.optional(specialDays),
  updated_at,
});
export type PersonChanges = z.infer<typeof PersonChanges>;

export const ServiceChanges = z.object({
  name: z.optional(name),
  minutes: z.optional(minutes),
  price: z.optional(z.nullable(Dollars)),
  person_ids: z.optional(personIds),
  updated_at,
});
export type ServiceChanges = z.infer<typeof ServiceChanges>;

const OnePerson = z.extend(Id, { personId: z.uuid() });
const OneService = z.extend(Id, { serviceId: z.uuid() });

export const persons = {
  /** By name. */
  list: endpoint('bookings.read')
    .route({ method: 'GET', path: '/agent/{id}/persons' })
    .input(Id)
    .output(z.array(Person)),
  create: endpoint('bookings.change')
    .route({ method: 'POST', path: '/agent/{id}/persons', successStatus: 201 })
    .input(z.extend(Id, PersonFields.shape))
    .output(Person),
  update: endpoint('bookings.change')
    .route({ method: 'PUT', path: '/agent/{id}/persons/{personId}' })
    .input(z.extend(OnePerson, PersonChanges.shape))
    .output(Person),
  /** What is booked with them and would lie outside these hours, or be left alone; the first of them. */
  outsideHours: endpoint('bookings.read')
    .route({ method: 'POST', path: '/agent/{id}/persons/{personId}/outside-hours' })
    .input(
      z.extend(OnePerson, {
        business_week: z.optional(z.nullable(BusinessWeek)),
        special_days: z.optional(specialDays),
        /** They are to be removed. */
        removed: z.optional(z.boolean()),
      }),
    )
    .output(z.array(Appointment)),
  /** Appointments keep the name. */
  remove: endpoint('bookings.change')
    .route({ method: 'DELETE', path: '/agent/{id}/persons/{personId}', successStatus: 204 })
    .input(OnePerson)
    .output(z.void()),
};

export const services = {
  /** By name. */
  list: endpoint('bookings.read')
    .route({ method: 'GET', path: '/agent/{id}/services' })
    .input(Id)
    .output(z.array(Service)),
  create: endpoint('bookings.change')
    .route({ method: 'POST', path: '/agent/{id}/services', successStatus: 201 })
    .input(z.extend(Id, ServiceFields.shape))
    .output(Service),
  update: endpoint('bookings.change')
    .route({ method: 'PUT', path: '/agent/{id}/services/{serviceId}' })
    .input(z.extend(OneService, ServiceChanges.shape))
    .output(Service),
  /** Appointments keep the name. */
  remove: endpoint('bookings.change')
    .route({ method: 'DELETE', path: '/agent/{id}/services/{serviceId}', successStatus: 204 })
    .input(OneService)
    .output(z.void()),
};

/** Of these, who does it: all of them where nobody is named. */
export const doersOf = <Doer extends { id: string }>(
  persons: readonly Doer[],
  service: { person_ids: readonly string[] } | null,
): Doer[] => persons.filter(({ id }) => !service || service.person_ids.length === 0 || service.person_ids.includes(id));
