import type { Appointment } from '@attendant/contract/bookings';
import { type NewWaiting, WAITING_MOST, type Waiting } from '@attendant/contract/bookings/waiting';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { note } from '../../../audit.ts';
import type { Db, Tx } from '../../../database/open.ts';
import type { DB } from '../../../database/schema.ts';
import { dayOf } from '../../../days.ts';
import type { AgentActor } from '../../../http/context.ts';
import { problem, refuseField } from '../../../http/problem.ts';
import { tell } from '../../../live/live.ts';
import { type Action, bookSlot, phoneOf } from '../bookings.ts';
import type { Invitations } from '../letters.ts';
import { rulesOf } from '../rules.ts';
import { wishOf } from '../staff/wish.ts';
import { fitsOf } from './fits.ts';

export type WaitingRow = Selectable<DB['waiting_list']> & { service_name: string | null; person_name: string | null };

const namesOf = (eb: ExpressionBuilder<DB, 'waiting_list'>) => [
  eb
    .selectFrom('services')
    .select('services.name')
    .whereRef('services.id', '=', 'waiting_list.service_id')
    .as('service_name'),
  eb
    .selectFrom('persons')
    .select('persons.name')
    .whereRef('persons.id', '=', 'waiting_list.person_id')
    .as('person_name'),
];

/** Those who wait still. */
export const waitingOf = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('waiting_list')
    .selectAll()
    .select(namesOf)
    .where('agent_id', '=', agentId)
    .where('settled_at', 'is', null);

/** The longest first, each with the first time that would suit; those whose days are over wait no more. */
export async function listWaiting(db: Db | Tx, { agentId }: AgentActor): Promise<Waiting[]> {
  const { zone, staff } = await rulesOf(db, agentId);
  const rows = await waitingOf(db, agentId)
    .where('until_day', '>=', dayOf(new Date(), zone))
    .orderBy('created_at')
    .limit(WAITING_MOST)
    .execute();
  if (rows.length === 0) return [];
  const fitOf = await fitsOf(db, agentId);
  const nameOf = (id: string | undefined) => staff.persons.find((one) => one.id === id)?.name ?? null;
  return rows.map((row) => {
    const fit = fitOf(row);
    const [person] = fit?.persons ?? [];
    return present(
      row,
      fit && {
        starts_at: fit.start.toISOString(),
        ends_at: fit.end.toISOString(),
        person_id: person ?? null,
        person_name: nameOf(person),
      },
    );
  });
}

/** The same action of a conversation puts them there once. */
export async function addWaiting(
  tx: Tx,
  actor: AgentActor,
  wanted: NewWaiting,
  action: Action | null = null,
): Promise<Waiting> {
  const { agentId } = actor;
  if (wanted.until_day < wanted.from_day) refuseField('until_day', 'End date cannot be before start date');
  const known =
    action &&
    (await waitingOf(tx, agentId)
      .where('action_key', '=', action.key)
      .where('conversation_id', '=', action.conversationId)
      .executeTakeFirst());
  if (known) return present(known, null);
  wishOf((await rulesOf(tx, agentId)).staff, wanted);
  if ((await waitingOf(tx, agentId).execute()).length >= WAITING_MOST) throw problem('waiting-full');
  const { id } = await tx
    .insertInto('waiting_list')
    .values({
      agent_id: agentId,
      conversation_id: action?.conversationId ?? null,
      action_key: action?.key ?? null,
      customer_name: wanted.customer_name,
      customer_phone: phoneOf(wanted.customer_phone),
      notes: wanted.notes || null,
      service_id: wanted.service_id ?? null,
      person_id: wanted.person_id ?? null,
      from_day: wanted.from_day,
      until_day: wanted.until_day,
      after_time: wanted.after_time ?? null,
      before_time: wanted.before_time ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await changedWaiting(tx, actor, 'added', id);
  const [one] = (await listWaiting(tx, actor)).filter((each) => each.id === id);
  return one ?? present(await findWaiting(tx, actor, id), null);
}

export async function removeWaiting(tx: Tx, actor: AgentActor, id: string): Promise<void> {
  await findWaiting(tx, actor, id);
  await settle(tx, id, null);
  await changedWaiting(tx, actor, 'removed', id);
}

/** Books for them as for anybody, and takes them off the list. Refuses as `bookSlot` does. */
export async function bookWaiting(
  tx: Tx,
  actor: AgentActor,
  id: string,
  slot: { starts_at: string; person_id?: string | null | undefined },
  invitations: Invitations,
  action?: Action,
): Promise<Appointment> {
  const row = await findWaiting(tx, actor, id);
  const booked = await bookSlot(
    tx,
    actor,
    {
      starts_at: slot.starts_at,
      customer_name: row.customer_name,
      customer_phone: row.customer_phone,
      notes: row.notes,
      service_id: row.service_id,
      person_id: slot.person_id ?? row.person_id,
    },
    invitations,
    action,
  );
  await settle(tx, id, booked.id);
  await changedWaiting(tx, actor, 'booked', id);
  return booked;
}

const settle = (tx: Tx, id: string, appointmentId: string | null) =>
  tx
    .updateTable('waiting_list')
    .set({ settled_at: sql<Date>`now()`, appointment_id: appointmentId, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export async function findWaiting(tx: Tx, { agentId }: AgentActor, id: string): Promise<WaitingRow> {
  const row = await waitingOf(tx, agentId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw problem('not-found');
  return row;
}

export async function changedWaiting(tx: Tx, actor: AgentActor, verb: string, id: string): Promise<void> {
  await note(tx, actor, `waiting.${verb}`, id);
  await tell(tx, { noun: 'bookings', verb: 'waiting', agent_id: actor.agentId, id });
}

const present = (row: WaitingRow, fit: Waiting['fit']): Waiting => ({
  id: row.id,
  agent_id: row.agent_id,
  conversation_id: row.conversation_id,
  customer_name: row.customer_name,
  customer_phone: row.customer_phone,
  notes: row.notes,
  service_id: row.service_id,
  service_name: row.service_name,
  person_id: row.person_id,
  person_name: row.person_name,
  from_day: row.from_day,
  until_day: row.until_day,
  after_time: row.after_time,
  before_time: row.before_time,
  fit,
  offered_at: row.offered_at?.toISOString() ?? null,
  offered_start: row.offered_start?.toISOString() ?? null,
  offer_problem: row.offer_problem,
  created_at: row.created_at.toISOString(),
});
