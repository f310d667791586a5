import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import { zipOf } from './zip.ts';

const MB = 1024 * 1024;
/** In memory at once. */
const MOST = 12 * MB;

setFlagsFromString('--expose-gc');
/** What is held, not what waits to be swept. */
const collect: () => void = runInNewContext('gc');
/** As a file is: read, then handed over. */
async function* given(content: Buffer) {
  yield content;
}
const bytes = (size: number, value = 0) => given(Buffer.alloc(size, value));

it('holds what was put into it, packed or as it is', async () => {
  const zip = zipOf(
    async (put) => {
      await put('words.json', bytes(10_000, 97));
      await put('sound.wav', bytes(10_000, 98), { packed: false });
    },
    () => undefined,
  );
  const whole = await buffer(zip);
  expect(whole.length).toBeLessThan(11_000);
  const files = await unzip(whole);
  expect([...files].map(([name, content]) => [name, content.length, content[9_999]])).toEqual([
    ['words.json', 10_000, 97],
    ['sound.wav', 10_000, 98],
  ]);
});

it('has told that it ended before its last bytes can be read', async () => {
  const told = Promise.withResolvers<void>();
  const zip = zipOf(
    (put) => put('words.json', bytes(10)),
    () => told.promise,
  );
  const whole = buffer(zip);
  expect(await Promise.race([whole, setImmediate('not yet')])).toBe('not yet');
  told.resolve();
  expect([...(await unzip(await whole)).keys()]).toEqual(['words.json']);
});

it('keeps in memory what was not read yet, and nothing that was', async () => {
  collect();
  const before = process.memoryUsage().arrayBuffers;
  const held = () => process.memoryUsage().arrayBuffers - before;
  let most = 0;
  const zip = zipOf(
    async (put) => {
      for (let at = 0; at < 300; at++) {
        await put(`${at}.wav`, bytes(MB, at), { packed: false });
        // Where no more than that lies about, no more is held; what one sweep frees is counted by the next.
        for (let times = 0; times < 3 && held() >= MOST; times++) collect();
        most = Math.max(most, held());
      }
    },
    () => undefined,
  );
  let read = 0;
  for await (const chunk of zip) read += Buffer.from(chunk as Uint8Array).length;
  expect(read).toBeGreaterThan(300 * MB);
  expect(most).toBeLessThan(MOST);
});

it('puts nothing more when its reader has gone, and tells why it ended', async () => {
  let puts = 0;
  const ended = Promise.withResolvers<unknown>();
  const zip = zipOf(async (put) => {
    for (; ; puts++) await put(`${puts}.wav`, bytes(MB), { packed: false });
  }, ended.resolve);
  await once(zip, 'readable');
  zip.destroy();
  expect(await ended.promise).toBeInstanceOf(Error);
  expect(puts).toBeLessThan(5);
});
