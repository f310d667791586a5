import { createHash } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type Extract, extract } from 'tar-stream';
import type * as z from 'zod';
import { ABOUT, About, SUMS, Sums } from './about.ts';
import { unsealed } from './envelope.ts';

const DAMAGED = 'The backup is damaged: it was not written to its end, or changed since.';
/** Those that are held whole: the first and the last. */
const SMALL_BYTES = 64 * 1024 * 1024;

/** What is done with an entry; it has to be read to its end. */
type Take = (name: string, body: Readable, size: number) => Promise<unknown>;

/** Reads a whole backup, and fails unless every entry is as it was written. */
export async function checkBackup(
  file: ReadStream,
  passphrase: string | undefined,
): Promise<{ about: About; sums: Sums }> {
  const entries: Record<string, string> = {};
  const kept = new Map<string, Buffer>();
  await eachEntry(file, passphrase, async (name, body, size) => {
    const hash = createHash('sha256');
    const whole: Buffer[] = [];
    for await (const chunk of body as AsyncIterable<Buffer>) {
      hash.update(chunk);
      if ((name === ABOUT || name === SUMS) && size <= SMALL_BYTES) whole.push(chunk);
    }
    if (whole.length > 0) kept.set(name, Buffer.concat(whole));
    if (name !== SUMS) entries[name] = hash.digest('hex');
  });
  const sums = readJson(kept.get(SUMS), Sums);
  const names = Object.keys(sums.entries);
  const isWhole =
    names.length === Object.keys(entries).length && names.every((name) => entries[name] === sums.entries[name]);
  if (!isWhole) throw new Error(DAMAGED);
  return { about: readJson(kept.get(ABOUT), About), sums };
}

/** Hands out the entries in their order, one after the other. */
export async function eachEntry(file: ReadStream, passphrase: string | undefined, take: Take): Promise<void> {
  const source = await unsealed(file, await headOf(file), passphrase);
  const tar = extract();
  const wrong: { source?: Error; taker?: Error } = {};
  source.once('error', (error) => {
    wrong.source = error;
    tar.destroy(error);
  });
  source.pipe(tar);
  try {
    for await (const { header, body } of named(tar)) {
      await take(header.name, body, header.size).catch((error: Error) => {
        wrong.taker = error;
        throw error;
      });
    }
  } catch (cause) {
    // Bytes that do not come make whoever takes them fail, too.
    if (wrong.taker && !wrong.source) throw wrong.taker;
    throw new Error(DAMAGED, { cause });
  } finally {
    file.destroy();
  }
}

/** The first bytes, which go back to where they were. */
async function headOf(file: ReadStream): Promise<Uint8Array> {
  await new Promise<void>((resolve, reject) => file.once('readable', resolve).once('error', reject));
  const head = (file.read() as Buffer | null) ?? Buffer.alloc(0);
  file.unshift(head);
  return head.subarray(0, 64);
}

async function* named(tar: Extract) {
  for await (const entry of tar) yield { header: entry.header, body: Readable.from(entry) };
}

function readJson<T>(bytes: Buffer | undefined, schema: z.ZodType<T>): T {
  if (!bytes) throw new Error(DAMAGED);
  return schema.parse(JSON.parse(bytes.toString()));
}
