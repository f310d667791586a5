import type { Logger } from 'pino';
import type { Db } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import { commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { getDataset, listDatasets, removeDataset, uploadDataset } from './datasets.ts';
import { DATASETS_LEFT, DATASETS_LEFT_EACH_MINUTE, finishLeft, READ_DATASET, readDataset } from './jobs.ts';
import { findPassages } from './queries.ts';

const { datasets } = endpoints;

interface DatasetParts {
  db: Db;
  files: Files;
  jobs: Jobs;
  log: Logger;
  /** The words by which an agent looks for the answer to a question. */
  wordsToFind: (question: string) => string[];
}

export function datasetRoutes(parts: DatasetParts) {
  const { jobs } = parts;
  jobs.work(READ_DATASET, ({ dataset }) => readDataset(parts, String(dataset)));
  jobs.schedule(DATASETS_LEFT, DATASETS_LEFT_EACH_MINUTE, () => finishLeft(parts));
  return {
    list: datasets.list.handler(({ context }) => listDatasets(context.db, onAgent(context))),
    get: datasets.get.handler(({ input, context }) => getDataset(context.db, onAgent(context), input.datasetId)),
    upload: datasets.upload.handler(({ input: { file, label, columns }, context }) =>
      uploadDataset(parts, onAgent(context), { file, label, columns: columns ?? '' }),
    ),
    remove: datasets.remove.handler(async ({ input, context }) => {
      const { files } = parts;
      await commit(context, (tx, actor) => removeDataset(tx, actor, files, input.datasetId));
    }),
    find: datasets.find.handler(({ input, context }) =>
      findPassages(context.db, onAgent(context).agentId, parts.wordsToFind(input.question), 10),
    ),
  };
}
