import { type ChildProcess, spawn } from 'node:child_process';
import { readFile as readBytes, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { inTurn } from '../../../in-turn.ts';

/** What is to be read, and how. */
export interface ToRead {
  name: string;
  bytes: Uint8Array;
  /** Of a table: those to read; none is all. */
  columns: readonly string[];
  /** The text as it stands, in one piece, instead of passages. */
  whole?: boolean;
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

/** The reader died of the file, or was stopped because it took too much. */
export class ReaderKilled extends Error {}

const LIMIT_MS = 90_000;
/** A small archive can hold very much: the reader ends before the machine suffers. */
const MEMORY_MB = 512;
const WATCH_MS = 100;
const CHILD = fileURLToPath(new URL('./reader.child.ts', import.meta.url));

const alone = inTurn();

/**
 * Reads a file in a process of its own, one file at a time: parsers take seconds and may meet anything, and neither the
 * thread that carries calls nor its memory is theirs.
 */
export function readFile(file: ToRead, memoryMb = MEMORY_MB): Promise<Content> {
  return alone(() => readNow(file, memoryMb));
}

async function readNow(file: ToRead, memoryMb: number): Promise<Content> {
  const reader = start(memoryMb);
  const stopWatching = watch(reader, memoryMb);
  const late = setTimeout(() => reader.kill('SIGKILL'), LIMIT_MS);
  try {
    return await answerOf(reader, file);
  } finally {
    stopWatching();
    clearTimeout(late);
    reader.kill('SIGKILL');
  }
}

function start(memoryMb: number): ChildProcess {
  const node = [process.execPath, `--max-old-space-size=${memoryMb}`, CHILD];
  // The bound on its time holds even when the server that would stop it is gone.
  const bounded = ['/bin/sh', '-c', `ulimit -t ${LIMIT_MS / 1000}; exec nice -n 10 "$@"`, 'reader', ...node];
  const [program = '', ...args] = process.platform === 'win32' ? node : bounded;
  return spawn(program, args, { serialization: 'advanced', env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

function answerOf(reader: ChildProcess, file: ToRead): Promise<Content> {
  return new Promise((resolve, reject) => {
    const killed = (cause?: unknown) => reject(new ReaderKilled('The reader of a file died.', { cause }));
    reader.once('message', (answer: unknown) => {
      const { data } = Content.safeParse(answer);
      if (data) resolve(data);
      else reject(new UnreadableFile(typeof answer === 'string' ? answer : 'The file could not be read.'));
    });
    reader.once('error', reject);
    reader.once('disconnect', killed);
    reader.send({ ...file, columns: [...file.columns] }, (error) => error && killed(error));
  });
}

/** Buffers stand outside of the heap that V8 bounds, so what the process takes in all is looked at. */
function watch(reader: ChildProcess, memoryMb: number): () => void {
  const { pid } = reader;
  if (pid === undefined) return () => undefined;
  // Calls go before files; and should memory end all the same, the reader goes first. Not every system can be told so.
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
  const timer = setInterval(() => {
    void residentMb(pid).then((taken) => taken > memoryMb && reader.kill('SIGKILL'));
  }, WATCH_MS);
  return () => clearInterval(timer);
}

/** What a process takes; 0 where the system does not say. */
async function residentMb(pid: number): Promise<number> {
  const status = await readBytes(`/proc/${pid}/status`, 'latin1').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
