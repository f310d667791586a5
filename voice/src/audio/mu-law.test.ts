import { describe, expect, it } from 'vitest';
import { decodeMuLaw, encodeMuLaw, MU_LAW_SILENCE } from './mu-law.ts';

/** Byte and sample at the segment ends of ITU-T G.711 table 2 (decoder output values times 4). */
const VECTORS: [byte: number, sample: number][] = [
  [0x80, 32_124],
  [0x8f, 16_764],
  [0x9f, 8_316],
  [0xaf, 4_092],
  [0xbf, 1_980],
  [0xcf, 924],
  [0xdf, 396],
  [0xef, 132],
  [0xfe, 8],
  [0xff, 0],
  [0x00, -32_124],
  [0x0f, -16_764],
  [0x7e, -8],
];

describe('mu-law', () => {
  it.each(VECTORS)('byte %i is sample %i, both ways', (byte, sample) => {
    expect(decodeMuLaw(Uint8Array.of(byte))).toEqual(Int16Array.of(sample));
    expect(encodeMuLaw(Int16Array.of(sample))).toEqual(Uint8Array.of(byte));
  });

  it('keeps every byte through sound and back, negative zero becoming zero', () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    const back = encodeMuLaw(decodeMuLaw(all));
    expect(back[0x7f]).toBe(MU_LAW_SILENCE);
    expect(back.filter((_, i) => i !== 0x7f)).toEqual(all.filter((_, i) => i !== 0x7f));
  });

  it('takes the loudest samples without wrapping round', () => {
    expect(encodeMuLaw(Int16Array.of(32_767, -32_768))).toEqual(Uint8Array.of(0x80, 0x00));
  });

  it('errs by at most half a step: 1/32 of the sample plus the first step', () => {
    for (let sample = -32_000; sample < 32_000; sample += 7) {
      const back = decodeMuLaw(encodeMuLaw(Int16Array.of(sample)))[0] ?? Number.NaN;
      expect(Math.abs(back - sample)).toBeLessThanOrEqual(Math.abs(sample) / 32 + 8);
    }
  });
});
