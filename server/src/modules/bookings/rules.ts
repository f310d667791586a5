import { ianaZone } from '@attendant/contract/fields/zones';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { agentOf, findHours } from '../agents/index.ts';
import type { SlotRules, Span } from './slots.ts';
import { type Staff, staffOf } from './staff/staff.ts';

export interface AgentRules extends SlotRules {
  name: string;
  enabled: boolean;
  /** Appointments at the same time. */
  most: number;
  staff: Staff;
  invitees: readonly { name: string; email: string }[];
}

export async function rulesOf(db: Db | Tx, agentId: string): Promise<AgentRules> {
  const agent = await agentOf(db, agentId);
  const { week, special } = await findHours(db, agentId);
  return {
    name: agent.business_name || agent.name,
    enabled: agent.booking_enabled,
    most: agent.max_slot_appointments,
    staff: await staffOf(db, agentId),
    invitees: inviteesOf(agent.invitees),
    zone: ianaZone(agent.timezone),
    week,
    special,
    closed: agent.closed,
    minutes: agent.default_slot_duration,
    bufferMinutes: agent.buffer_time,
  };
}

const inviteesOf = (stored: unknown): AgentRules['invitees'] =>
  Array.isArray(stored)
    ? stored.flatMap((one: unknown) =>
        typeof one === 'object' && one !== null && 'email' in one && typeof one.email === 'string'
          ? [{ email: one.email, name: 'name' in one && typeof one.name === 'string' ? one.name : '' }]
          : [],
      )
    : [];

/** Of whom it takes the time; null: of nobody in particular. */
export interface Taken extends Span {
  person_id: string | null;
}

/** What takes up places between two moments: appointments, and holds that have not run out. */
export async function takenBetween(
  db: Db | Tx,
  agentId: string,
  { start, end }: Span,
  but?: { id?: string | undefined; heldBy?: string | undefined },
): Promise<Taken[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(['starts_at', 'ends_at', 'person_id'])
    .where('agent_id', '=', agentId)
    .where('starts_at', '<', new Date(end.getTime() + DAY_MS))
    .where('ends_at', '>', new Date(start.getTime() - DAY_MS))
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['booked', 'arrived', 'no_show']),
        eb.and([eb('status', '=', 'held'), eb('held_until', '>', sql<Date>`now()`)]),
      ]),
    )
    .$if(but?.id !== undefined, (query) => query.where('id', '!=', but?.id ?? ''))
    .$if(but?.heldBy !== undefined, (query) =>
      query.where((eb) => eb.or([eb('status', '!=', 'held'), eb('conversation_id', '!=', but?.heldBy ?? '')])),
    )
    .execute();
  return rows.map(({ starts_at, ends_at, person_id }) => ({ start: starts_at, end: ends_at, person_id }));
}

const DAY_MS = 86_400_000;
