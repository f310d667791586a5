import { describe, expect, it } from 'vitest';
import { Resampler } from './resampler.ts';

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate));

/** Root mean square of the middle, where no edge is felt. */
function loudness(samples: Float32Array): number {
  const middle = samples.slice(samples.length / 4, (samples.length * 3) / 4);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
}

function inParts(input: Float32Array, size: number, resampler: Resampler): number[] {
  const output: number[] = [];
  for (let at = 0; at < input.length; at += size) output.push(...resampler.push(input.subarray(at, at + size)));
  return output;
}

describe('a resampler', () => {
  it.each([
    [48_000, 16_000],
    [44_100, 16_000],
    [16_000, 48_000],
    [16_000, 44_100],
  ])('keeps a voice as loud as it was, from %d to %d Hz', (from, to) => {
    const output = new Resampler(from, to).push(tone(440, from, 1));
    expect(loudness(output)).toBeCloseTo(Math.SQRT1_2, 2);
    expect(Math.abs(output.length - to)).toBeLessThan(40);
  });

  it('keeps the pitch', () => {
    const output = new Resampler(48_000, 16_000).push(tone(440, 48_000, 1));
    const rises = output.filter((sample, at) => at > 0 && sample >= 0 && (output[at - 1] ?? 0) < 0).length;
    expect(Math.abs(rises - 440)).toBeLessThanOrEqual(1);
  });

  it('damps by 50 dB what would fold back into the voice', () => {
    const output = new Resampler(48_000, 16_000).push(tone(10_000, 48_000, 1));
    expect(20 * Math.log10(loudness(output) / Math.SQRT1_2)).toBeLessThan(-50);
  });

  it('gives the same in parts of 128 as in one piece', () => {
    const input = tone(440, 44_100, 0.5);
    const whole = [...new Resampler(44_100, 16_000).push(input)];
    expect(inParts(input, 128, new Resampler(44_100, 16_000))).toEqual(whole);
  });

  it('passes a stream on that has the rate already', () => {
    const output = new Resampler(16_000, 16_000).push(tone(440, 16_000, 1));
    expect(loudness(output)).toBeCloseTo(Math.SQRT1_2, 2);
  });
});
