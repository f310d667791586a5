import { type Person, type Service, STAFF_MOST } from '@attendant/contract/bookings/staff';
import { dollars } from '@attendant/contract/endpoint';
import { BusinessWeek, SpecialDays } from '@attendant/contract/hours/business-week';
import { datesOf, type SpecialDate } from '@attendant/contract/hours/special-days';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../database/open.ts';
import type { DB } from '../../../database/schema.ts';
import { problem } from '../../../http/problem.ts';

/** Who sees customers, and what is done for them, both by name. Of most businesses neither. */
export interface Staff {
  persons: readonly StaffPerson[];
  services: readonly StaffService[];
}

export interface StaffPerson {
  id: string;
  name: string;
  /** Null: the hours of the business. */
  week: BusinessWeek | null;
  special: readonly SpecialDate[];
}

export interface StaffService {
  id: string;
  name: string;
  minutes: number;
  priceCents: number | null;
  /** Who does it; none: everybody. */
  person_ids: readonly string[];
}

type PersonRow = Selectable<DB['persons']>;
type ServiceRow = Selectable<DB['services']>;

export const personsOf = (db: Db | Tx, agentId: string) =>
  db.selectFrom('persons').selectAll().where('agent_id', '=', agentId).where('removed_at', 'is', null).orderBy('name');

export const servicesOf = (db: Db | Tx, agentId: string) =>
  db.selectFrom('services').selectAll().where('agent_id', '=', agentId).where('removed_at', 'is', null).orderBy('name');

export async function staffOf(db: Db | Tx, agentId: string): Promise<Staff> {
  const [persons, services] = await Promise.all([personsOf(db, agentId).execute(), servicesOf(db, agentId).execute()]);
  return { persons: persons.map(personIn), services: services.map(serviceIn) };
}

const Special = z.array(SpecialDays);
const weekIn = ({ business_week }: PersonRow): BusinessWeek | null =>
  business_week === null ? null : BusinessWeek.parse(business_week);

const personIn = (row: PersonRow): StaffPerson => ({
  id: row.id,
  name: row.name,
  week: weekIn(row),
  special: datesOf(Special.parse(row.special_days)),
});

const serviceIn = ({ id, name, minutes, price_cents, person_ids }: ServiceRow): StaffService => ({
  id,
  name,
  minutes,
  priceCents: price_cents,
  person_ids,
});

export const presentPerson = (row: PersonRow): Person => ({
  id: row.id,
  agent_id: row.agent_id,
  name: row.name,
  business_week: weekIn(row),
  special_days: Special.parse(row.special_days),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const presentService = ({ id, agent_id, name, minutes, person_ids, ...row }: ServiceRow): Service => ({
  id,
  agent_id,
  name,
  minutes,
  price: row.price_cents === null ? null : dollars(row.price_cents),
  person_ids,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** Refuses one more than can be looked through at every word of a call. */
export function refuseMore(known: readonly unknown[]): void {
  if (known.length >= STAFF_MOST) throw problem('staff-full');
}

export function refuseOlder(before: { updated_at: Date }, updated_at: string | undefined): void {
  if (updated_at !== undefined && updated_at !== before.updated_at.toISOString()) throw problem('conflict');
}

export const isConstraint = (error: unknown, name: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === name;
