import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Puts one more file into an archive, and answers when it has gone out. */
export type Put = (name: string, bytes: AsyncIterable<Uint8Array>, options?: { packed: boolean }) => Promise<void>;

/** A reader that takes nothing for so long has gone, whatever its connection says. */
const STALLED_MS = 60_000;
const LOOK_MS = 10_000;

/**
 * An archive that is made while it is read: only what its reader has not taken yet is in memory. What fails breaks the
 * stream off: an archive without its end opens nowhere, so that nobody takes half of one for the whole.
 *
 * `onEnd` is waited for before the last bytes go out: who has read the whole archive meets nothing that is still under way.
 */
export function zipOf(fill: (put: Put) => Promise<void>, onEnd: (error: unknown) => Promise<void> | void): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let takenAt = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - takenAt > STALLED_MS) output.destroy(new Error('nobody reads the archive'));
  }, LOOK_MS);
  // The library keeps what it was given for each entry until the end, so it is given only the place of the one in hand.
  let inHand: Readable | null = null;
  const giveInHand = (take: (error: Error | null, stream: NodeJS.ReadableStream) => void) =>
    take(null, inHand ?? noBytes());
  const put: Put = async (name, bytes, { packed } = { packed: true }) => {
    if (output.destroyed) throw new Error('the archive was closed');
    inHand = Readable.from(
      watched(bytes, () => (takenAt = Date.now())),
      { objectMode: false },
    );
    const gone = finished(inHand);
    zip.addReadStreamLazy(name, { compress: packed }, giveInHand);
    await gone.finally(() => (inHand = null));
  };
  void fill(put).then(
    async () => {
      await onEnd(undefined);
      zip.end();
    },
    (error: unknown) => {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
      return onEnd(error);
    },
  );
  pipeline(zip.outputStream, output, () => {
    clearInterval(watch);
    inHand?.destroy();
  });
  return output;
}

async function* watched(bytes: AsyncIterable<Uint8Array>, onTaken: () => void) {
  for await (const chunk of bytes) {
    onTaken();
    yield chunk;
  }
}

const noBytes = (): Readable => Readable.from([]);
