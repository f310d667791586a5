import { MENU_CSV_MAX_BYTES } from '@attendant/contract/constants';
import type { MenuImport, MenuPreview } from '@attendant/contract/menu';
import { client } from '../../../api/client.ts';
import { Problem } from '../../../api/door/problem.ts';
import { useChange } from '../../../api/use-change.ts';
import { menuKey } from '../menu.ts';

function checked(file: File): File {
  if (!/\.csv$/i.test(file.name)) throw new Problem('Only .csv files can be imported.', 422);
  if (file.size > MENU_CSV_MAX_BYTES) throw new Problem('The file is too large (max 2 MB)', 422);
  return file;
}

/** Reads a csv file on the server, which writes nothing yet. */
export const usePreviewMenu = (id: string, done: (preview: MenuPreview, file: File) => void) =>
  useChange(async (file: File) => client.menu.preview({ id, file: checked(file) }), {
    done,
    failed: 'Failed to upload CSV file',
  });

/** Adds and changes items from a csv file. */
export const useImportMenu = (id: string, done: (result: MenuImport, file: File) => void) =>
  useChange(async (file: File) => client.menu.upload({ id, file: checked(file) }), {
    touches: menuKey(id),
    done,
    failed: 'Failed to upload CSV file',
  });
