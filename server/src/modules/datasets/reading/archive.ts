import { inflateRawSync } from 'node:zlib';

/** A document is an archive: what it holds is measured before it is unpacked. `RangeError`s are for the owner. */

const ENTRIES_MOST = 2_000;
const UNPACKED_MOST_BYTES = 64 * 1024 * 1024;
/** Text packs to a tenth, tables to a fiftieth; what packs better was made to burst. */
const RATIO_MOST = 150;
const SMALL_BYTES = 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const TOO_MUCH = 'The file unpacks to more than can be read.';

/** Refuses an archive that holds too much, says less than it holds, or is none (APPNOTE.TXT 4.3). */
export function checkArchive(bytes: Uint8Array): void {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(archive);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > ENTRIES_MOST || unpacked > UNPACKED_MOST_BYTES) throw new RangeError(TOO_MUCH);
  for (const { size, packed } of entries) {
    if (size > SMALL_BYTES && size > packed * RATIO_MOST) throw new RangeError(TOO_MUCH);
  }
  for (const entry of entries) checkSize(archive, entry);
}

interface Entry {
  method: number;
  packed: number;
  size: number;
  place: number;
}

function entriesOf(archive: Buffer): Entry[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('This is no archive.');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('The list of the archive is broken.');
    const entry = {
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      size: archive.readUInt32LE(at + 24),
      place: archive.readUInt32LE(at + 42),
    };
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    return entry;
  });
}

/** What an archive says of itself is only said: one entry at a time is unpacked, as far as it said and no further. */
function checkSize(archive: Buffer, { method, packed, size, place }: Entry): void {
  if (method === STORED) return;
  const from = place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28);
  try {
    inflateRawSync(archive.subarray(from, from + packed), { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(TOO_MUCH, { cause: error });
    throw error;
  }
}
