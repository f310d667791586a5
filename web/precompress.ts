import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TYPES = /\.(js|css|svg)$/;
/** Below it there is nothing to gain. */
const THRESHOLD_BYTES = 256;

/** Writes a.js.br and a.js.gz beside each a.js, so that the server only has to send them. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async writeBundle({ dir = 'dist' }) {
    const folder = resolve(dir);
    const files = (await readdir(folder, { recursive: true })).filter((file) => TYPES.test(file));
    await Promise.all(files.map((file) => compress(join(folder, file))));
  },
});

/** At the highest levels: it is done once. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < THRESHOLD_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
