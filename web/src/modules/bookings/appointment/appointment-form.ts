import { type Appointment, AppointmentTexts, NewAppointment } from '@attendant/contract/bookings';
import * as z from 'zod/mini';

const { customer_name, starts_at } = NewAppointment.shape;

export const AppointmentFields = z.object({
  date: z.string(),
  starts_at,
  customer_name,
  ...AppointmentTexts,
  customer_email: z.union([z.literal(''), z.email()], 'Please enter a valid email address'),
  /** Empty: nothing in particular, and whoever is free. */
  service_id: z.string(),
  person_id: z.string(),
});
export type AppointmentFields = z.infer<typeof AppointmentFields>;

export const emptyFields = (date: string, startsAt: string | null, personId: string | null): AppointmentFields => ({
  date,
  starts_at: startsAt ?? '',
  customer_name: '',
  customer_phone: '',
  customer_email: '',
  notes: '',
  service_id: '',
  person_id: personId ?? '',
});

export const fieldsOf = (one: Appointment, date: string): AppointmentFields => ({
  date,
  starts_at: one.starts_at,
  customer_name: one.customer_name,
  customer_phone: one.customer_phone,
  customer_email: one.customer_email ?? '',
  notes: one.notes ?? '',
  service_id: one.service_id ?? '',
  person_id: one.person_id ?? '',
});

/** As the endpoints take it. */
export const wantedOf = ({ date: _, customer_email, notes, service_id, person_id, ...fields }: AppointmentFields) => ({
  ...fields,
  service_id: service_id || null,
  person_id: person_id || null,
  customer_email: customer_email || null,
  notes: notes || null,
});
