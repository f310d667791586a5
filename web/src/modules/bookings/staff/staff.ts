import type { Person, PersonFields, Service, ServiceFields } from '@attendant/contract/bookings/staff';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';

const allOf = (agentId: string) => ['bookings', agentId] as const;

export const usePersons = (agentId: string) =>
  useQuery({
    queryKey: [...allOf(agentId), 'persons'],
    queryFn: ({ signal }) => client.persons.list({ id: agentId }, { signal }),
  });

export const useServices = (agentId: string) =>
  useQuery({
    queryKey: [...allOf(agentId), 'services'],
    queryFn: ({ signal }) => client.services.list({ id: agentId }, { signal }),
  });

/** Adds one, or changes the one that is given. */
export const useSavePerson = (agentId: string, person: Person | null, onSaved: () => void) =>
  useChange(
    (fields: PersonFields) =>
      person
        ? client.persons.update({ id: agentId, personId: person.id, updated_at: person.updated_at, ...fields })
        : client.persons.create({ id: agentId, ...fields }),
    { touches: allOf(agentId), done: onSaved },
  );

export const useSaveService = (agentId: string, service: Service | null, onSaved: () => void) =>
  useChange(
    (fields: ServiceFields) =>
      service
        ? client.services.update({ id: agentId, serviceId: service.id, updated_at: service.updated_at, ...fields })
        : client.services.create({ id: agentId, ...fields }),
    { touches: allOf(agentId), done: onSaved },
  );

export const useRemovePerson = (agentId: string) =>
  useChange(({ id }: Person) => client.persons.remove({ id: agentId, personId: id }), {
    touches: allOf(agentId),
    failed: 'Failed to remove the person',
  });

export const useRemoveService = (agentId: string) =>
  useChange(({ id }: Service) => client.services.remove({ id: agentId, serviceId: id }), {
    touches: allOf(agentId),
    failed: 'Failed to remove the service',
  });
