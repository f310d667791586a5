import type { NewWaiting, Waiting } from '@attendant/contract/bookings/waiting';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { toast } from '../../../kit/frame/toast.ts';

const allOf = (agentId: string) => ['bookings', agentId] as const;
/** Events tell of changes; this is the safety net below them. */
const REFRESH_MS = 60_000;

export const useWaiting = (agentId: string) =>
  useQuery({
    queryKey: [...allOf(agentId), 'waiting'],
    queryFn: ({ signal }) => client.waiting.list({ id: agentId }, { signal }),
    refetchInterval: REFRESH_MS,
  });

export const useAddWaiting = (id: string, onSaved: () => void) =>
  useChange((wanted: NewWaiting) => client.waiting.add({ id, ...wanted }), { touches: allOf(id), done: onSaved });

export const useRemoveWaiting = (id: string) =>
  useChange((one: Waiting) => client.waiting.remove({ id, waitingId: one.id }), {
    touches: allOf(id),
    failed: 'Failed to take them off the list',
  });

const slotOf = ({ id: waitingId, agent_id: id, fit }: Waiting) => ({
  id,
  waitingId,
  starts_at: fit?.starts_at ?? '',
  person_id: fit?.person_id ?? null,
});

export const useOffer = (id: string) =>
  useChange((one: Waiting) => client.waiting.offer(slotOf(one)), {
    touches: allOf(id),
    done: (_, { customer_name }) => toast.success('Offered by text', `${customer_name} can answer Y to take it.`),
    failed: 'The time was not offered',
  });

export const useWithdraw = (id: string) =>
  useChange((one: Waiting) => client.waiting.withdraw({ id, waitingId: one.id }), {
    touches: allOf(id),
    done: (_, { customer_name }) => toast.info('Offer taken back', customer_name),
    failed: 'The offer was not taken back',
  });

export const useBookWaiting = (id: string) =>
  useChange((one: Waiting) => client.waiting.book(slotOf(one)), {
    touches: allOf(id),
    done: ({ customer_name }) => toast.success('Appointment booked', customer_name),
    failed: 'The appointment was not booked',
  });
