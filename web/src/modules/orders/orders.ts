import { DATE_CHANGE_MS, ORDERS_REFRESH_MS } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { MutationObserver, type QueryClient, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { isProblem, isSilence } from '../../api/door/problem.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import type { DayRange } from '../../kit/part/day-range.ts';
import { type Move, withMoves } from './board.ts';
import { type KeptMove, keepMove, keptMoves, settleMove } from './kept-moves.ts';

const MOST = 1000;

interface Page {
  items: Order[];
  total: number;
}

export const allOf = (agentId: string) => ['orders', agentId] as const;
const listsOf = (agentId: string) => ['orders', agentId, 'list'] as const;
const movesOf = (agentId: string) => ['orders', agentId, 'move'] as const;

/** The orders of some days in the agent's zone, with the moves that are still on their way already shown. */
export function useOrders(agentId: string, range: DayRange, today: string) {
  const days = useDebounced(`${range.start} ${range.end}`, DATE_CHANGE_MS);
  const [start_date, end_date] = days.split(' ');
  // Today's board is the kitchen's: at midnight the evening is not over.
  const with_open = start_date === today;
  const { data, ...query } = useQuery({
    queryKey: [...listsOf(agentId), start_date, end_date, with_open],
    queryFn: ({ signal }): Promise<Page> =>
      client.orders.list(
        { id: agentId, start_date, end_date, limit: MOST, ...(with_open && { with_open }) },
        { signal },
      ),
    refetchInterval: ORDERS_REFRESH_MS,
    placeholderData: (before) => before,
  });
  const moves = useMutationState({
    filters: { mutationKey: movesOf(agentId), status: 'pending' },
    select: ({ state }) => ({ move: state.variables, waits: state.isPaused || state.failureCount > 0 }),
  });
  const shown = moves.flatMap(({ move }) => (isMove(move) ? move : []));
  const waiting = new Set(moves.flatMap(({ move, waits }) => (waits && isMove(move) ? move.id : [])));
  return { ...query, days, orders: data && withMoves(data.items, shown), waiting };
}

const RETRY_MS = [1_000, 2_000, 5_000];
/** How long to wait for a connection that did not answer. */
export const RETRIES = (failures: number): number => RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;

/**
 * Moves one order. The move is shown from the press on; when the server refuses it, it is simply no longer shown.
 * Quick presses on one order are sent one after the other, each on the version that the one before it made; without a
 * connection they wait for one.
 */
export function useMoveOrder(agentId: string): (move: Move) => void {
  const cache = useQueryClient();
  return (move) => {
    keepMove(agentId, { ...move, version: versionOf(cache, agentId, move.id) });
    sendMove(cache, agentId, move);
  };
}

/** Moves that a reload found unsent go on their way once the board is there. */
export function useKeptMoves(agentId: string, isLoaded: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isLoaded || cache.isMutating({ mutationKey: movesOf(agentId) }) > 0) return;
    for (const move of keptMoves(agentId)) sendMove(cache, agentId, move);
  }, [cache, agentId, isLoaded]);
}

function sendMove(cache: QueryClient, agentId: string, move: KeptMove): void {
  const sender = new MutationObserver(cache, {
    mutationKey: movesOf(agentId),
    scope: { id: `move ${move.id}` },
    mutationFn: (wanted: KeptMove) => send(cache, agentId, wanted),
    retry: (_failures, error: Error) => isSilence(error),
    retryDelay: RETRIES,
    onError: (error) => tellFailure('Failed to update order', error),
    onSettled: (saved) => {
      settleMove(agentId, move, saved?.updated_at);
      settled(cache, agentId, saved);
    },
  });
  // What went wrong was said by onError.
  sender.mutate(move).catch(() => undefined);
}

async function send(cache: QueryClient, agentId: string, { id, status, version }: KeptMove): Promise<Order> {
  try {
    return await client.orders.update({ id, status, updated_at: version ?? versionOf(cache, agentId, id) });
  } catch (error) {
    // A move whose answer was lost has been made: asked again, it is stale, but just what was wanted.
    const now = isProblem(error, 409) ? await client.orders.get({ id }) : null;
    if (now?.status === status) return now;
    throw error;
  }
}

/**
 * Shows what the server has written and asks again for all of it, after every change and not only after the last: two
 * that are answered at once would each take the other for the last. Asking again stops what was being asked for before.
 */
export function settled(cache: QueryClient, agentId: string, saved?: Order): void {
  if (saved) cache.setQueriesData<Page>({ queryKey: listsOf(agentId) }, (page) => page && withOrder(page, saved));
  void cache.invalidateQueries({ queryKey: allOf(agentId) });
}

const versionOf = (cache: QueryClient, agentId: string, orderId: string): string | undefined =>
  cache
    .getQueriesData<Page>({ queryKey: listsOf(agentId) })
    .flatMap(([, page]) => page?.items ?? [])
    .find(({ id }) => id === orderId)?.updated_at;

const withOrder = (page: Page, saved: Order): Page => ({
  ...page,
  items: page.items.map((order) => (order.id === saved.id ? saved : order)),
});

const isMove = (value: unknown): value is Move => typeof value === 'object' && value !== null && 'status' in value;
