import type { Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import { loseSound } from '../callbacks/index.ts';
import { eraseSoundOf, unnameConversations } from '../conversations/index.ts';
import { KEPT, TABLES } from './kept.ts';
import { takeAway } from './rows.ts';

/** The sound of these conversations, which messages left on them share; returns how many clips there were. */
export async function eraseSound(tx: Tx, files: Files, ids: readonly string[]): Promise<number> {
  const keys = await eraseSoundOf(tx, files, ids);
  await loseSound(tx, keys);
  return keys.length;
}

/** All that was said and who said it. The rows stay: when it was, how long it took and how it ended. */
export async function eraseConversations(tx: Tx, files: Files, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await eraseSound(tx, files, ids);
  for (const table of TABLES) {
    const where = KEPT[table].ofConversations?.(ids);
    if (where) await takeAway(tx, table, 'delete', where);
  }
  await unnameConversations(tx, ids);
  return ids.length;
}
