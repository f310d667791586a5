import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, newFileKey, openFiles } from './files.ts';

let folder = '';
let s3: S3rver;
let s3Url = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attendant-files-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'calls', configs: [] }],
  });
  const { port } = await s3.run();
  s3Url = `http://S3RVER:S3RVER@127.0.0.1:${port}/calls`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each<[string, () => Files]>([
  ['on disk', () => openFiles({ dataDir: folder, storageUrl: undefined })],
  ['in S3', () => openFiles({ dataDir: folder, storageUrl: s3Url })],
])('files %s', (_name, open) => {
  it('reads back what was put, until it is removed', async () => {
    const files = open();
    const key = newFileKey();
    const bytes = crypto.getRandomValues(new Uint8Array(50_000));
    expect(await files.read(key)).toBeNull();
    await files.put(key, bytes, 'audio/wav');
    expect(Buffer.from((await files.read(key)) ?? []).equals(bytes)).toBe(true);
    await files.remove(key);
    expect(await files.read(key)).toBeNull();
    await files.remove(key);
  });

  it('takes no key that is a path', async () => {
    await expect(async () => open().read('../../etc/passwd')).rejects.toThrow('This is no file key.');
  });
});

it('leaves no drafts behind', async () => {
  const names = await readdir(join(folder, 'files'), { recursive: true });
  expect(names.filter((name) => name.endsWith('.new'))).toEqual([]);
});
