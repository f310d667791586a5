import type { Service, ServiceChanges, ServiceFields } from '@attendant/contract/bookings/staff';
import { cents } from '@attendant/contract/endpoint';
import { sql } from 'kysely';
import { note } from '../../../audit.ts';
import type { Db, Tx } from '../../../database/open.ts';
import type { AgentActor } from '../../../http/context.ts';
import { problem, refuseField } from '../../../http/problem.ts';
import { tell } from '../../../live/live.ts';
import { isConstraint, personsOf, presentService, refuseMore, refuseOlder, servicesOf } from './staff.ts';

/** What is done by appointment. */

export const listServices = async (db: Db, { agentId }: AgentActor): Promise<Service[]> =>
  (await servicesOf(db, agentId).execute()).map(presentService);

/** Refuses with `service-exists` a name that stands there already. */
export async function addService(tx: Tx, actor: AgentActor, fields: ServiceFields): Promise<Service> {
  refuseMore(await servicesOf(tx, actor.agentId).execute());
  await refuseStrangers(tx, actor, fields.person_ids);
  const { price, ...others } = fields;
  const row = await tx
    .insertInto('services')
    .values({ ...others, agent_id: actor.agentId, price_cents: price === null ? null : cents(price) })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return changed(tx, actor, 'added', presentService(row));
}

/** Refuses with `conflict` one that was changed since `updated_at`. What is booked already keeps its length. */
export async function changeService(tx: Tx, actor: AgentActor, id: string, changes: ServiceChanges): Promise<Service> {
  const { price, updated_at, ...others } = changes;
  const before = await servicesOf(tx, actor.agentId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw problem('not-found');
  refuseOlder(before, updated_at);
  await refuseStrangers(tx, actor, changes.person_ids ?? []);
  const row = await tx
    .updateTable('services')
    .set({
      ...others,
      ...(price !== undefined && { price_cents: price === null ? null : cents(price) }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return changed(tx, actor, 'changed', presentService(row));
}

export async function removeService(tx: Tx, actor: AgentActor, id: string): Promise<void> {
  const row = await tx
    .updateTable('services')
    .set({ removed_at: sql<Date>`now()` })
    .where('agent_id', '=', actor.agentId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  await changed(tx, actor, 'removed', presentService(row));
}

async function refuseStrangers(tx: Tx, { agentId }: AgentActor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await personsOf(tx, agentId).forShare().execute()).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) refuseField('person_ids', 'Choose from the people of this business');
}

async function changed(tx: Tx, actor: AgentActor, verb: string, service: Service): Promise<Service> {
  await note(tx, actor, `service.${verb}`, service.id);
  await tell(tx, { noun: 'bookings', verb: 'changed', agent_id: actor.agentId, id: service.id });
  return service;
}

function nameTaken(error: unknown): never {
  throw isConstraint(error, 'services_name') ? problem('service-exists', { cause: error }) : error;
}
