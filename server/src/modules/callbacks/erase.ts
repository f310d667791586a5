import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import { removeFiles } from '../../files/rows.ts';
import type { Before } from '../../kept.ts';

/** Takes messages that were left away, with their sound; answers how many. */
export async function eraseCallbacks(tx: Tx, files: Files, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx.deleteFrom('callbacks').where('id', 'in', ids).returning('audio_key').execute();
  await removeFiles(
    tx,
    files,
    rows.flatMap(({ audio_key }) => audio_key ?? []),
  );
  return rows.length;
}

/** The files are gone: a message that was left shares its sound with the conversation. */
export async function loseSound(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.updateTable('callbacks').set({ audio_key: null }).where('audio_key', 'in', keys).execute();
}

/** By their own age: the conversation that one was left in may be deleted. */
export const callbacksBefore = (db: Db, agentId: string) => async (before: Before, atMost: number) => {
  const rows = await db
    .selectFrom('callbacks')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('created_at', '<', before)
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
};
