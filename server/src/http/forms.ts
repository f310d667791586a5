import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contract } from '@attendant/contract';
import type { EndpointMeta } from '@attendant/contract/endpoint';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';

/** Room for the largest file that an endpoint takes, and its multipart frame; elsewhere a form holds words. */
const CSV_BYTES = 3 * 1024 * 1024;
const DATASET_BYTES = 26 * 1024 * 1024;
const WORDS_BYTES = 64 * 1024;
const LIMITS = { files: 5, fields: 50, parts: 55, fieldSize: WORDS_BYTES, fieldNameSize: 100, headerSize: 8_192 };
/** With all of a broken form in hand the parser may wait for more for ever. */
const STUCK_MS = 1_000;
/** Somebody who sends nothing more. */
const IDLE_MS = 60_000;
/** Longer than the longest request: whoever wrote it is gone. */
const LEFT_MS = 60 * 60_000;

const AGENT = '/api/agents?/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
const door = (path: string, of: { '~orpc': { meta: EndpointMeta } }, limit: number) => ({
  path: new RegExp(`^${AGENT}/${path}/?(?:\\?|$)`, 'i'),
  meta: of['~orpc'].meta,
  limit,
});
const DOORS = [
  door('datasets', contract.datasets.upload, DATASET_BYTES),
  door('menu/upload-csv', contract.menu.upload, CSV_BYTES),
  door('menu/preview-csv', contract.menu.preview, CSV_BYTES),
];

export interface FormOptions {
  /** Where files stand while their request lasts. */
  folder: string;
  /** Whether the disk has room for files; what is worth more than they are needs the rest of it. */
  hasRoom: (folder: string) => Promise<boolean>;
  /** Refuses whoever may not do what the endpoint says with the agent of this id. */
  admit: (meta: EndpointMeta, request: FastifyRequest, agentId: string | undefined) => Promise<unknown>;
}

/** Forms with files: who sends it is asked first, then the files go to disk as they come, and go away with the answer. */
export function readForms(server: FastifyInstance, { folder, hasRoom, admit }: FormOptions): void {
  const kept = new WeakMap<IncomingMessage, string[]>();
  server.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: IncomingMessage) => {
    const at = DOORS.find(({ path }) => path.test(request.url));
    const limit = at?.limit ?? WORDS_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw problem('too-large');
    if (at) await admit(at.meta, request, at.path.exec(request.url)?.[1]);
    if (at && !(await hasRoom(folder))) throw problem('disk-full');
    const files: string[] = [];
    kept.set(request.raw, files);
    return takeApart(request, body, limit, () => {
      const file = join(folder, randomUUID());
      files.push(file);
      return file;
    });
  });
  server.addHook('onResponse', async ({ raw }) => {
    for (const file of kept.get(raw) ?? []) await rm(file, { force: true });
  });
  server.addHook('onReady', async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeft(folder);
  });
}

async function takeApart(request: FastifyRequest, body: IncomingMessage, limit: number, newFile: () => string) {
  const form = new FormData();
  const written: Promise<void>[] = [];
  const coming: BusboyFileStream[] = [];
  const type = request.headers['content-type'] ?? '';
  const parser = openParser({ ...request.headers, 'content-type': type }, limit);
  parser.on('field', (name, value, _cutName, cut) => {
    if (cut) parser.destroy(problem('too-large'));
    else form.append(name, value);
  });
  parser.on('file', (name, stream, fileName, _encoding, mime) => {
    coming.push(stream);
    const writing = keep(stream, newFile()).then((blob) =>
      form.append(name, new File([blob], fileName, { type: mime })),
    );
    // Heard of below, once the parser is through.
    writing.catch((error: unknown) => parser.destroy(error instanceof Error ? error : undefined));
    written.push(writing);
  });
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => parser.destroy(problem('too-large')));
  }
  const stop = () => parser.destroy(new Error('The form has no end.'));
  let stuck = setTimeout(stop, IDLE_MS);
  body.once('end', () => {
    clearTimeout(stuck);
    stuck = setTimeout(stop, STUCK_MS);
  });
  try {
    await pipeline(
      body,
      atMost(limit, () => stuck.refresh()),
      parser,
    ).catch(asRefusal);
    await Promise.all(written);
    return form;
  } finally {
    clearTimeout(stuck);
    for (const stream of coming) stream.destroy();
  }
}

function openParser(headers: { 'content-type': string }, fileSize: number) {
  try {
    return new Busboy({ headers, limits: { ...LIMITS, fileSize } });
  } catch (error) {
    throw problem('malformed', { cause: error });
  }
}

async function keep(stream: BusboyFileStream, path: string): Promise<Blob> {
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (stream.truncated) throw problem('too-large');
  return openAsBlob(path);
}

/** What has no length in its headers is counted. */
function atMost(limit: number, onMore: () => void): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      onMore();
      if (length > limit) done(problem('too-large'));
      else done(null, chunk);
    },
  });
}

/** A parser that cannot go on says so in words of its own; what has a code is ours or the system's. */
function asRefusal(error: unknown): never {
  if (error instanceof Error && 'code' in error) throw error;
  throw problem('malformed', { cause: error });
}

/** Files of requests that a server did not live to answer. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - LEFT_MS) await rm(file, { force: true });
  }
}
