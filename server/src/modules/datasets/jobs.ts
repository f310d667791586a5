import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import { filesBefore, removeFiles } from '../../files/rows.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { tell } from '../../live/live.ts';
import { ReaderKilled, readFile, UnreadableFile } from './reading/reader.ts';

export const READ_DATASET = 'read-dataset';
export const DATASETS_LEFT = 'read-datasets-left';
export const DATASETS_LEFT_EACH_MINUTE = '* * * * *';

/** Longer than reading takes: whoever was at it is gone. */
const LEFT_AFTER_MINUTES = 3;
const AT_ONCE = 1_000;
/** The machine may have been short of memory once; a second time it is the file. */
const READINGS_MOST = 2;
const SET_ASIDE =
  'Reading this file twice took more memory or time than there is, so it was set aside. Save it as plain text or in smaller parts and upload it again.';

interface Parts {
  db: Db;
  files: Files;
  log: Logger;
}

/** Reads one file into passages. All of them are there with the commit that calls it completed, or none is. */
export async function readDataset({ db, files, log }: Parts, datasetId: string, read = readFile): Promise<void> {
  const row = await db
    .updateTable('datasets')
    .set({ updated_at: sql<Date>`now()`, readings: sql<number>`readings + 1` })
    .where('id', '=', datasetId)
    .where('status', 'in', ['processing', 'indexing'])
    .returning(['id', 'agent_id', 'file_name', 'file_key', 'columns', 'readings'])
    .executeTakeFirst();
  if (!row) return;
  const set = (
    tx: Tx,
    status: 'indexing' | 'completed' | 'error',
    more: { row_count?: number | null; error?: string },
  ) => setStatus(tx, row, status, more);
  try {
    // Whoever began to read it before has not come back.
    if (row.readings > READINGS_MOST) throw new UnreadableFile(SET_ASIDE);
    const bytes = row.file_key === null ? null : await files.read(row.file_key);
    if (!bytes) throw new UnreadableFile('The file is no longer there.');
    const { passages, rows } = await read({ name: row.file_name, bytes, columns: row.columns });
    await db.transaction().execute((tx) => set(tx, 'indexing', { row_count: rows }));
    await db.transaction().execute(async (tx) => {
      if (!(await set(tx, 'completed', {}))) return;
      await tx.deleteFrom('passages').where('dataset_id', '=', row.id).execute();
      for (let at = 0; at < passages.length; at += AT_ONCE) {
        await sql`
          insert into passages (dataset_id, agent_id, position, content)
          select ${row.id}, ${row.agent_id}, ${at} + place - 1, content
          from unnest(${passages.slice(at, at + AT_ONCE)}::text[]) with ordinality as one (content, place)`.execute(tx);
      }
    });
  } catch (error) {
    const killed = error instanceof ReaderKilled;
    if (!(error instanceof UnreadableFile) && !(killed && row.readings >= READINGS_MOST)) throw error;
    log.info({ err: error, dataset: row.id }, 'a file could not be read');
    await db.transaction().execute((tx) => set(tx, 'error', { error: killed ? SET_ASIDE : error.message }));
  }
}

/** False when it was deleted meanwhile. */
async function setStatus(
  tx: Tx,
  { id, agent_id }: { id: string; agent_id: string },
  status: string,
  more: { row_count?: number | null; error?: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('datasets')
    .set({ status, ...more, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (row) await tell(tx, { noun: 'datasets', verb: 'changed', agent_id, id });
  return row !== undefined;
}

/** By these a file is known for an upload. */
export const CONTENT_TYPES = {
  '.csv': 'text/csv',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Takes up again what a server left when it died, and takes away files that it had not yet named. */
export async function finishLeft({ db, files, jobs }: Pick<Parts, 'db' | 'files'> & { jobs: Jobs }): Promise<void> {
  await readAgain(db, jobs);
  const known = await filesBefore(db, Object.values(CONTENT_TYPES), sql`now() - interval '1 hour'`);
  if (known.length === 0) return;
  const rows = await db.selectFrom('datasets').select('file_key').where('file_key', 'in', known).execute();
  const named = new Set(rows.map(({ file_key }) => file_key));
  await removeFiles(
    db,
    files,
    known.filter((key) => !named.has(key)),
  );
}

async function readAgain(db: Db, jobs: Jobs): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable('datasets')
      .set({ updated_at: sql<Date>`now()` })
      .where('status', 'in', ['processing', 'indexing'])
      .where('updated_at', '<', sql<Date>`now() - make_interval(mins => ${LEFT_AFTER_MINUTES})`)
      .returning('id')
      .execute();
    for (const { id } of rows) await jobs.enqueue(tx, READ_DATASET, { dataset: id });
  });
}
