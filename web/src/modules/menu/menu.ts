import { BULK_MAX, type MenuBulk, type MenuItem } from '@attendant/contract/menu';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../api/client.ts';
import { changedFields, isMeanwhile } from '../../api/meanwhile.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { useChange } from '../../api/use-change.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';
import { saveFile } from '../../kit/part/save-file.ts';
import { draftOf, fieldsToSend, ItemForm } from './item/item-form.ts';
import { groupMenu } from './list.ts';

interface Page {
  items: MenuItem[];
  total: number;
}
interface Toggle {
  itemId: string;
  available: boolean;
  until?: 'tomorrow';
}

/** A moment after an item comes back by itself. */
const COMES_BACK_MS = 500;

function untilNextBack(items: readonly MenuItem[] | undefined): number | false {
  const moments = (items ?? []).flatMap(({ sold_out_until }) => (sold_out_until ? [Date.parse(sold_out_until)] : []));
  if (moments.length === 0) return false;
  // A timer of a browser takes 24 days at most.
  return Math.min(Math.max(Math.min(...moments) - Date.now(), 0) + COMES_BACK_MS, 86_400_000);
}

export const menuKey = (agentId: string) => ['menu', agentId] as const;
const listKey = (agentId: string) => ['menu', agentId, 'list'] as const;
const togglesKey = (agentId: string) => ['menu', agentId, 'toggle'] as const;

/** The whole menu, with the switches that are still on their way already shown. */
export function useMenu(agentId: string) {
  const { data, ...query } = useQuery({
    queryKey: listKey(agentId),
    queryFn: ({ signal }): Promise<Page> => client.menu.list({ id: agentId }, { signal }),
    refetchInterval: ({ state }) => untilNextBack(state.data?.items),
  });
  const toggles = useMutationState({
    filters: { mutationKey: togglesKey(agentId), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const target = new Map(toggles.filter(isToggle).map(({ itemId, available }) => [itemId, available]));
  // An item that nobody switches stays the very same object: its card need not be drawn again.
  const items = data?.items.map((item) => {
    const available = target.get(item.id);
    return available === undefined ? item : { ...item, available };
  });
  return { ...query, items };
}

/** Every category, for lists to choose from; those of the items at hand until the server has answered. */
export function useCategories(agentId: string, items: readonly MenuItem[]): string[] {
  const { data, error } = useQuery({
    queryKey: [...menuKey(agentId), 'categories'],
    queryFn: ({ signal }) => client.menu.categories({ id: agentId }, { signal }),
  });
  useEffect(() => {
    if (error) console.warn('Failed to get menu categories', error);
  }, [error]);
  return data ?? groupMenu(items).map(({ name }) => name);
}

/** Switches one item on or off; quick presses are sent one after the other. */
export function useToggleAvailability(agentId: string, itemId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: togglesKey(agentId),
    scope: { id: `toggle ${itemId}` },
    networkMode: 'always',
    mutationFn: (toggle: Toggle) => client.menu.toggle({ id: agentId, ...toggle }),
    onError: (error) => tellFailure('Failed to toggle availability', error),
    // After each, not only after the last: two that are answered at once would each take the other for the last.
    onSettled: (saved) => {
      if (saved) cache.setQueryData<Page>(listKey(agentId), (page) => page && withItem(page, saved));
      void cache.invalidateQueries({ queryKey: menuKey(agentId) });
    },
  });
}

/** Adds an item, or changes the one that is given. */
export function useSaveItem(agentId: string, item: MenuItem | null, onSaved: () => void) {
  const cache = useQueryClient();
  // That somebody else changed it: saved again it goes on top.
  const isTold = useRef(false);
  return useOneMutation({
    mutationFn: (fields: ReturnType<typeof fieldsToSend>) => {
      if (!item) return client.menu.create({ id: agentId, ...fields });
      const before = ItemForm.safeParse(draftOf(item));
      const changes = before.success ? changedFields(fieldsToSend(before.data), fields) : fields;
      const now = cache.getQueryData<Page>(listKey(agentId))?.items.find(({ id }) => id === item.id);
      const { updated_at } = (isTold.current && now) || item;
      return client.menu.update({ id: agentId, itemId: item.id, ...changes, updated_at });
    },
    onError: (error) => {
      isTold.current = isMeanwhile(error);
    },
    onSuccess: onSaved,
    onSettled: () => cache.invalidateQueries({ queryKey: menuKey(agentId) }),
  });
}

/** Another price, in its place; refused where somebody else changed the item meanwhile. */
export const useChangePrice = (agentId: string, { id, updated_at }: MenuItem) =>
  useChange((price: number) => client.menu.update({ id: agentId, itemId: id, price, updated_at }), {
    touches: menuKey(agentId),
    failed: 'Failed to update menu item',
  });

/** Where each category stands, for everybody and for callers. */
export const useArrange = (agentId: string, done: () => void) =>
  useChange((categories: string[]) => client.menu.arrange({ id: agentId, categories }), {
    touches: menuKey(agentId),
    done,
    failed: 'Failed to save the order',
  });

export const useRemoveItem = (agentId: string) =>
  useChange((itemId: string) => client.menu.remove({ id: agentId, itemId }), {
    touches: menuKey(agentId),
    failed: 'Failed to delete menu item',
  });

/** Changes many items; more than the server takes at once go one part after the other. */
export function useBulkUpdate(agentId: string, onDone: (count: number) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ item_ids, updates }: MenuBulk) => {
      for (let at = 0; at < item_ids.length; at += BULK_MAX) {
        await client.menu.bulk({ id: agentId, item_ids: item_ids.slice(at, at + BULK_MAX), updates });
      }
      return item_ids.length;
    },
    onSuccess: onDone,
    onError: (error) => tellFailure('Failed to bulk update menu items', error),
    onSettled: () => cache.invalidateQueries({ queryKey: menuKey(agentId) }),
  });
}

/** The menu, or an empty form of it, as a file on the visitor's disk. */
export const useDownload = (agentId: string, which: 'menu' | 'template') =>
  useChange(() => client.menu[which === 'menu' ? 'download' : 'template']({ id: agentId }), {
    done: ({ body }) => saveFile(body, which === 'menu' ? 'menu.csv' : 'menu-template.csv'),
    failed: which === 'menu' ? 'Failed to download CSV' : 'Failed to download template',
  });

const withItem = (page: Page, saved: MenuItem): Page => ({
  ...page,
  items: page.items.map((item) => (item.id === saved.id ? saved : item)),
});

const isToggle = (value: unknown): value is Toggle =>
  typeof value === 'object' && value !== null && 'itemId' in value && 'available' in value;
