import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { withoutAddresses } from '../../mail/index.ts';
import { type AppointmentRow, visitOf } from './queries.ts';

/** Appointments as calendars read them (RFC 5545, RFC 5546). Times are UTC: every calendar knows them. */

interface Sender {
  /** Of the business. */
  name: string;
  /** Host of the server, in ids and as the organiser's address. */
  host: string;
  email: string;
}

/** An invitation to one appointment, its change or its end: the id stays, the sequence counts up. */
export function invitationOf(row: AppointmentRow, sender: Sender, to: { name: string; email: string }): string {
  const organiser = { ...sender, name: withoutAddresses(sender.name) };
  const gone = row.status === 'cancelled';
  const calendar = ical({
    prodId: '//Attendant//Bookings//EN',
    method: gone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const event = calendar.createEvent(eventOf(forStrangers(row), organiser));
  event.organizer({ name: organiser.name, email: organiser.email });
  event.createAttendee({
    name: to.name || to.email,
    email: to.email,
    rsvp: false,
    status: ICalAttendeeStatus.ACCEPTED,
  });
  return calendar.toString();
}

/** All appointments of an agent, for calendars that subscribe. */
export function feedOf(rows: readonly AppointmentRow[], sender: Sender): string {
  const calendar = ical({
    prodId: '//Attendant//Bookings//EN',
    name: sender.name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const row of rows) calendar.createEvent(eventOf(row, sender));
  return calendar.toString();
}

/** It comes by mail, in our name. */
const forStrangers = (row: AppointmentRow): AppointmentRow => ({
  ...row,
  customer_name: withoutAddresses(row.customer_name),
  notes: row.notes && withoutAddresses(row.notes),
});

const eventOf = (row: AppointmentRow, { name, host }: Sender) => ({
  id: `${row.id}@${host}`,
  sequence: row.sequence,
  start: row.starts_at,
  end: row.ends_at,
  stamp: row.updated_at,
  summary: `${row.customer_name}, ${name}`,
  description: [visitOf(row), row.notes, row.customer_phone && `Phone: ${row.customer_phone}`]
    .filter(Boolean)
    .join('\n'),
  status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});
