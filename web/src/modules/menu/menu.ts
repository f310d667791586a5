import { MENU_CSV_MAX_BYTES } from '@attendant/contract/constants';
import type { MenuImport, MenuItem } from '@attendant/contract/menu';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { problemText } from '../../api/problem.ts';
import { saveFile } from '../../kit/save-file.ts';
import { toast } from '../../kit/toast.ts';

interface Page {
  items: MenuItem[];
  total: number;
}
interface Toggle {
  itemId: string;
  available: boolean;
}

const menuKey = (agentId: string) => ['menu', agentId] as const;
const togglesKey = (agentId: string) => ['menu', agentId, 'toggle'] as const;

/** The whole menu, with the switches that are still on their way already shown. */
export function useMenu(agentId: string) {
  const { data, ...query } = useQuery({
    queryKey: menuKey(agentId),
    queryFn: ({ signal }): Promise<Page> => client.menu.list({ id: agentId }, { signal }),
  });
  const toggles = useMutationState({
    filters: { mutationKey: togglesKey(agentId), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const target = new Map(toggles.filter(isToggle).map(({ itemId, available }) => [itemId, available]));
  const items = data?.items.map((item) => ({ ...item, available: target.get(item.id) ?? item.available }));
  return { ...query, items };
}

/** Switches one item on or off; quick presses are sent one after the other. */
export function useToggleAvailability(agentId: string, itemId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: togglesKey(agentId),
    scope: { id: `toggle ${itemId}` },
    networkMode: 'always',
    mutationFn: (toggle: Toggle) => client.menu.toggle({ id: agentId, itemId: toggle.itemId }),
    onSuccess: async (saved) => {
      await cache.cancelQueries({ queryKey: menuKey(agentId) });
      cache.setQueryData<Page>(
        menuKey(agentId),
        (page) => page && { ...page, items: page.items.map((item) => (item.id === saved.id ? saved : item)) },
      );
    },
    onError: (error) => failed('Failed to toggle availability', error),
    onSettled: () => {
      const last = cache.isMutating({ mutationKey: togglesKey(agentId) }) === 1;
      if (last) void cache.invalidateQueries({ queryKey: menuKey(agentId) });
    },
  });
}

/** Adds and changes items from a csv file; the answer says what became of every row. */
export function useImportMenu(agentId: string, onDone: (result: MenuImport, file: File) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      if (!/\.csv$/i.test(file.name)) throw new Error('Only .csv files can be imported.');
      if (file.size > MENU_CSV_MAX_BYTES) throw new Error('The file is too large (max 2 MB)');
      return client.menu.upload({ id: agentId, file });
    },
    onSuccess: onDone,
    onError: (error) => failed('Failed to upload CSV file', error),
    onSettled: () => cache.invalidateQueries({ queryKey: menuKey(agentId) }),
  });
}

/** The menu, or an empty form of it, as a file on the visitor's disk. */
export function useDownload(agentId: string, which: 'menu' | 'template') {
  return useMutation({
    mutationFn: () => client.menu[which === 'menu' ? 'download' : 'template']({ id: agentId }),
    onSuccess: ({ body }) => saveFile(body, which === 'menu' ? 'menu.csv' : 'menu-template.csv'),
    onError: (error) => failed(which === 'menu' ? 'Failed to download CSV' : 'Failed to download template', error),
  });
}

function failed(text: string, error: Error): void {
  console.warn(text, error);
  toast.error(text, problemText(error, error.message));
}

const isToggle = (value: unknown): value is Toggle =>
  typeof value === 'object' && value !== null && 'itemId' in value && 'available' in value;
