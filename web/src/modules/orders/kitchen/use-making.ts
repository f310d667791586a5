import type { Order } from '@attendant/contract/orders';
import { MutationObserver, useMutationState, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { isSilence } from '../../../api/door/problem.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { allOf, RETRIES, settled } from '../orders.ts';
import { type Made, withMade } from './stations.ts';

const makesOf = (agentId: string) => [...allOf(agentId), 'make'] as const;

/**
 * What stations have made, shown from the press on; without a connection it waits for one as long as the page is open.
 * The presses on one order are sent one after the other.
 */
export function useMaking(agentId: string, orders: readonly Order[] | undefined, waiting: ReadonlySet<string>) {
  const cache = useQueryClient();
  const presses = useMutationState({
    filters: { mutationKey: makesOf(agentId), status: 'pending' },
    select: ({ state }) => ({ made: state.variables, waits: state.isPaused || state.failureCount > 0 }),
  });
  const shown = presses.flatMap(({ made }) => (isMade(made) ? made : []));
  const held = presses.flatMap(({ made, waits }) => (waits && isMade(made) ? made.id : []));
  const make = (made: Made) => {
    const sender = new MutationObserver(cache, {
      mutationKey: makesOf(agentId),
      scope: { id: `make ${made.id}` },
      mutationFn: (wanted: Made) => client.orders.make(wanted),
      retry: (_failures, error: Error) => isSilence(error),
      retryDelay: RETRIES,
      onError: (error) => tellFailure('Failed to update order', error),
      onSettled: (saved) => settled(cache, agentId, saved),
    });
    // What went wrong was said by onError.
    sender.mutate(made).catch(() => undefined);
  };
  return { orders: orders && withMade(orders, shown), waiting: new Set([...waiting, ...held]), make };
}

const isMade = (value: unknown): value is Made => typeof value === 'object' && value !== null && 'station' in value;
