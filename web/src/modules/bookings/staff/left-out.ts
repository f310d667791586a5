import type { Person, PersonFields } from '@attendant/contract/bookings/staff';
import { client } from '../../../api/client.ts';
import { agreedTo, namesOf } from '../../agents/settings/hours/agreed.ts';

/** Before hours or days off of somebody are saved that leave appointments out: whose they are, and whether it is meant. */
export async function agreedToOwnHours(person: Person | null, wanted: PersonFields, zone: string): Promise<boolean> {
  if (!person) return true;
  const { agent_id: id, id: personId } = person;
  const { business_week, special_days } = wanted;
  // What keeps this from being asked keeps it from being saved, and is told there.
  const hit = await client.persons.outsideHours({ id, personId, business_week, special_days }).catch(() => []);
  return agreedTo(hit, zone);
}

/** 'With them: Lena Fox, Nov 27, 4:00 PM; …', for whoever is about to remove somebody. */
export async function whoIsLeft({ agent_id: id, id: personId }: Person, zone: string): Promise<string> {
  const hit = await client.persons.outsideHours({ id, personId, removed: true }).catch(() => []);
  return hit.length === 0
    ? 'Appointments that are made already stay.'
    : `Booked with them: ${namesOf(hit, zone)}. They stay booked until you move or cancel them.`;
}
