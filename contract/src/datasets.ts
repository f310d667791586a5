import * as z from 'zod/mini';
import { endpoint, Id, Instant, needed } from './endpoint.ts';

/** Files that an owner gives an agent to know. */

export const DATASET_MAX_BYTES = 25 * 1024 * 1024;
export const DATASET_TYPES = ['.csv', '.txt', '.md', '.json', '.pdf', '.docx'] as const;
export const DATASET_LABEL_MAX = 100;

/** '.csv' of 'Menu.CSV'; null for what cannot be read. */
export const datasetType = (fileName: string): (typeof DATASET_TYPES)[number] | null =>
  DATASET_TYPES.find((type) => fileName.toLowerCase().endsWith(type)) ?? null;

/** The columns of a comma-joined list. */
export const splitColumns = (columns: string): string[] => [
  ...new Set(
    columns
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

export const Dataset = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  label: z.string(),
  file_name: z.string(),
  content_type: z.string(),
  size_bytes: z.int(),
  /** Of a table: those that the agent knows; empty is all of them. */
  columns: z.array(z.string()),
  row_count: z.nullable(z.int()),
  passage_count: z.int(),
  status: z.enum(['processing', 'indexing', 'completed', 'error']),
  error: z.nullable(z.string()),
  created_at: Instant,
});
export type Dataset = z.infer<typeof Dataset>;

const NewDataset = z.extend(Id, {
  file: z.file('No file provided for dataset upload'),
  label: needed('Dataset label is required').check(
    z.trim(),
    z.minLength(1, 'Dataset label is required'),
    z.maxLength(DATASET_LABEL_MAX),
  ),
  columns: z.optional(z.string().check(z.maxLength(2000))),
});

/** A piece of a file, as it is found for a question. */
export const Passage = z.object({
  id: z.string(),
  dataset_id: z.uuid(),
  label: z.string(),
  content: z.string(),
});
export type Passage = z.infer<typeof Passage>;

const One = z.extend(Id, { datasetId: z.uuid() });

export const datasets = {
  list: endpoint('datasets.read')
    .route({ method: 'GET', path: '/agent/{id}/datasets' })
    .input(Id)
    .output(z.array(Dataset)),
  upload: endpoint('datasets.change')
    .route({ method: 'POST', path: '/agent/{id}/datasets', successStatus: 201 })
    .input(NewDataset)
    .output(Dataset),
  get: endpoint('datasets.read')
    .route({ method: 'GET', path: '/agent/{id}/datasets/{datasetId}' })
    .input(One)
    .output(Dataset),
  remove: endpoint('datasets.change')
    .route({ method: 'DELETE', path: '/agent/{id}/datasets/{datasetId}', successStatus: 204 })
    .input(One)
    .output(z.void()),
  /** What the agent would find for a question, the best first. */
  find: endpoint('datasets.read')
    .route({ method: 'GET', path: '/agent/{id}/passages' })
    .input(z.extend(Id, { question: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }))
    .output(z.array(Passage)),
};
