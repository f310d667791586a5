import * as z from 'zod/mini';
import { Timezone } from './agents.ts';
import { Day, DayRange, endpoint, Id, Instant, needed, page, RequestId } from './endpoint.ts';
import { BusinessWeek, NewSpecialDays } from './hours/business-week.ts';
import { SPECIAL_DAYS_MOST } from './hours/special-days.ts';
import { EmailAddress } from './identity.ts';

/** Appointments in the agent's slots. */

/** How long a slot is kept for a caller who is being asked. */
export const HOLD_SECONDS = 180;

export const Slot = z.object({
  starts_at: Instant,
  ends_at: Instant,
  /** How many more appointments it takes. */
  free: z.int(),
});
export type Slot = z.infer<typeof Slot>;

export const Appointment = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  starts_at: Instant,
  ends_at: Instant,
  customer_name: z.string(),
  customer_phone: z.string(),
  customer_email: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  conversation_id: z.nullable(z.uuid()),
  /** What is done, and who does it; null where nobody said. The names stay when they are no longer offered. */
  service_id: z.nullable(z.uuid()),
  service_name: z.nullable(z.string()),
  person_id: z.nullable(z.uuid()),
  person_name: z.nullable(z.string()),
  /** When the customer was reminded of this time, and why they could not be; both null: not yet, or not at all. */
  reminded_at: z.nullable(Instant),
  reminder_problem: z.nullable(z.string()),
  /** When they said that they will come. */
  confirmed_at: z.nullable(Instant),
  status: z.enum(['booked', 'arrived', 'cancelled', 'no_show']),
  created_at: Instant,
  updated_at: Instant,
});
export type Appointment = z.infer<typeof Appointment>;

/** What is written on an appointment, as forms have it: empty where nothing is. */
export const AppointmentTexts = {
  customer_phone: z.string().check(z.trim(), z.maxLength(30)),
  notes: z.string().check(z.trim(), z.maxLength(500)),
};

const fields = {
  starts_at: z.iso.datetime({ offset: true, error: 'Choose a time' }),
  customer_name: needed('Customer name is required').check(
    z.trim(),
    z.minLength(1, 'Customer name is required'),
    z.maxLength(100),
  ),
  customer_phone: z.optional(AppointmentTexts.customer_phone),
  customer_email: z.optional(z.nullable(EmailAddress)),
  notes: z.optional(z.nullable(AppointmentTexts.notes)),
  /** Its length is that of the service. */
  service_id: z.optional(z.nullable(z.uuid())),
  /** Where there are persons and none is named, one who is free is taken. */
  person_id: z.optional(z.nullable(z.uuid())),
};
export const NewAppointment = z.object({ ...fields, request_id: RequestId });
export type NewAppointment = z.infer<typeof NewAppointment>;

export const AppointmentChanges = z.object({
  starts_at: z.optional(fields.starts_at),
  customer_name: z.optional(fields.customer_name),
  customer_phone: fields.customer_phone,
  customer_email: fields.customer_email,
  notes: fields.notes,
  service_id: fields.service_id,
  person_id: fields.person_id,
  status: z.optional(z.enum(['booked', 'arrived', 'no_show'])),
  /** The version that the change was made on; a stale one is refused. */
  updated_at: z.optional(Instant),
});
export type AppointmentChanges = z.infer<typeof AppointmentChanges>;

const One = z.extend(Id, { appointmentId: z.uuid() });

export const bookings = {
  availability: endpoint('bookings.read')
    .route({ method: 'GET', path: '/agent/{id}/availability' })
    .input(z.extend(Id, { date: Day, service_id: z.optional(z.uuid()), person_id: z.optional(z.uuid()) }))
    .output(z.object({ date: Day, slots: z.array(Slot) })),
  /** By start, the earliest first. Days are the agent's. */
  list: endpoint('bookings.read')
    .route({ method: 'GET', path: '/agent/{id}/appointments' })
    .input(
      z.extend(Id, {
        ...DayRange,
        /** In names and numbers; without days in all of them, the latest first. */
        search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
        /** Those of a service, or of none, that were made on these days and stand, the newest first: what a report counts. */
        made: z.optional(z.union([z.uuid(), z.literal('none')])),
        limit: z._default(z.int().check(z.gte(1), z.lte(1000)), 500),
        offset: z._default(z.int().check(z.gte(0)), 0),
      }),
    )
    .output(page(Appointment)),
  /** How many stand on each of some days; days without any are left out. */
  counts: endpoint('bookings.read')
    .route({ method: 'GET', path: '/agent/{id}/appointments/counts' })
    .input(z.extend(Id, DayRange))
    .output(z.array(z.object({ date: Day, count: z.int() }))),
  create: endpoint('bookings.change', 'agent', { once: true })
    .route({ method: 'POST', path: '/agent/{id}/appointments', successStatus: 201 })
    .input(z.extend(Id, NewAppointment.shape))
    .output(Appointment),
  update: endpoint('bookings.change')
    .route({ method: 'PUT', path: '/agent/{id}/appointments/{appointmentId}' })
    .input(z.extend(One, AppointmentChanges.shape))
    .output(Appointment),
  /** It stays in the list as cancelled. */
  cancel: endpoint('bookings.change')
    .route({ method: 'DELETE', path: '/agent/{id}/appointments/{appointmentId}' })
    .input(One)
    .output(Appointment),
  /** What is booked and would lie outside these hours, were they saved; the first of them. What is not sent is as it is. */
  outsideHours: endpoint('bookings.read')
    .route({ method: 'POST', path: '/agent/{id}/appointments/outside-hours' })
    .input(
      z.extend(Id, {
        timezone: z.optional(Timezone),
        business_week: z.optional(BusinessWeek),
        special_days: z.optional(z.array(NewSpecialDays).check(z.maxLength(SPECIAL_DAYS_MOST))),
      }),
    )
    .output(z.array(Appointment)),
  /** Whether calendars may read the appointments, and since when. */
  feed: endpoint('bookings.change')
    .route({ method: 'GET', path: '/agent/{id}/calendar-feed' })
    .input(Id)
    .output(z.object({ created_at: z.nullable(Instant) })),
  /** A new private address for calendars; the one before stops working. It is told only now. */
  openFeed: endpoint('bookings.change')
    .route({ method: 'POST', path: '/agent/{id}/calendar-feed', successStatus: 201 })
    .input(Id)
    .output(z.object({ url: z.url() })),
  closeFeed: endpoint('bookings.change')
    .route({ method: 'DELETE', path: '/agent/{id}/calendar-feed', successStatus: 204 })
    .input(Id)
    .output(z.void()),
};
