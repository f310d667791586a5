import { DATASET_MAX_BYTES, type Dataset, datasetType, splitColumns } from '@attendant/contract/datasets';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type Files, newFileKey } from '../../files/files.ts';
import { noteFile, removeFiles } from '../../files/rows.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { inTurn } from '../../in-turn.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { tell } from '../../live/live.ts';
import { CONTENT_TYPES, READ_DATASET } from './jobs.ts';
import { refuseUnreadable } from './lines.ts';
import { datasetsOf, presentDataset } from './queries.ts';
import { readFile } from './reading/reader.ts';

/** The newest 500, those that are still read or could not be read too. */
export async function listDatasets(db: Db, actor: AgentActor): Promise<Dataset[]> {
  const rows = await datasetsOf(db, actor.agentId).orderBy('created_at', 'desc').limit(500).execute();
  return rows.map(presentDataset);
}

/** Refuses with `not-found` one of another agent. */
export async function getDataset(db: Db | Tx, actor: AgentActor, datasetId: string): Promise<Dataset> {
  const row = await datasetsOf(db, actor.agentId).where('datasets.id', '=', datasetId).executeTakeFirst();
  if (!row) throw problem('not-found');
  return presentDataset(row);
}

interface Upload {
  file: File;
  label: string;
  columns: string;
}

/** Keeps the file and has it read by a job; until that is done the agent does not know it. */
export async function uploadDataset(
  { db, files, jobs }: { db: Db; files: Files; jobs: Jobs },
  actor: AgentActor,
  { file, label, columns: wanted }: Upload,
): Promise<Dataset> {
  const extension = datasetType(file.name);
  if (!extension) throw problem('wrong-type');
  if (file.size > DATASET_MAX_BYTES) throw problem('too-large');
  const columns = splitColumns(wanted);
  const type = CONTENT_TYPES[extension];
  const key = await oneFile(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (columns.length > 0) await checkColumns(file.name, bytes, columns);
    return keepFile({ db, files }, actor, bytes, type);
  });
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('datasets')
      .values({
        agent_id: actor.agentId,
        label,
        file_name: file.name.slice(0, 255),
        content_type: type,
        size_bytes: file.size,
        columns,
        status: 'processing',
        file_key: key,
        created_by: actingUser(actor),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, READ_DATASET, { dataset: id });
    await note(tx, actor, 'dataset.added', id);
    await tell(tx, { noun: 'datasets', verb: 'added', agent_id: actor.agentId, id });
    return getDataset(tx, actor, id);
  });
}

/** Files wait on disk; in memory there is one at a time. */
const oneFile = inTurn();

/** The row first: a server that dies before the file is named by a dataset leaves one that a sweep finds. */
async function keepFile(
  { db, files }: { db: Db; files: Files },
  { agentId }: AgentActor,
  bytes: Uint8Array,
  type: string,
): Promise<string> {
  const key = newFileKey();
  await noteFile(db, { key, agent_id: agentId, content_type: type, size_bytes: bytes.length });
  await files.put(key, bytes, type);
  return key;
}

async function checkColumns(name: string, bytes: Uint8Array, wanted: readonly string[]): Promise<void> {
  const { columns } = await readFile({ name, bytes, columns: [] }).catch(refuseUnreadable);
  const unknown = wanted.filter((column) => !columns.includes(column));
  if (unknown.length === 0) return;
  refuseField('columns', columns.length > 0 ? `Unknown column: ${unknown.join(', ')}` : 'This file has no columns');
}

/** From its commit on no conversation finds anything of it; the file itself, and what was quoted from it, go with it. */
export async function removeDataset(tx: Tx, actor: AgentActor, files: Files, datasetId: string): Promise<void> {
  const row = await tx
    .deleteFrom('datasets')
    .where('agent_id', '=', actor.agentId)
    .where('id', '=', datasetId)
    .returning(['id', 'file_key'])
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  if (row.file_key) await removeFiles(tx, files, [row.file_key]);
  await note(tx, actor, 'dataset.removed', row.id);
  await tell(tx, { noun: 'datasets', verb: 'removed', agent_id: actor.agentId, id: row.id });
}
