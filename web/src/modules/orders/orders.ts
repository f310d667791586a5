import { ORDERS_REFRESH_MS } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { problemText } from '../../api/problem.ts';
import { toast } from '../../kit/toast.ts';
import { type Move, withMoves } from './board.ts';

const MOST = 1000;

interface Page {
  items: Order[];
  total: number;
}

const allOf = (agentId: string) => ['orders', agentId] as const;
const movesOf = (agentId: string) => ['orders', agentId, 'move'] as const;

/** The orders of one day in the agent's zone, with the moves that are still on their way already shown. */
export function useOrders(agentId: string, day: string) {
  const { data, ...query } = useQuery({
    queryKey: [...allOf(agentId), day],
    queryFn: ({ signal }): Promise<Page> =>
      client.orders.list({ id: agentId, start_date: day, end_date: day, limit: MOST }, { signal }),
    refetchInterval: ORDERS_REFRESH_MS,
  });
  const moves = useMutationState({
    filters: { mutationKey: movesOf(agentId), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return { ...query, orders: data && withMoves(data.items, moves.filter(isMove)) };
}

/**
 * Moves one order. The move is shown from the press on; when the server refuses it, it is simply no longer shown.
 * Quick presses on one order are sent one after the other, each on the version that the one before it made.
 */
export function useMoveOrder(agentId: string, orderId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: movesOf(agentId),
    scope: { id: `move ${orderId}` },
    networkMode: 'always',
    mutationFn: ({ id, status }: Move) =>
      client.orders.update({ id, status, updated_at: versionOf(cache, agentId, orderId) }),
    onSuccess: async (saved) => {
      await cache.cancelQueries({ queryKey: allOf(agentId) });
      cache.setQueriesData<Page>({ queryKey: allOf(agentId) }, (page) => page && withOrder(page, saved));
    },
    onError: (error) => {
      console.warn('An order could not be moved', error);
      toast.error('Failed to update order', problemText(error, 'Please try again.'));
    },
    onSettled: () => {
      const last = cache.isMutating({ mutationKey: movesOf(agentId) }) === 1;
      if (last) void cache.invalidateQueries({ queryKey: allOf(agentId) });
    },
  });
}

const versionOf = (cache: QueryClient, agentId: string, orderId: string): string | undefined =>
  cache
    .getQueriesData<Page>({ queryKey: allOf(agentId) })
    .flatMap(([, page]) => page?.items ?? [])
    .find(({ id }) => id === orderId)?.updated_at;

const withOrder = (page: Page, saved: Order): Page => ({
  ...page,
  items: page.items.map((order) => (order.id === saved.id ? saved : order)),
});

const isMove = (value: unknown): value is Move => typeof value === 'object' && value !== null && 'status' in value;
