import { MENU_FILE_MAX_BYTES } from '@attendant/contract/constants';
import type { MenuRows } from '@attendant/contract/menu';
import type { ColumnKind, MenuDraft } from '@attendant/contract/menu/draft';
import { client } from '../../../api/client.ts';
import { Problem } from '../../../api/door/problem.ts';
import { useChange } from '../../../api/use-change.ts';
import { useOneMutation } from '../../../api/use-one-mutation.ts';
import { menuKey } from '../menu.ts';

interface Brought {
  file: File;
  kinds?: readonly ColumnKind[];
}

/** Reads a list on the server, which writes nothing. */
export const useReadMenu = (id: string, done: (draft: MenuDraft, brought: Brought) => void) =>
  useOneMutation({
    mutationFn: async ({ file, kinds }: Brought) => {
      if (file.size > MENU_FILE_MAX_BYTES) throw new Problem('The file is too large (max 10 MB)', 422);
      return client.menu.read({ id, file, ...(kinds && { kinds: kinds.join(',') }) });
    },
    onSuccess: done,
  });

export const useSaveRows = (id: string, done: (saved: { created: number; updated: number }) => void) =>
  useChange((rows: MenuRows) => client.menu.save({ id, ...rows }), { touches: menuKey(id), done });

/** A pasted text goes the way of a file. */
export const asFile = (pasted: string): File => new File([pasted], 'pasted.txt', { type: 'text/plain' });
