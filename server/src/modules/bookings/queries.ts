import type { Appointment } from '@attendant/contract/bookings';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import type { DB } from '../../database/schema.ts';
import { sameNumber } from '../../phones.ts';
import { isTestIn } from '../conversations/index.ts';

export type AppointmentRow = Selectable<DB['appointments']> & {
  service_name: string | null;
  person_name: string | null;
};

/** What is done and who does it, by name, also when they are no longer on the lists. */
export const namesOf = (eb: ExpressionBuilder<DB, 'appointments'>) => [
  eb
    .selectFrom('services')
    .select('services.name')
    .whereRef('services.id', '=', 'appointments.service_id')
    .as('service_name'),
  eb
    .selectFrom('persons')
    .select('persons.name')
    .whereRef('persons.id', '=', 'appointments.person_id')
    .as('person_name'),
];

/** Appointments without those that are only held. */
export const appointmentsOf = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('appointments')
    .selectAll()
    .select(namesOf)
    .where('agent_id', '=', agentId)
    .where('status', '!=', 'held');

const STATUSES = ['booked', 'arrived', 'cancelled', 'no_show'] as const;

/** 'Cleaning with Doctor Okafor'; empty where neither is known. */
export function visitOf({ service_name, person_name }: Pick<AppointmentRow, 'service_name' | 'person_name'>): string {
  return [service_name, person_name && `with ${person_name}`].filter(Boolean).join(' ');
}

export function presentAppointment(row: AppointmentRow): Appointment {
  const { id, agent_id, customer_name, customer_phone, customer_email, notes, conversation_id } = row;
  const isReminded = row.reminded_of?.getTime() === row.starts_at.getTime();
  return {
    id,
    agent_id,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    customer_name,
    customer_phone,
    customer_email,
    notes,
    conversation_id,
    service_id: row.service_id,
    service_name: row.service_name,
    person_id: row.person_id,
    person_name: row.person_name,
    reminded_at: isReminded ? (row.reminded_at?.toISOString() ?? null) : null,
    reminder_problem: isReminded ? row.reminder_problem : null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    status: STATUSES.find((status) => status === row.status) ?? 'booked',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

interface Span {
  from: Date;
  to: Date;
}

/** Made in a span, and standing; tests are no appointments. */
const isMadeIn = ({ from, to }: Span) => sql<boolean>`appointments.status in ('booked', 'arrived', 'no_show')
  and appointments.created_at >= ${from} and appointments.created_at < ${to}
  and not ${isTestIn('appointments.conversation_id')}`;

const standingOf = (db: Db, agentId: string, span: Span) =>
  db.selectFrom('appointments').where('appointments.agent_id', '=', agentId).where(isMadeIn(span));

/** Those behind a figure of a report: of one service, or of none; the newest first. */
export const madeIn = (db: Db, agentId: string, span: Span, serviceId: string | null) =>
  appointmentsOf(db, agentId)
    .where(isMadeIn(span))
    .where('service_id', serviceId === null ? 'is' : '=', serviceId);

/** How many were made in a span and stand. */
export async function bookedIn(db: Db, agentId: string, span: Span): Promise<number> {
  const { count } = await standingOf(db, agentId, span)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The same by what is done, what is booked most first; null: nobody said what for. */
export const bookedByService = (db: Db, agentId: string, span: Span) =>
  standingOf(db, agentId, span)
    .leftJoin('services', 'services.id', 'appointments.service_id')
    .select((eb) => [
      'services.id as service_id',
      'services.name as service_name',
      eb.fn.countAll<number>().as('bookings'),
    ])
    .groupBy('services.id')
    .orderBy('bookings', 'desc')
    .orderBy('service_name')
    .orderBy('service_id')
    .execute();

/** Those of a number, the latest first. */
export const newestBookingsOf = (db: Db | Tx, agentId: string, phone: string, atMost: number) =>
  appointmentsOf(db, agentId)
    .where(sameNumber('customer_phone', phone))
    .orderBy('starts_at', 'desc')
    .limit(atMost)
    .execute();
