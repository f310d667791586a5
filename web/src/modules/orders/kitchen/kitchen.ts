import { ORDERS_REFRESH_MS } from '@attendant/contract/constants';
import {
  type Busy,
  ORDER_SETTINGS,
  type OrderSettings,
  type OrderSettingsChanges,
} from '@attendant/contract/orders/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import type { DayRange } from '../../../kit/part/day-range.ts';
import { allOf } from '../orders.ts';

const settingsKey = (agentId: string) => [...allOf(agentId), 'settings'] as const;

/** How the kitchen works; as usual until the server has answered. */
export function useKitchen(agentId: string): OrderSettings {
  const { data } = useQuery({
    queryKey: settingsKey(agentId),
    queryFn: ({ signal }) => client.orders.settings({ id: agentId }, { signal }),
    // A busy hour ends without anybody saying so.
    refetchInterval: ORDERS_REFRESH_MS,
  });
  return data ?? ORDER_SETTINGS;
}

export const useSetBusy = (id: string) =>
  useChange((busy: Busy) => client.orders.busy({ id, ...busy }), {
    becomes: settingsKey(id),
    failed: 'Busy mode could not be changed',
  });

export const useSaveKitchen = (id: string, done: () => void) =>
  useChange((changes: OrderSettingsChanges) => client.orders.changeSettings({ id, ...changes }), {
    becomes: settingsKey(id),
    done,
  });

/** What the orders of some days come to; of today, what is open is what stands on the board. */
export function useOrderStatistics(agentId: string, { start, end }: DayRange, today: string, enabled = true) {
  const with_open = start === today;
  const { data, error } = useQuery({
    queryKey: [...allOf(agentId), 'statistics', start, end, with_open],
    queryFn: ({ signal }) =>
      client.orders.statistics(
        { id: agentId, start_date: start, end_date: end, ...(with_open && { with_open }) },
        { signal },
      ),
    refetchInterval: ORDERS_REFRESH_MS,
    placeholderData: (before) => before,
    enabled,
  });
  useEffect(() => {
    if (error) console.warn('Failed to fetch order statistics', error);
  }, [error]);
  return data;
}
