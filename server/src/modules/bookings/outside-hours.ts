import type { Appointment } from '@attendant/contract/bookings';
import type { BusinessWeek, NewSpecialDays } from '@attendant/contract/hours/business-week';
import { type Hours, type Span, spansBetween } from '@attendant/contract/hours/opening';
import { datesOf } from '@attendant/contract/hours/special-days';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { dayOf } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { findHours } from '../agents/index.ts';
import { appointmentsOf, presentAppointment } from './queries.ts';

/** Coming appointments that are looked at, and those that are told. */
const LOOKED_AT = 2000;
const TOLD = 100;

interface OtherHours {
  timezone?: string | undefined;
  business_week?: BusinessWeek | undefined;
  special_days?: readonly NewSpecialDays[] | undefined;
}

/** Whom other hours would hit: what is booked in the hours as they are, and would lie outside these. */
export async function outsideHours(db: Db, { agentId }: AgentActor, wanted: OtherHours): Promise<Appointment[]> {
  const before = await findHours(db, agentId);
  const rows = await appointmentsOf(db, agentId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .limit(LOOKED_AT)
    .execute();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const within = (hours: Hours) => {
    const open = spansBetween(hours, dayOf(first.starts_at, hours.timezone), dayOf(last.starts_at, hours.timezone));
    return (one: Span) => open.some(({ start, end }) => start <= one.start && end >= one.end);
  };
  const [isNow, isThen] = [
    within(before),
    within({
      timezone: wanted.timezone ?? before.timezone,
      week: wanted.business_week ?? before.week,
      special: wanted.special_days ? datesOf(wanted.special_days) : before.special,
    }),
  ];
  return rows
    .filter((row) => {
      const span = { start: row.starts_at, end: row.ends_at };
      return isNow(span) && !isThen(span);
    })
    .slice(0, TOLD)
    .map(presentAppointment);
}
