import type { MenuItem } from '@attendant/contract/menu';
import { useCallback } from 'react';
import { doConfirmed } from '../../api/do-confirmed.ts';
import { useRemoveItem } from './menu.ts';

/** Asks, and removes the item. */
export function useRemoval(agentId: string): (item: MenuItem) => void {
  const { mutateAsync } = useRemoveItem(agentId);
  return useCallback(
    ({ id, name, category }: MenuItem) =>
      doConfirmed({
        title: 'Delete Item',
        message: `${name} in ${category} leaves the menu at once. Orders that have it stay as they are.`,
        action: () => mutateAsync(id),
        // The button that was pressed is gone with its card.
        done: () => requestAnimationFrame(() => document.querySelector<HTMLElement>('#main h2')?.focus()),
      }),
    [mutateAsync],
  );
}
