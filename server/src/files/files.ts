import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { readIfThere, writeLasting } from './lasting.ts';

/** Recordings and uploads, under keys that say nothing. The names that people gave are in the database. */
export interface Files {
  /** On disk, or answered by the store, when it resolves. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
}

export const newFileKey = (): string => randomBytes(16).toString('hex');

const KEY = /^[0-9a-f]{32}$/;
const checked = (key: string): string => {
  if (!KEY.test(key)) throw new Error('This is no file key.');
  return key;
};

/** In the store where there is one, else in `files/` of the data folder. Keys are those of `newFileKey`. */
export function openFiles(options: { dataDir: string; storageUrl: string | undefined }): Files {
  return options.storageUrl ? filesInS3(options.storageUrl) : filesOnDisk(join(options.dataDir, 'files'));
}

function filesOnDisk(folder: string): Files {
  const place = (key: string) => join(folder, checked(key).slice(0, 2), key);
  return {
    put: (key, bytes) => writeLasting(place(key), bytes, `${place(key)}.new`),
    read: (key) => readIfThere(place(key)),
    async remove(key) {
      await rm(place(key), { force: true });
      // Left by a server that died while it wrote.
      await rm(`${place(key)}.new`, { force: true });
    },
  };
}

/** Any S3: `https://KEY:SECRET@host/bucket?region=…`, the bucket in the path. */
function filesInS3(storageUrl: string): Files {
  const url = new URL(storageUrl);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  const ask = async (method: string, key: string, body?: Uint8Array, contentType?: string) => {
    const answer = await client.fetch(`${base}/${checked(key)}`, {
      method,
      ...(body && { body: new Uint8Array(body) }),
      ...(contentType && { headers: { 'content-type': contentType } }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok && answer.status !== 404) throw new Error(`The file store answered ${answer.status} to ${method}.`);
    return answer;
  };
  return {
    async put(key, bytes, contentType) {
      const { ok } = await ask('PUT', key, bytes, contentType);
      if (!ok) throw new Error('The file store has no such bucket.');
    },
    async read(key) {
      const answer = await ask('GET', key);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}
