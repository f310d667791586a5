import { Worker } from 'node:worker_threads';
import * as z from 'zod';

/** What is to be read, and how. */
export interface ToRead {
  name: string;
  bytes: Uint8Array;
  /** Of a table: those to read; none is all. */
  columns: readonly string[];
}

const Content = z.object({
  passages: z.array(z.string()),
  /** Of a table, else null. */
  rows: z.number().nullable(),
  columns: z.array(z.string()),
});
export type Content = z.infer<typeof Content>;

/** The file is not what its name says, or too much to read; its message is for the owner. */
export class UnreadableFile extends Error {}

const LIMIT_MS = 90_000;
/** A small archive can hold very much: the reader ends before the server suffers. */
const MEMORY_MB = 768;

/**
 * Reads a file in a thread of its own: parsers take seconds and may meet anything, and the thread that carries calls
 * waits for none of it.
 */
export function readFile(file: ToRead): Promise<Content> {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    workerData: { ...file, columns: [...file.columns] },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  return new Promise<Content>((resolve, reject) => {
    const timer = setTimeout(() => reject(new UnreadableFile('The file takes too long to read.')), LIMIT_MS);
    worker.once('message', (answer: unknown) => {
      clearTimeout(timer);
      const { data } = Content.safeParse(answer);
      if (data) resolve(data);
      else reject(new UnreadableFile(typeof answer === 'string' ? answer : 'The file could not be read.'));
    });
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(new UnreadableFile('The file could not be read.', { cause: error }));
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new UnreadableFile('The file could not be read.'));
    });
  }).finally(() => void worker.terminate());
}
