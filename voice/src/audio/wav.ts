import { decodeMuLaw } from './mu-law.ts';

const HEADER_BYTES = 44;
const PCM = 1;
const MU_LAW = 7;
const EXTENSIBLE = 0xfffe;

/** Samples of 16 bits, so many a second. */
export interface Wav {
  readonly sampleRate: number;
  readonly pcm: Int16Array;
}

/** The 44 bytes before `samples` PCM16 samples; `channels` interleaved. */
export function wavHeader(samples: number, sampleRate: number, channels = 1): Uint8Array {
  const dataBytes = samples * 2 * channels;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(PCM, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2 * channels, 28);
  header.writeUInt16LE(2 * channels, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/** A whole mono PCM16 file. */
export function writeWav({ sampleRate, pcm }: Wav): Uint8Array {
  const file = Buffer.alloc(HEADER_BYTES + pcm.length * 2);
  file.set(wavHeader(pcm.length, sampleRate));
  for (let i = 0; i < pcm.length; i++) file.writeInt16LE(pcm[i] ?? 0, HEADER_BYTES + i * 2);
  return file;
}

interface Format {
  readonly encoding: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bits: number;
}

/**
 * Sound of a PCM16 or mu-law file; of several channels the first. A length that is 0, unknown or past the end of
 * the file, as recorders that were cut off leave it, means all that is there.
 * @throws Error with one sentence when it is no such file.
 */
export function readWav(bytes: Uint8Array): Wav {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') {
    throw new Error('This is not a WAV file.');
  }
  let format: Format | null = null;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const body = file.subarray(at + 8, at + 8 + size);
    if (name === 'fmt ') format = readFormat(body);
    if (name === 'data') return readData(format, size === 0 ? file.subarray(at + 8) : body);
    at += 8 + size + (size & 1);
  }
  throw new Error('The WAV file has no sound in it.');
}

function readFormat(body: Buffer): Format {
  if (body.length < 16) throw new Error('The WAV file does not say its format.');
  const encoding = body.readUInt16LE(0);
  return {
    encoding: encoding === EXTENSIBLE && body.length >= 26 ? body.readUInt16LE(24) : encoding,
    channels: Math.max(1, body.readUInt16LE(2)),
    sampleRate: body.readUInt32LE(4),
    bits: body.readUInt16LE(14),
  };
}

function readData(format: Format | null, data: Buffer): Wav {
  if (!format) throw new Error('The WAV file does not say its format.');
  const { encoding, channels, sampleRate, bits } = format;
  if (encoding === MU_LAW && bits === 8) return { sampleRate, pcm: firstChannel(decodeMuLaw(data), channels) };
  if (encoding !== PCM || bits !== 16) throw new Error('Only 16-bit PCM and mu-law WAV files can be read.');
  const pcm = new Int16Array(data.length >> 1);
  for (let i = 0; i < pcm.length; i++) pcm[i] = data.readInt16LE(i * 2);
  return { sampleRate, pcm: firstChannel(pcm, channels) };
}

function firstChannel(pcm: Int16Array, channels: number): Int16Array {
  if (channels === 1) return pcm;
  const mono = new Int16Array(Math.floor(pcm.length / channels));
  for (let i = 0; i < mono.length; i++) mono[i] = pcm[i * channels] ?? 0;
  return mono;
}
