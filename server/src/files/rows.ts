import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../database/open.ts';
import type { Files } from './files.ts';

/** Rows of files: whose each is, and what kind. */

export interface FileRow {
  key: string;
  agent_id: string;
  content_type: string;
  size_bytes: number;
}

/** In the transaction that needs the file, after it was put there. */
export async function noteFile(db: Db | Tx, row: FileRow): Promise<void> {
  await db.insertInto('files').values(row).execute();
}

/** Takes files away with their rows. Before the commit: a file that no row names would stay for ever. */
export async function removeFiles(db: Db | Tx, files: Files, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await Promise.all(keys.map((key) => files.remove(key)));
  await db.deleteFrom('files').where('key', 'in', keys).execute();
}

/** Sound and datasets of an agent. */
export async function fileKeysOf(db: Db, agentId: string): Promise<string[]> {
  const rows = await db.selectFrom('files').select('key').where('agent_id', '=', agentId).execute();
  return rows.map(({ key }) => key);
}

/** Files of some kinds that are older than a moment. */
export async function filesBefore(
  db: Db,
  contentTypes: readonly string[],
  before: RawBuilder<Date>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('key')
    .where('content_type', 'in', contentTypes)
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ key }) => key);
}
