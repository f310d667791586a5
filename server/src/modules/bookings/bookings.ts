import type { Appointment, AppointmentChanges, NewAppointment } from '@attendant/contract/bookings';
import { usPhone } from '@attendant/contract/fields/phones';
import { type RawBuilder, sql } from 'kysely';
import { note } from '../../audit.ts';
import { asWord, type Change, changesOf } from '../../changed-fields.ts';
import { containing } from '../../database/containing.ts';
import type { Db, Tx } from '../../database/open.ts';
import { daySpan } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { digitsOf } from '../../phones.ts';
import { holderOf, oneBooker, takeSlot } from './free.ts';
import { type Invitations, invite, wordsOf } from './letters.ts';
import { type AppointmentRow, appointmentsOf, madeIn, namesOf, presentAppointment } from './queries.ts';
import { rulesOf } from './rules.ts';
import type { Span } from './slots.ts';
import { isConstraint } from './staff/staff.ts';
import { type Wanted, wishAfter, wishOf } from './staff/wish.ts';

interface Listed {
  start_date?: string | undefined;
  end_date?: string | undefined;
  search?: string | undefined;
  made?: string | undefined;
  limit: number;
  offset: number;
}

/** A part of the name, or digits of the number. */
function isLike(search: string): RawBuilder<boolean> {
  const digits = digitsOf(search);
  const name = containing(search);
  return sql`(customer_name ilike ${name}
    or (${digits.length >= LEAST_DIGITS} and regexp_replace(customer_phone, '[^0-9]', '', 'g') like ${`%${digits}%`}))`;
}
const LEAST_DIGITS = 3;

/** Those that begin in a span of days of the agent's zone, cancelled ones too, by their time. */
export async function listAppointments(db: Db, { agentId }: AgentActor, query: Listed) {
  const { zone } = await rulesOf(db, agentId);
  const { search, start_date, end_date } = query;
  const isAnytime = search && !start_date && !end_date;
  const found = appointmentsOf(db, agentId)
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .$if(Boolean(search), (some) => some.where(isLike(search ?? '')));
  const { from, to } = daySpan(query, zone);
  if (query.made !== undefined) return listMade(db, agentId, query, { from, to });
  const rows = await (isAnytime ? found : found.where('starts_at', '>=', from).where('starts_at', '<', to))
    .orderBy('starts_at', isAnytime ? 'desc' : 'asc')
    .orderBy('created_at')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { items: rows.map(presentAppointment), total: rows[0]?.total ?? 0, limit: query.limit, offset: query.offset };
}

/** Those that were made in a span and stand, of a service; `none`: of none. */
async function listMade(db: Db, agentId: string, { made, limit, offset }: Listed, span: { from: Date; to: Date }) {
  const rows = await madeIn(db, agentId, span, made === 'none' ? null : (made ?? null))
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(presentAppointment), total: rows[0]?.total ?? 0, limit, offset };
}

/** How many stand on each day of the agent's zone. */
export async function countAppointments(
  db: Db,
  { agentId }: AgentActor,
  days: { start_date?: string | undefined; end_date?: string | undefined },
) {
  const { zone } = await rulesOf(db, agentId);
  const { from, to } = daySpan(days, zone);
  const date = sql<string>`to_char(starts_at at time zone ${zone}, 'YYYY-MM-DD')`;
  return db
    .selectFrom('appointments')
    .select((eb) => [date.as('date'), eb.fn.countAll<number>().as('count')])
    .where('agent_id', '=', agentId)
    .where('status', 'in', ['booked', 'arrived', 'no_show'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .groupBy('date')
    .orderBy('date')
    .execute();
}

export interface Action {
  conversationId: string;
  key: string;
}

/** Books a free slot; the same action of a conversation books one. Everything that books comes through here. */
export async function bookSlot(
  tx: Tx,
  actor: AgentActor,
  wanted: NewAppointment,
  invitations: Invitations,
  action?: Action,
): Promise<Appointment> {
  // A form that is sent again while it is still being booked waits for what comes of it.
  if (wanted.request_id !== undefined) await oneBooker(tx, actor);
  const done = await bookedBefore(tx, actor, wanted, action);
  if (done) return presentAppointment(done);
  const rules = await rulesOf(tx, actor.agentId);
  const wish = wishOf(rules.staff, wanted);
  const slot = await takeSlot(tx, actor, rules, new Date(wanted.starts_at), wish, { heldBy: action?.conversationId });
  if (action) await releaseHolds(tx, action.conversationId);
  const row = await tx
    .insertInto('appointments')
    .values({
      agent_id: actor.agentId,
      conversation_id: action?.conversationId ?? null,
      action_key: action?.key ?? null,
      request_id: wanted.request_id ?? null,
      starts_at: slot.start,
      ends_at: slot.end,
      service_id: wanted.service_id ?? null,
      person_id: slot.person_id,
      customer_name: wanted.customer_name,
      customer_phone: phoneOf(wanted.customer_phone),
      customer_email: wanted.customer_email ?? null,
      notes: wanted.notes || null,
    })
    .returningAll()
    .returning(namesOf)
    .executeTakeFirstOrThrow()
    .catch(personTaken);
  await changed(tx, actor, 'booking.booked', row);
  await invite(tx, invitations, rules, row, 'booked');
  return presentAppointment(row);
}

/** Keeps a slot for a caller who is being asked; one at a time for each conversation. */
export async function holdSlot(
  tx: Tx,
  actor: AgentActor,
  { starts_at, ...wanted }: { starts_at: string } & Wanted,
  conversationId: string,
  seconds: number,
): Promise<Span & { person_id: string | null }> {
  const rules = await rulesOf(tx, actor.agentId);
  const wish = wishOf(rules.staff, wanted);
  const slot = await takeSlot(tx, actor, rules, new Date(starts_at), wish, { heldBy: conversationId });
  await releaseHolds(tx, conversationId);
  await tx
    .insertInto('appointments')
    .values({
      agent_id: actor.agentId,
      conversation_id: conversationId,
      starts_at: slot.start,
      ends_at: slot.end,
      service_id: wanted.service_id ?? null,
      person_id: slot.person_id,
      customer_name: '',
      status: 'held',
      held_until: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .execute();
  return slot;
}

/**
 * Refuses with `conflict` one that is cancelled or was changed since `updated_at`, with `bookings-off`, `slot-taken`
 * or `slot-unknown` a time that cannot be had. Who it is with stays, unless somebody else is wanted. Tells who was
 * invited.
 */
export async function changeAppointment(
  tx: Tx,
  actor: AgentActor,
  id: string,
  changes: AppointmentChanges,
  invitations: Invitations,
): Promise<Appointment> {
  const before = await findAppointment(tx, actor, id);
  if (before.status === 'cancelled') throw problem('conflict');
  if (changes.updated_at !== undefined && changes.updated_at !== before.updated_at.toISOString())
    throw problem('conflict');
  const rules = await rulesOf(tx, actor.agentId);
  const startsAt = changes.starts_at === undefined ? before.starts_at : new Date(changes.starts_at);
  const moves = startsAt.getTime() !== before.starts_at.getTime();
  const isOther = (['service_id', 'person_id'] as const).some(
    (which) => changes[which] !== undefined && changes[which] !== before[which],
  );
  const slot =
    moves || isOther
      ? await takeSlot(tx, actor, rules, startsAt, wishAfter(rules.staff, before, changes), {
          id,
          heldBy: holderOf(actor),
        })
      : null;
  const row = await tx
    .updateTable('appointments')
    .set({
      ...(slot && {
        starts_at: slot.start,
        ends_at: slot.end,
        person_id: slot.person_id,
        sequence: before.sequence + 1,
      }),
      // What was agreed to was another time.
      ...(moves && { confirmed_at: null }),
      ...(changes.service_id !== undefined && { service_id: changes.service_id }),
      ...(changes.customer_name !== undefined && { customer_name: changes.customer_name }),
      ...(changes.customer_phone !== undefined && { customer_phone: phoneOf(changes.customer_phone) }),
      ...(changes.customer_email !== undefined && { customer_email: changes.customer_email }),
      ...(changes.notes !== undefined && { notes: changes.notes || null }),
      ...(changes.status !== undefined && { status: changes.status }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .returning(namesOf)
    .executeTakeFirstOrThrow()
    .catch(personTaken);
  const told = changesOf(['starts_at', 'status'], before, row, {
    starts_at: (moment) => (moment instanceof Date ? wordsOf(moment, rules.zone) : null),
    status: asWord,
  });
  await changed(tx, actor, moves ? 'booking.moved' : 'booking.changed', row, told);
  if (slot) await invite(tx, invitations, rules, row, moves ? 'moved' : 'changed');
  // Somebody who has not heard of it yet.
  else if (row.customer_email !== before.customer_email)
    await invite(tx, invitations, { ...rules, invitees: [] }, row, 'booked');
  return presentAppointment(row);
}

/** Cancelled twice is cancelled once. */
export async function cancelAppointment(
  tx: Tx,
  actor: AgentActor,
  id: string,
  invitations: Invitations,
): Promise<Appointment> {
  const before = await findAppointment(tx, actor, id);
  if (before.status === 'cancelled') return presentAppointment(before);
  const row = await tx
    .updateTable('appointments')
    .set({ status: 'cancelled', sequence: before.sequence + 1, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .returning(namesOf)
    .executeTakeFirstOrThrow();
  await changed(tx, actor, 'booking.cancelled', row);
  await invite(tx, invitations, await rulesOf(tx, actor.agentId), row, 'cancelled');
  return presentAppointment(row);
}

/** The same action of a conversation, or the same form, whose answer was lost. */
async function bookedBefore(
  tx: Tx,
  { agentId }: AgentActor,
  { request_id }: NewAppointment,
  action: Action | undefined,
): Promise<AppointmentRow | undefined> {
  if (!action && request_id === undefined) return undefined;
  const rows = tx.selectFrom('appointments').selectAll().select(namesOf);
  const found = action
    ? rows.where('conversation_id', '=', action.conversationId).where('action_key', '=', action.key)
    : rows.where('agent_id', '=', agentId).where('request_id', '=', request_id ?? '');
  return found.executeTakeFirst();
}

/** Of a conversation: nobody else could have what it was offered. */
export const releaseHolds = (tx: Db | Tx, conversationId: string) =>
  tx.deleteFrom('appointments').where('conversation_id', '=', conversationId).where('status', '=', 'held').execute();

async function findAppointment(tx: Tx, { agentId }: AgentActor, id: string): Promise<AppointmentRow> {
  const row = await appointmentsOf(tx, agentId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw problem('not-found');
  return row;
}

/** Writes down and tells what was done to one. */
export async function changed(
  tx: Tx,
  actor: AgentActor,
  action: string,
  { id }: AppointmentRow,
  changes: readonly Change[] = [],
): Promise<void> {
  await note(tx, actor, action, id, changes.length > 0 ? { changes } : undefined);
  await tell(tx, { noun: 'bookings', verb: action.slice('booking.'.length), agent_id: actor.agentId, id });
}

/** Somebody wrote past the line of bookers: the table itself keeps a person from having two at once. */
function personTaken(error: unknown): never {
  throw isConstraint(error, 'appointments_person') ? problem('slot-taken', { cause: error }) : error;
}

export const phoneOf = (phone: string | undefined): string => (phone ? (usPhone(phone) ?? phone) : '');
