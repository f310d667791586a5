import { describe, expect, it } from 'vitest';
import { encodeMuLaw } from './mu-law.ts';
import { readWav, wavHeader, writeWav } from './wav.ts';

const sound = { sampleRate: 8000, pcm: Int16Array.of(0, 1, -1, 32_767, -32_768) };

/** A file of the given chunks, as other programs write them. */
function riff(...chunks: [name: string, body: Uint8Array][]): Uint8Array {
  const parts = chunks.flatMap(([name, body]) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return [Buffer.from(name, 'latin1'), size, body, Buffer.alloc(body.length & 1)];
  });
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), ...parts]);
}

function format(encoding: number, channels: number, bits: number): Uint8Array {
  const body = Buffer.alloc(18);
  body.writeUInt16LE(encoding, 0);
  body.writeUInt16LE(channels, 2);
  body.writeUInt32LE(8000, 4);
  body.writeUInt16LE(bits, 14);
  return body;
}

const bytesOf = (pcm: Int16Array) => new Uint8Array(pcm.buffer);

describe('WAV', () => {
  it('reads what it wrote', () => {
    expect(readWav(writeWav(sound))).toEqual(sound);
  });

  it('writes the header that players expect', () => {
    const header = Buffer.from(wavHeader(8000, 8000, 2));
    expect(header.toString('latin1', 0, 4)).toBe('RIFF');
    expect(header.readUInt32LE(4)).toBe(36 + 32_000);
    expect(header.readUInt32LE(28)).toBe(32_000);
    expect(header.readUInt32LE(40)).toBe(32_000);
  });

  it('reads mu-law and steps over chunks it does not know', () => {
    const pcm = Int16Array.of(0, 132, -132, 32_124);
    const file = riff(['fmt ', format(7, 1, 8)], ['LIST', Buffer.from('odd')], ['data', encodeMuLaw(pcm)]);
    expect(readWav(file)).toEqual({ sampleRate: 8000, pcm });
  });

  it('takes the first of two channels', () => {
    const file = riff(['fmt ', format(1, 2, 16)], ['data', bytesOf(Int16Array.of(1, 9, 2, 9, 3, 9))]);
    expect(readWav(file).pcm).toEqual(Int16Array.of(1, 2, 3));
  });

  it('reads what is there when the recorder was cut off', () => {
    const whole = Buffer.from(writeWav(sound));
    expect(readWav(whole.subarray(0, whole.length - 3)).pcm).toEqual(Int16Array.of(0, 1, -1));
    whole.writeUInt32LE(0, 40);
    expect(readWav(whole).pcm).toEqual(sound.pcm);
    whole.writeUInt32LE(0xffffffff, 40);
    expect(readWav(whole).pcm).toEqual(sound.pcm);
  });

  it.each([
    ['nothing', new Uint8Array(0), 'not a WAV'],
    ['a text', Buffer.from('RIFFRAFF of a text that is long enough'), 'not a WAV'],
    ['a file without sound', riff(['fmt ', format(1, 1, 16)]), 'no sound'],
    ['sound without a format', riff(['data', new Uint8Array(4)]), 'format'],
    ['24 bits', riff(['fmt ', format(1, 1, 24)], ['data', new Uint8Array(6)]), '16-bit'],
  ])('refuses %s with a sentence', (_, bytes, words) => {
    expect(() => readWav(bytes)).toThrow(words);
  });
});
