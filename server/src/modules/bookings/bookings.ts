import type { Appointment, AppointmentChanges, NewAppointment, Slot } from '@attendant/contract/bookings';
import { usPhone } from '@attendant/contract/fields/phones';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { dayOf, daySpan } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { type Invitations, invite } from './letters.ts';
import { type AppointmentRow, appointmentsOf, presentAppointment } from './queries.ts';
import { type AgentRules, rulesOf, takenBetween } from './rules.ts';
import { freeIn, type Span, slotsOn } from './slots.ts';

/** Free and full slots of a day that have not begun yet. */
export async function availability(
  db: Db,
  { agentId }: AgentActor,
  date: string,
): Promise<{ date: string; slots: Slot[] }> {
  const rules = await rulesOf(db, agentId);
  const slots = await freeSlots(db, agentId, rules, date);
  const shown = slots.map(({ start, end, free }) => ({
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    free,
  }));
  return { date, slots: shown };
}

/**
 * The slots of a day ('YYYY-MM-DD', the agent's zone) that have not begun, each with how many appointments it still
 * takes.
 */
export async function freeSlots(db: Db | Tx, agentId: string, rules: AgentRules, day: string, now = new Date()) {
  const slots = slotsOn(day, rules).filter(({ start }) => start > now);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const taken = await takenBetween(db, agentId, { start: first.start, end: last.end });
  return slots.map((slot) => ({ ...slot, free: freeIn(slot, taken, rules, rules.most) }));
}

/** Those that begin in a span of days of the agent's zone, cancelled ones too, by their time. */
export async function listAppointments(
  db: Db,
  { agentId }: AgentActor,
  query: { start_date?: string | undefined; end_date?: string | undefined; limit: number; offset: number },
) {
  const { zone } = await rulesOf(db, agentId);
  const { from, to } = daySpan(query, zone);
  const rows = await appointmentsOf(db, agentId)
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('created_at')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { items: rows.map(presentAppointment), total: rows[0]?.total ?? 0, limit: query.limit, offset: query.offset };
}

interface Action {
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
  const slot = await takeSlot(tx, actor, rules, new Date(wanted.starts_at), { heldBy: action?.conversationId });
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
      customer_name: wanted.customer_name,
      customer_phone: phoneOf(wanted.customer_phone),
      customer_email: wanted.customer_email ?? null,
      notes: wanted.notes || null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await changed(tx, actor, 'booking.booked', row);
  await invite(tx, invitations, rules, row, 'booked');
  return presentAppointment(row);
}

/** Keeps a slot for a caller who is being asked; one at a time for each conversation. */
export async function holdSlot(
  tx: Tx,
  actor: AgentActor,
  startsAt: Date,
  conversationId: string,
  seconds: number,
): Promise<Span> {
  const rules = await rulesOf(tx, actor.agentId);
  const slot = await takeSlot(tx, actor, rules, startsAt, { heldBy: conversationId });
  await releaseHolds(tx, conversationId);
  await tx
    .insertInto('appointments')
    .values({
      agent_id: actor.agentId,
      conversation_id: conversationId,
      starts_at: slot.start,
      ends_at: slot.end,
      customer_name: '',
      status: 'held',
      held_until: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .execute();
  return slot;
}

/**
 * Refuses with `conflict` one that is cancelled or was changed since `updated_at`, with `bookings-off`, `slot-taken`
 * or `slot-unknown` a time that cannot be had. Tells who was invited.
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
  const moves = changes.starts_at !== undefined && new Date(changes.starts_at).getTime() !== before.starts_at.getTime();
  const slot = moves
    ? await takeSlot(tx, actor, rules, new Date(changes.starts_at ?? ''), { id, heldBy: holderOf(actor) })
    : null;
  const row = await tx
    .updateTable('appointments')
    .set({
      ...(slot && { starts_at: slot.start, ends_at: slot.end, sequence: before.sequence + 1 }),
      ...(changes.customer_name !== undefined && { customer_name: changes.customer_name }),
      ...(changes.customer_phone !== undefined && { customer_phone: phoneOf(changes.customer_phone) }),
      ...(changes.customer_email !== undefined && { customer_email: changes.customer_email }),
      ...(changes.notes !== undefined && { notes: changes.notes || null }),
      ...(changes.status !== undefined && { status: changes.status }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await changed(tx, actor, slot ? 'booking.moved' : 'booking.changed', row);
  if (slot) await invite(tx, invitations, rules, row, 'moved');
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
    .executeTakeFirstOrThrow();
  await changed(tx, actor, 'booking.cancelled', row);
  await invite(tx, invitations, await rulesOf(tx, actor.agentId), row, 'cancelled');
  return presentAppointment(row);
}

/** The slot that begins at this moment, with a place in it, kept until the transaction ends. One booker at a time. */
async function takeSlot(
  tx: Tx,
  actor: AgentActor,
  rules: AgentRules,
  startsAt: Date,
  but: { id?: string | undefined; heldBy?: string | undefined },
  now = new Date(),
): Promise<Span> {
  if (!rules.enabled) throw problem('bookings-off');
  if (Number.isNaN(startsAt.getTime()) || startsAt <= now) throw problem('slot-unknown');
  await oneBooker(tx, actor);
  const slot = slotsOn(dayOf(startsAt, rules.zone), rules).find(({ start }) => start.getTime() === startsAt.getTime());
  if (!slot) throw problem('slot-unknown');
  const taken = await takenBetween(tx, actor.agentId, slot, but);
  if (freeIn(slot, taken, rules, rules.most) === 0) throw problem('slot-taken');
  return slot;
}

/** Whoever books for the same agent waits until this transaction ends. */
const oneBooker = (tx: Tx, { agentId }: AgentActor) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`bookings ${agentId}`}, 0))`.execute(tx);

/** The same action of a conversation, or the same form, whose answer was lost. */
async function bookedBefore(
  tx: Tx,
  { agentId }: AgentActor,
  { request_id }: NewAppointment,
  action: Action | undefined,
): Promise<AppointmentRow | undefined> {
  if (!action && request_id === undefined) return undefined;
  const rows = tx.selectFrom('appointments').selectAll();
  const found = action
    ? rows.where('conversation_id', '=', action.conversationId).where('action_key', '=', action.key)
    : rows.where('agent_id', '=', agentId).where('request_id', '=', request_id ?? '');
  return found.executeTakeFirst();
}

const releaseHolds = (tx: Tx, conversationId: string) =>
  tx.deleteFrom('appointments').where('conversation_id', '=', conversationId).where('status', '=', 'held').execute();

async function findAppointment(tx: Tx, { agentId }: AgentActor, id: string): Promise<AppointmentRow> {
  const row = await appointmentsOf(tx, agentId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw problem('not-found');
  return row;
}

async function changed(tx: Tx, actor: AgentActor, action: string, { id }: AppointmentRow): Promise<void> {
  await note(tx, actor, action, id);
  await tell(tx, { noun: 'bookings', verb: action.slice('booking.'.length), agent_id: actor.agentId, id });
}

/** A conversation's own hold is no hindrance to it. */
const holderOf = ({ by }: AgentActor): string | undefined => (by.kind === 'conversation' ? by.id : undefined);

const phoneOf = (phone: string | undefined): string => (phone ? (usPhone(phone) ?? phone) : '');
