import type { Agent } from '@attendant/contract/agents';
import { BusinessWeek } from '@attendant/contract/hours/business-week';
import { hoursOf } from '@attendant/contract/hours/documented';
import { blockedOf, rangesOf, type SpecialDate } from '@attendant/contract/hours/special-days';
import { allows, type RoleHere } from '@attendant/contract/permissions';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentRow, findFigures, findSpecialDaysOf } from './queries.ts';

/** Agents as they are shown, each with the viewer's role on it. */
export async function presentAgents(
  db: Db | Tx,
  rows: readonly (AgentRow & { my_role: RoleHere })[],
): Promise<Agent[]> {
  const [figures, special] = [
    await findFigures(db, rows),
    await findSpecialDaysOf(
      db,
      rows.map(({ id }) => id),
    ),
  ];
  return rows.map((row) => ({
    id: row.id,
    tenant_id: row.tenant_id,
    name: row.name,
    business_name: row.business_name,
    phone_number: row.phone_number,
    timezone: row.timezone,
    greeting: row.greeting,
    system_prompt: allows(row.my_role, 'agent.read') ? row.system_prompt : '',
    voice_model: row.voice_model,
    language: row.language,
    active: row.active,
    booking_enabled: row.booking_enabled,
    ordering_enabled: row.ordering_enabled,
    closed: row.closed,
    default_slot_duration: row.default_slot_duration,
    max_slot_appointments: row.max_slot_appointments,
    buffer_time: row.buffer_time,
    closed_message: row.closed_message,
    ...presentHours(row, special.get(row.id) ?? []),
    ...(figures.get(row.id) ?? { calls_today: 0, conversations_count: 0, avg_call_duration: 0 }),
    my_role: row.my_role,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Each fact twice: in the documented field, and whole in the one beside it. */
export function presentHours(row: Pick<AgentRow, 'business_week'>, special: readonly SpecialDate[]) {
  const business_week = BusinessWeek.parse(row.business_week);
  return {
    business_hours: hoursOf(business_week),
    business_week,
    blocked_dates: blockedOf(special),
    special_days: rangesOf(special),
  };
}
