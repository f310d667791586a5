import type { Appointment } from '@attendant/contract/bookings';
import { type OwnHours, workOn } from '@attendant/contract/bookings/work';
import type { BusinessWeek, NewSpecialDays } from '@attendant/contract/hours/business-week';
import { type Hours, type Span, spansBetween } from '@attendant/contract/hours/opening';
import { datesOf } from '@attendant/contract/hours/special-days';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { addDays, dayOf } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { findHours } from '../agents/index.ts';
import { type AppointmentRow, appointmentsOf, presentAppointment } from './queries.ts';
import { staffOf } from './staff/staff.ts';

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
  const rows = await comingOf(db, agentId);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const within = (hours: Hours) => {
    const open = spansBetween(hours, dayOf(first.starts_at, hours.timezone), dayOf(last.starts_at, hours.timezone));
    return (one: Span) => isIn(open, one);
  };
  const after = {
    timezone: wanted.timezone ?? before.timezone,
    week: wanted.business_week ?? before.week,
    special: wanted.special_days ? datesOf(wanted.special_days) : before.special,
  };
  return leftOut(rows, within(before), within(after));
}

interface OtherOwnHours {
  business_week?: BusinessWeek | null | undefined;
  special_days?: readonly NewSpecialDays[] | undefined;
  removed?: boolean | undefined;
}

/** The same of one person: of their own hours and days off, and of all that is theirs when they go. */
export async function outsideHoursOf(
  db: Db,
  { agentId }: AgentActor,
  personId: string,
  { business_week, special_days, removed }: OtherOwnHours,
): Promise<Appointment[]> {
  const person = (await staffOf(db, agentId)).persons.find(({ id }) => id === personId);
  if (!person) throw problem('not-found');
  const rows = (await comingOf(db, agentId)).filter(({ person_id }) => person_id === personId);
  if (removed) return rows.slice(0, TOLD).map(presentAppointment);
  const business = await findHours(db, agentId);
  const within = (own: OwnHours) => (one: Span) => {
    const day = dayOf(one.start, business.timezone);
    // What begins after midnight may be of the evening before.
    return isIn(
      [addDays(day, -1), day].flatMap((date) => workOn(business, own, date)),
      one,
    );
  };
  const after = {
    week: business_week === undefined ? person.week : business_week,
    special: special_days ? datesOf(special_days) : person.special,
  };
  return leftOut(rows, within(person), within(after));
}

const isIn = (open: readonly Span[], one: Span): boolean =>
  open.some(({ start, end }) => start <= one.start && end >= one.end);

const comingOf = (db: Db, agentId: string): Promise<AppointmentRow[]> =>
  appointmentsOf(db, agentId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .limit(LOOKED_AT)
    .execute();

type Within = (one: Span) => boolean;

const leftOut = (rows: readonly AppointmentRow[], isNow: Within, isThen: Within): Appointment[] =>
  rows
    .filter((row) => {
      const span = { start: row.starts_at, end: row.ends_at };
      return isNow(span) && !isThen(span);
    })
    .slice(0, TOLD)
    .map(presentAppointment);
