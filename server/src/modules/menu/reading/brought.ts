import { kindsIn } from '@attendant/contract/menu';
import type { MenuDraft } from '@attendant/contract/menu/draft';
import { refuseField } from '../../../http/problem.ts';
import { linesOfFile } from '../../datasets/index.ts';
import { readMenuText } from './menu-text.ts';
import { isTable, readTable } from './table.ts';

/** The most of a text that is read: a menu of a thousand dishes has a tenth of it. */
const CHARACTERS_MOST = 300_000;

/** What is in a menu that somebody brings: a pasted list, a PDF or a table. Nothing is written. */
export async function readBrought(file: File, kinds: string | undefined): Promise<MenuDraft> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = await linesOfFile(file.name, bytes);
  if (text.length > CHARACTERS_MOST) refuseField('file', 'This is more text than a menu has. Bring a part of it.');
  if (/\.(csv|tsv)$/i.test(file.name) || isTable(text)) return readTable(text, kinds ? kindsIn(kinds) : null);
  return { ...readMenuText(text), columns: [] };
}
