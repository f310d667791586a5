import type { Appointment } from '@attendant/contract/bookings';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/open.ts';
import type { AgentActor } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { type Letter, words } from '../../../mail/index.ts';
import { sameNumber } from '../../../phones.ts';
import { ownersOf } from '../../members/index.ts';
import { cancelAppointment, changed } from '../bookings.ts';
import { type Invitations, wordsOf } from '../letters.ts';
import { type AppointmentRow, appointmentsOf, namesOf, presentAppointment, visitOf } from '../queries.ts';
import { rulesOf } from '../rules.ts';

/** Those of a number that it was texted a reminder of and that are to come, the earliest first. */
export const remindedByText = (db: Db, agentId: string, phone: string): Promise<AppointmentRow[]> =>
  appointmentsOf(db, agentId)
    .where(sameNumber('customer_phone', phone))
    .where('status', '=', 'booked')
    .where('starts_at', '>', sql<Date>`now()`)
    .where('reminded_by', '=', 'text')
    .whereRef('reminded_of', '=', 'starts_at')
    .orderBy('starts_at')
    .limit(9)
    .execute();

/** The customer said that they will come; said twice it is the first time that counts. Refuses one that is over with. */
export async function confirmAppointment(tx: Tx, actor: AgentActor, id: string): Promise<Appointment> {
  const row = await tx
    .updateTable('appointments')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('agent_id', '=', actor.agentId)
    .where('id', '=', id)
    .where('status', '=', 'booked')
    .returningAll()
    .returning(namesOf)
    .executeTakeFirst();
  if (!row) throw problem('conflict');
  await changed(tx, actor, 'booking.confirmed', row);
  return presentAppointment(row);
}

/** The customer cancelled without anybody of the business: the owners hear of it, whoever else is told. */
export async function cancelByCustomer(
  tx: Tx,
  actor: AgentActor,
  id: string,
  invitations: Invitations,
): Promise<Appointment> {
  const gone = await cancelAppointment(tx, actor, id, invitations);
  const { name, zone, invitees } = await rulesOf(tx, actor.agentId);
  const when = wordsOf(new Date(gone.starts_at), zone);
  const letter: Letter = {
    title: words`Cancelled by text: ${gone.customer_name}, ${when}`,
    paragraphs: [
      words`${name}: ${gone.customer_name} answered the reminder and cancelled.`,
      words`When: ${when}`,
      ...(visitOf(gone) ? [words`What: ${visitOf(gone)}`] : []),
      words`The time is free again.`,
    ],
    button: { label: words`Open the calendar`, url: `${invitations.publicUrl}/app/agents/${actor.agentId}/bookings` },
  };
  const told = new Set(invitees.map(({ email }) => email));
  for (const to of await ownersOf(tx, actor.agentId))
    if (!told.has(to)) await invitations.post.queue(tx, { kind: 'appointment', to, letter });
  return gone;
}
