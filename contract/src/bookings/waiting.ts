import * as z from 'zod/mini';
import { Appointment, NewAppointment } from '../bookings.ts';
import { atMost, Day, endpoint, Id, Instant } from '../endpoint.ts';

/** Who would come if a time came free. */

/** So many at one business. */
export const WAITING_MOST = 100;
/** A time is looked for so many days from the first that is wished. */
export const WAITING_DAYS = 31;

/** 'HH:MM' on the business's clock. */
const Time = z.string().check(atMost(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const Waiting = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  conversation_id: z.nullable(z.uuid()),
  customer_name: z.string(),
  customer_phone: z.string(),
  notes: z.nullable(z.string()),
  service_id: z.nullable(z.uuid()),
  service_name: z.nullable(z.string()),
  person_id: z.nullable(z.uuid()),
  person_name: z.nullable(z.string()),
  from_day: Day,
  until_day: Day,
  after_time: z.nullable(Time),
  before_time: z.nullable(Time),
  /** The first time that is free and as wished. */
  fit: z.nullable(
    z.object({
      starts_at: Instant,
      ends_at: Instant,
      person_id: z.nullable(z.uuid()),
      person_name: z.nullable(z.string()),
    }),
  ),
  /** What was offered by text, while it waits for an answer. */
  offered_at: z.nullable(Instant),
  offered_start: z.nullable(Instant),
  offer_problem: z.nullable(z.string()),
  created_at: Instant,
});
export type Waiting = z.infer<typeof Waiting>;

const { customer_name, customer_phone, notes, service_id, person_id, starts_at } = NewAppointment.shape;
export const NewWaiting = z.object({
  customer_name,
  customer_phone,
  notes,
  service_id,
  person_id,
  from_day: Day,
  until_day: Day,
  after_time: z._default(z.nullable(Time), null),
  before_time: z._default(z.nullable(Time), null),
});
export type NewWaiting = z.input<typeof NewWaiting>;

const One = z.extend(Id, { waitingId: z.uuid() });
const Offered = z.extend(One, { starts_at, person_id });

export const waiting = {
  /** Who waits, the longest first. */
  list: endpoint('bookings.read')
    .route({ method: 'GET', path: '/agent/{id}/waiting-list' })
    .input(Id)
    .output(z.array(Waiting)),
  add: endpoint('bookings.change')
    .route({ method: 'POST', path: '/agent/{id}/waiting-list', successStatus: 201 })
    .input(z.extend(Id, NewWaiting.shape))
    .output(Waiting),
  remove: endpoint('bookings.change')
    .route({ method: 'DELETE', path: '/agent/{id}/waiting-list/{waitingId}', successStatus: 204 })
    .input(One)
    .output(z.void()),
  /** Texts them a time that is free now; nothing is held. */
  offer: endpoint('bookings.change')
    .route({ method: 'POST', path: '/agent/{id}/waiting-list/{waitingId}/offer' })
    .input(Offered)
    .output(Waiting),
  /** What was offered can be had no more by answering. No text goes out that has not yet. */
  withdraw: endpoint('bookings.change')
    .route({ method: 'DELETE', path: '/agent/{id}/waiting-list/{waitingId}/offer', successStatus: 204 })
    .input(One)
    .output(z.void()),
  /** Books it for them; they wait no more. */
  book: endpoint('bookings.change')
    .route({ method: 'POST', path: '/agent/{id}/waiting-list/{waitingId}/book', successStatus: 201 })
    .input(Offered)
    .output(Appointment),
};
