import type { Appointment } from '@attendant/contract/bookings';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import type { DB } from '../../database/schema.ts';
import { sameNumber } from '../../phones.ts';

export type AppointmentRow = Selectable<DB['appointments']>;

/** Appointments without those that are only held. */
export const appointmentsOf = (db: Db | Tx, agentId: string) =>
  db.selectFrom('appointments').selectAll().where('agent_id', '=', agentId).where('status', '!=', 'held');

export function presentAppointment(row: AppointmentRow): Appointment {
  const { id, agent_id, customer_name, customer_phone, customer_email, notes, conversation_id } = row;
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
    status: row.status === 'cancelled' || row.status === 'no_show' ? row.status : 'booked',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Those of a number, the latest first. */
export const newestBookingsOf = (db: Db | Tx, agentId: string, phone: string, atMost: number) =>
  appointmentsOf(db, agentId)
    .where(sameNumber('customer_phone', phone))
    .orderBy('starts_at', 'desc')
    .limit(atMost)
    .execute();
