import type { MenuItem } from '@attendant/contract/menu';
import { useCallback } from 'react';
import { confirmed } from '../../kit/frame/confirm.ts';
import { useRemoveItem } from './menu.ts';

/** Asks, and removes the item. */
export function useRemoval(agentId: string): (item: MenuItem) => void {
  const { mutateAsync } = useRemoveItem(agentId);
  return useCallback(
    ({ id, name, category }: MenuItem) => {
      const removed = confirmed({
        variant: 'danger',
        title: 'Delete Item',
        message: `${name} in ${category} leaves the menu at once. Orders that have it stay as they are.`,
        action: () => mutateAsync(id),
      });
      removed.then(
        // The button that was pressed is gone with its card.
        (yes) => void (yes && requestAnimationFrame(() => document.querySelector<HTMLElement>('#main h2')?.focus())),
        // What went wrong was said by the mutation.
        () => undefined,
      );
    },
    [mutateAsync],
  );
}
