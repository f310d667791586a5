import { randomUUID } from 'node:crypto';
import type { Lead, NewLead } from '@attendant/contract/site/leads';
import { type SavingsFigures, savings } from '@attendant/contract/site/plans';
import type { Selectable } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { Signups } from '../../database/schema.ts';
import { type LeadParts, sendLeadNotice, sendSetUp } from './letters.ts';

/** Writes down who asked, and sends what was promised. What a program filled in is thanked for and forgotten. */
export async function takeLead(tx: Tx, parts: LeadParts, input: NewLead): Promise<Pick<Lead, 'id' | 'createdAt'>> {
  if (input.website) return { id: randomUUID(), createdAt: new Date().toISOString() };
  const { businessName, contactPerson, email, phone, calculatorData } = input;
  const row = await tx
    .insertInto('signups')
    .values({
      business_name: businessName,
      contact_person: contactPerson,
      email,
      phone,
      calculator_data: JSON.stringify(calculatorData),
      estimated_savings: JSON.stringify(savings(calculatorData)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lead = present(row);
  await sendSetUp(tx, parts, lead);
  await sendLeadNotice(tx, parts, lead);
  return { id: lead.id, createdAt: lead.createdAt };
}

interface Search {
  search?: string | undefined;
}

/** Newest first. */
export async function listLeads(db: Db, { search, limit, offset }: Search & { limit: number; offset: number }) {
  const found = matching(db, search);
  const [rows, { total }] = await Promise.all([
    newestFirst(found).limit(limit).offset(offset).execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(present), total, limit, offset };
}

export const allLeads = async (db: Db, { search }: Search): Promise<Lead[]> =>
  (await newestFirst(matching(db, search)).execute()).map(present);

function matching(db: Db, search: string | undefined) {
  const query = db.selectFrom('signups');
  if (!search) return query;
  const pattern = containing(search);
  return query.where((eb) =>
    eb.or((['business_name', 'contact_person', 'email', 'phone'] as const).map((name) => eb(name, 'ilike', pattern))),
  );
}

const newestFirst = (query: ReturnType<typeof matching>) =>
  query.selectAll().orderBy('created_at', 'desc').orderBy('id');

const present = (row: Selectable<Signups>): Lead => {
  const calculatorData = figuresOf(row.calculator_data);
  return {
    id: row.id,
    businessName: row.business_name,
    contactPerson: row.contact_person,
    email: row.email,
    phone: row.phone,
    calculatorData,
    estimatedSavings: savings(calculatorData),
    createdAt: row.created_at.toISOString(),
  };
};

/** The column holds what takeLead wrote; what is no number there counts as none. */
function figuresOf(json: unknown): SavingsFigures {
  const held = typeof json === 'object' && json !== null ? new Map<string, unknown>(Object.entries(json)) : new Map();
  const figure = (name: keyof SavingsFigures) => Number(held.get(name)) || 0;
  return { staffCost: figure('staffCost'), missedCalls: figure('missedCalls'), callValue: figure('callValue') };
}
