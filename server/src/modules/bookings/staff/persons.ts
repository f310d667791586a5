import type { Person, PersonChanges, PersonFields } from '@attendant/contract/bookings/staff';
import { type BusinessWeek, type NewSpecialDays, weekErrors } from '@attendant/contract/hours/business-week';
import { datesOf, rangesOf, type SpecialDate, specialErrors } from '@attendant/contract/hours/special-days';
import { sql } from 'kysely';
import { note } from '../../../audit.ts';
import type { Db, Tx } from '../../../database/open.ts';
import { dayOf } from '../../../days.ts';
import type { AgentActor } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { tell } from '../../../live/live.ts';
import { zoneOf } from '../../agents/index.ts';
import { isConstraint, personsOf, presentPerson, refuseMore, refuseOlder, servicesOf } from './staff.ts';

export const listPersons = async (db: Db, { agentId }: AgentActor): Promise<Person[]> =>
  (await personsOf(db, agentId).execute()).map(presentPerson);

/** Refuses with `person-exists` a name that somebody has already. */
export async function addPerson(tx: Tx, actor: AgentActor, fields: PersonFields): Promise<Person> {
  refuseMore(await personsOf(tx, actor.agentId).execute());
  const row = await tx
    .insertInto('persons')
    .values({ agent_id: actor.agentId, name: fields.name, ...(await hoursIn(tx, actor, fields, [])) })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return changed(tx, actor, 'added', presentPerson(row));
}

/** Refuses with `conflict` one that was changed since `updated_at`. What is booked already stays. */
export async function changePerson(tx: Tx, actor: AgentActor, id: string, changes: PersonChanges): Promise<Person> {
  const before = await personsOf(tx, actor.agentId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw problem('not-found');
  refuseOlder(before, changes.updated_at);
  const known = datesOf(presentPerson(before).special_days);
  const row = await tx
    .updateTable('persons')
    .set({
      ...(changes.name !== undefined && { name: changes.name }),
      ...(await hoursIn(tx, actor, changes, known)),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return changed(tx, actor, 'changed', presentPerson(row));
}

/** Refuses with `person-needed` while nobody else does one of the services. */
export async function removePerson(tx: Tx, actor: AgentActor, id: string): Promise<void> {
  const before = await personsOf(tx, actor.agentId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw problem('not-found');
  const done = await servicesOf(tx, actor.agentId).forUpdate().execute();
  if (done.some(({ person_ids }) => person_ids.length === 1 && person_ids[0] === id)) throw problem('person-needed');
  await tx
    .updateTable('services')
    .set({ person_ids: sql<string[]>`array_remove(person_ids, ${id}::uuid)` })
    .where('agent_id', '=', actor.agentId)
    .execute();
  await tx.updateTable('persons').set({ removed_at: sql<Date>`now()` }).where('id', '=', id).execute();
  await changed(tx, actor, 'removed', presentPerson(before));
}

interface Hours {
  business_week?: BusinessWeek | null | undefined;
  special_days?: readonly NewSpecialDays[] | undefined;
}

/** Their hours as they are kept, judged as those of the business are. */
async function hoursIn(
  tx: Tx,
  { agentId }: AgentActor,
  { business_week: week, special_days: special }: Hours,
  known: readonly SpecialDate[],
) {
  const errors = {
    ...(week && weekErrors(week)),
    ...(special && specialErrors(special, dayOf(new Date(), await zoneOf(tx, { agentId })), known)),
  };
  const [message] = Object.values(errors);
  if (message) throw problem('invalid', { message, errors });
  return {
    ...(week !== undefined && { business_week: week && JSON.stringify(week) }),
    ...(special && { special_days: JSON.stringify(rangesOf(datesOf(special))) }),
  };
}

async function changed(tx: Tx, actor: AgentActor, verb: string, person: Person): Promise<Person> {
  await note(tx, actor, `person.${verb}`, person.id);
  await tell(tx, { noun: 'bookings', verb: 'changed', agent_id: actor.agentId, id: person.id });
  return person;
}

function nameTaken(error: unknown): never {
  throw isConstraint(error, 'persons_name') ? problem('person-exists', { cause: error }) : error;
}
