import { MENU_CSV_MAX_BYTES } from '@attendant/contract/constants';
import type { MenuImport, MenuPreview } from '@attendant/contract/menu';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { failed, menuKey } from '../menu.ts';

function checked(file: File): File {
  if (!/\.csv$/i.test(file.name)) throw new Error('Only .csv files can be imported.');
  if (file.size > MENU_CSV_MAX_BYTES) throw new Error('The file is too large (max 2 MB)');
  return file;
}

/** Reads a csv file on the server, which writes nothing yet. */
export function usePreviewMenu(agentId: string, onRead: (preview: MenuPreview, file: File) => void) {
  return useMutation({
    mutationFn: async (file: File) => client.menu.preview({ id: agentId, file: checked(file) }),
    onSuccess: onRead,
    onError: (error) => failed('Failed to upload CSV file', error),
  });
}

/** Adds and changes items from a csv file. */
export function useImportMenu(agentId: string, onDone: (result: MenuImport, file: File) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => client.menu.upload({ id: agentId, file: checked(file) }),
    onSuccess: onDone,
    onError: (error) => failed('Failed to upload CSV file', error),
    onSettled: () => cache.invalidateQueries({ queryKey: menuKey(agentId) }),
  });
}
