import type { Appointment, AppointmentChanges, NewAppointment, Slot } from '@attendant/contract/bookings';
import type { ReminderChanges } from '@attendant/contract/bookings/reminders';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { madeOnce } from '../../api/made-once.ts';
import { useChange } from '../../api/use-change.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';

/** Events tell of changes; this is the safety net below them. */
const REFRESH_MS = 60_000;
const MOST = 1000;
const FOUND_MOST = 20;

const allOf = (agentId: string) => ['bookings', agentId] as const;

/** For what, and with whom; left out: as the settings have it, and whoever is free. */
interface Visit {
  service_id?: string;
  person_id?: string;
}

const slotsOf = (agentId: string, date: string, visit: Visit = {}) => ({
  queryKey: [...allOf(agentId), 'slots', date, visit],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Slot[]> =>
    (await client.bookings.availability({ id: agentId, date, ...visit }, { signal })).slots,
  refetchInterval: REFRESH_MS,
});

export const useSlots = (agentId: string, date: string, visit: Visit) =>
  useQuery({ ...slotsOf(agentId, date, visit), enabled: date !== '' });

export function useAppointments(agentId: string, days: readonly string[]) {
  const [start_date = '', end_date = start_date] = [days[0], days.at(-1)];
  return useQuery({
    queryKey: [...allOf(agentId), 'list', start_date, end_date],
    queryFn: ({ signal }) => client.bookings.list({ id: agentId, start_date, end_date, limit: MOST }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** How many stand on each of these days. */
export function useCounts(agentId: string, days: readonly string[]) {
  const [start_date = '', end_date = start_date] = [days[0], days.at(-1)];
  return useQuery({
    queryKey: [...allOf(agentId), 'counts', start_date, end_date],
    queryFn: ({ signal }) => client.bookings.counts({ id: agentId, start_date, end_date }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** The slots of each day; nothing yet where they are still on their way. */
export function useSlotsOf(agentId: string, days: readonly string[]): (readonly Slot[] | undefined)[] {
  return useQueries({
    queries: days.map((day) => slotsOf(agentId, day)),
    combine: (all) => all.map(({ data }) => data),
  });
}

/** What is free with each of some persons; nothing yet where it is still on its way. */
export function useSlotsWith(agentId: string, date: string, personIds: readonly string[]) {
  const all = useQueries({ queries: personIds.map((person_id) => slotsOf(agentId, date, { person_id })) });
  return (personId: string): readonly Slot[] | undefined => all[personIds.indexOf(personId)]?.data;
}

/** By name or number, whenever they are; the latest first. */
export const useFoundAppointments = (agentId: string, search: string) =>
  useQuery({
    queryKey: [...allOf(agentId), 'found', search],
    queryFn: ({ signal }) => client.bookings.list({ id: agentId, search, limit: FOUND_MOST }, { signal }),
    enabled: search.length > 1,
  });

export function useCreateAppointment(agentId: string, onSaved: (saved: Appointment) => void) {
  const [book] = useState(() =>
    madeOnce(
      (wanted: Omit<NewAppointment, 'request_id'>) => client.bookings.create({ id: agentId, ...wanted }),
      ({ id, updated_at }, wanted) => client.bookings.update({ id: agentId, appointmentId: id, updated_at, ...wanted }),
    ),
  );
  return useChange(book, { touches: allOf(agentId), done: onSaved });
}

export function useChangeAppointment(
  { agent_id, id, updated_at }: Appointment,
  told: { onSaved?: () => void; onError?: (error: Error) => void },
) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: (changes: AppointmentChanges) =>
      client.bookings.update({ id: agent_id, appointmentId: id, updated_at, ...changes }),
    onSuccess: () => told.onSaved?.(),
    onError: (error) => told.onError?.(error),
    onSettled: () => cache.invalidateQueries({ queryKey: allOf(agent_id) }),
  });
}

export const useCancelAppointment = ({ agent_id, id }: Appointment) =>
  useChange(() => client.bookings.cancel({ id: agent_id, appointmentId: id }), {
    touches: allOf(agent_id),
    failed: 'Failed to cancel the appointment',
  });

const remindersOf = (agentId: string) => [...allOf(agentId), 'reminders'] as const;

export const useReminders = (agentId: string) =>
  useQuery({
    queryKey: remindersOf(agentId),
    queryFn: ({ signal }) => client.reminders.get({ id: agentId }, { signal }),
  });

export const useChangeReminders = (id: string) =>
  useChange((changes: ReminderChanges) => client.reminders.change({ id, ...changes }), {
    becomes: remindersOf(id),
  });

const feedOf = (agentId: string) => [...allOf(agentId), 'feed'] as const;

export const useFeed = (agentId: string) =>
  useQuery({ queryKey: feedOf(agentId), queryFn: ({ signal }) => client.bookings.feed({ id: agentId }, { signal }) });

export const useFeedChanges = (id: string) => ({
  open: useChange(() => client.bookings.openFeed({ id }), { touches: feedOf(id) }),
  close: useChange(() => client.bookings.closeFeed({ id }), { touches: feedOf(id) }),
});
