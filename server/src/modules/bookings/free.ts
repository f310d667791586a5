import type { Slot } from '@attendant/contract/bookings';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { addDays, dayOf, startOfDay } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { type Opening, openingsOn, type Wish } from './openings.ts';
import { type AgentRules, rulesOf, takenBetween } from './rules.ts';
import type { Span } from './slots.ts';
import { type Wanted, wishOf } from './staff/wish.ts';

/** What does not hinder: the appointment that is moved, and what the same conversation holds. */
export interface But {
  id?: string | undefined;
  heldBy?: string | undefined;
}

/** A conversation's own hold is no hindrance to it. */
export const holderOf = ({ by }: AgentActor): string | undefined => (by.kind === 'conversation' ? by.id : undefined);

/** Free and full slots of a day that have not begun yet. */
export async function availability(
  db: Db,
  { agentId }: AgentActor,
  { date, ...wanted }: { date: string } & Wanted,
): Promise<{ date: string; slots: Slot[] }> {
  const rules = await rulesOf(db, agentId);
  const slots = await freeSlots(db, agentId, rules, date, wishOf(rules.staff, wanted));
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
export async function freeSlots(
  db: Db | Tx,
  agentId: string,
  rules: AgentRules,
  day: string,
  wish: Wish,
  { but, now = new Date() }: { but?: But; now?: Date } = {},
): Promise<Opening[]> {
  const span = { start: startOfDay(day, rules.zone), end: startOfDay(addDays(day, 1), rules.zone) };
  const taken = await takenBetween(db, agentId, span, but);
  return openingsOn(day, rules, wish, taken).filter(({ start }) => start > now);
}

/** The slot that begins at this moment, with a place in it, kept until the transaction ends. One booker at a time. */
export async function takeSlot(
  tx: Tx,
  actor: AgentActor,
  rules: AgentRules,
  startsAt: Date,
  wish: Wish,
  but: But,
  now = new Date(),
): Promise<Span & { person_id: string | null }> {
  if (!rules.enabled) throw problem('bookings-off');
  if (Number.isNaN(startsAt.getTime()) || startsAt <= now) throw problem('slot-unknown');
  await oneBooker(tx, actor);
  const slots = await freeSlots(tx, actor.agentId, rules, dayOf(startsAt, rules.zone), wish, { but, now });
  const slot = slots.find(({ start }) => start.getTime() === startsAt.getTime());
  if (!slot) throw problem('slot-unknown');
  if (slot.free === 0) throw problem('slot-taken');
  return { start: slot.start, end: slot.end, person_id: slot.persons[0] ?? null };
}

/** Whoever books for the same agent waits until this transaction ends. */
export const oneBooker = (tx: Tx, { agentId }: AgentActor) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`bookings ${agentId}`}, 0))`.execute(tx);
