import type { NewOrder, Order, OrderChanges } from '@attendant/contract/orders';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { madeOnce } from '../../../api/made-once.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { useChange } from '../../../api/use-change.ts';
import { useOneMutation } from '../../../api/use-one-mutation.ts';
import { allOf, settled } from '../orders.ts';

interface Check {
  itemId: string;
  done: boolean;
}
const checksOf = (agentId: string) => ['orders', agentId, 'check'] as const;

/** One order as it is now, not as it was listed. */
export function useOrder(agentId: string, listed: Order) {
  return useQuery({
    queryKey: [...allOf(agentId), 'one', listed.id],
    queryFn: ({ signal }) => client.orders.get({ id: listed.id }, { signal }),
    placeholderData: listed,
  });
}

/** Checks one line off, or on again; shown at once. */
export function useCheckItem(agentId: string, order: Order) {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: checksOf(agentId),
    scope: { id: `check ${order.id}` },
    networkMode: 'always',
    mutationFn: ({ itemId, done }: Check) => client.orders.check({ id: order.id, itemId, done }),
    onError: (error) => tellFailure('Failed to update order', error),
    onSettled: (saved) => settled(cache, agentId, saved),
  });
  const pending = useMutationState({
    filters: { mutationKey: checksOf(agentId), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const wanted = new Map(pending.filter(isCheck).map(({ itemId, done }) => [itemId, done]));
  const isDone = (item: Order['order_items'][number]) => wanted.get(item.id) ?? item.done;
  return { isDone, check: mutate };
}

const isCheck = (value: unknown): value is Check => typeof value === 'object' && value !== null && 'done' in value;

export function useSaveOrder(agentId: string, orderId: string, onSaved: () => void) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: (changes: OrderChanges) => client.orders.update({ id: orderId, ...changes }),
    onSuccess: onSaved,
    onSettled: (saved) => settled(cache, agentId, saved),
  });
}

type WrittenOrder = Omit<Partial<NewOrder>, 'request_id'> & Pick<NewOrder, 'customer_name' | 'order_items'>;

/** Writes an order down that was not taken by the agent. */
export function useCreateOrder(agentId: string, onSaved: () => void) {
  const [place] = useState(() =>
    madeOnce(
      (order: WrittenOrder) => client.orders.create({ id: agentId, ...order }),
      ({ id, updated_at }, order) => client.orders.update({ id, updated_at, ...order }),
    ),
  );
  return useChange(place, { touches: allOf(agentId), done: onSaved });
}

export const useCancelOrder = (agentId: string, done: () => void) =>
  useChange((cancelled: { id: string; reason: string }) => client.orders.cancel(cancelled), {
    touches: allOf(agentId),
    done,
  });

export const useRestoreOrder = (agentId: string) =>
  useChange((id: string) => client.orders.restore({ id }), {
    touches: allOf(agentId),
    failed: 'Failed to update order',
  });

export const useRemoveOrder = (agentId: string) =>
  useChange((id: string) => client.orders.remove({ id }), {
    touches: allOf(agentId),
    failed: 'Failed to delete order',
  });
