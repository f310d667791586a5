import type { BookSlotInput } from '@attendant/contract/bookings/tools';
import type { BusinessFacts } from '../facts.ts';
import { readVisit } from '../heard/appointment/visit.ts';
import { tokenise } from '../understand/words.ts';
import type { Said } from './said.ts';

type Visited = Pick<BookSlotInput, 'service_id' | 'person_id'>;

/** Another service or person than was asked for; `isMove`: what is left out stays as it is. */
export function visitDifferences(
  { statements, offers }: Said,
  { service_id, person_id }: Visited,
  facts: BusinessFacts,
  isMove = false,
): string[] {
  const callers = statements.filter(({ by }) => by === 'caller').map(({ text }) => text);
  const read = (text: string) => readVisit(text, tokenise(text), { by: null, anybody: false }, facts);
  const isOffered = (from: number, id: string | undefined, of: 'services' | 'named') =>
    offers.slice(from).some(({ text, answer }) => answer !== 'doubt' && read(text)[of].some((one) => one.id === id));
  const other = (of: 'services' | 'named', wanted: string | undefined) => {
    const at = callers.findLastIndex((text) => read(text)[of].length === 1);
    const heard = read(callers[at] ?? '')[of][0];
    const isAsHeard = !heard || heard.id === wanted || (isMove && wanted === undefined);
    return isAsHeard || isOffered(at, wanted, of) ? null : heard.name;
  };
  const nameOf = (all: readonly { id: string; name: string }[], id: string | undefined) =>
    all.find((one) => one.id === id)?.name;
  const [service, person] = [other('services', service_id), other('named', person_id)];
  return [
    ...(service === null
      ? []
      : [`${nameOf(facts.services, service_id) ?? 'nothing in particular'} (I heard ${service})`]),
    ...(person === null ? [] : [`${nameOf(facts.persons, person_id) ?? 'whoever is free'} (I heard ${person})`]),
  ];
}
