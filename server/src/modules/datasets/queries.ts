import type { Dataset, Passage } from '@attendant/contract/datasets';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';

/** Datasets with the number of their passages. */
export const datasetsOf = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('datasets')
    .selectAll('datasets')
    .select((eb) =>
      eb
        .selectFrom('passages')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('passages.dataset_id', '=', 'datasets.id')
        .as('passage_count'),
    )
    .where('datasets.agent_id', '=', agentId);

type DatasetRow = Awaited<ReturnType<ReturnType<typeof datasetsOf>['executeTakeFirstOrThrow']>>;

const STATUSES = ['processing', 'indexing', 'completed', 'error'] as const;

export const presentDataset = (row: DatasetRow): Dataset => ({
  id: row.id,
  agent_id: row.agent_id,
  label: row.label,
  file_name: row.file_name,
  content_type: row.content_type,
  size_bytes: row.size_bytes,
  columns: row.columns,
  row_count: row.row_count,
  passage_count: row.passage_count ?? 0,
  status: STATUSES.find((status) => status === row.status) ?? 'error',
  error: row.error,
  created_at: row.created_at.toISOString(),
});

/** Passages that share words with a question, those that share most first. A file that is being read is not known yet. */
export async function findPassages(
  db: Db,
  agentId: string,
  words: readonly string[],
  limit: number,
): Promise<Passage[]> {
  if (words.length === 0) return [];
  // Every word by itself through the dictionary, so that one which is no word for it leaves the others standing.
  const { rows } = await sql<Passage>`
    with asked as (
      select string_agg(nullif(plainto_tsquery('english', word)::text, ''), ' | ')::tsquery as query
      from unnest(${[...words]}::text[]) as word)
    select p.id::text as id, p.dataset_id, d.label, p.content
    from asked, passages p join datasets d on d.id = p.dataset_id
    where p.agent_id = ${agentId} and d.status = 'completed' and p.words @@ asked.query
    order by ts_rank(p.words, asked.query, 1) desc, p.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Every passage of who has no more than `atMost`; none of who has more. */
export async function fewPassages(db: Db, agentId: string, atMost: number): Promise<Passage[]> {
  const { rows } = await sql<Passage>`
    select p.id::text as id, p.dataset_id, d.label, p.content
    from passages p join datasets d on d.id = p.dataset_id
    where p.agent_id = ${agentId} and d.status = 'completed'
    order by p.id
    limit ${atMost + 1}`.execute(db);
  return rows.length > atMost ? [] : rows;
}
