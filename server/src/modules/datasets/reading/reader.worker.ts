import { parentPort, workerData } from 'node:worker_threads';
import { contentOf } from './content.ts';

contentOf(workerData).then(
  (content) => parentPort?.postMessage(content),
  (error: unknown) =>
    parentPort?.postMessage(error instanceof RangeError ? error.message : 'The file could not be read.'),
);
