import { describe, expect, it } from 'vitest';
import { decibels, rms } from './level.ts';
import { createResampler, resample } from './resample.ts';

const sine = (hertz: number, rate: number, seconds = 0.5, amplitude = 16_000) =>
  Int16Array.from({ length: rate * seconds }, (_, i) =>
    Math.round(amplitude * Math.sin((2 * Math.PI * hertz * i) / rate)),
  );

/** Largest difference away from the ends, where a sine that starts suddenly has overtones. */
function worstDifference(a: Int16Array, b: Int16Array): number {
  let worst = 0;
  for (let i = 200; i < a.length - 200; i++) worst = Math.max(worst, Math.abs((a[i] ?? 0) - (b[i] ?? 0)));
  return worst;
}

const PAIRS: [from: number, to: number][] = [
  [8000, 16_000],
  [16_000, 8000],
  [8000, 24_000],
  [24_000, 8000],
  [16_000, 24_000],
  [24_000, 16_000],
];

describe('resampling', () => {
  it.each(PAIRS)('%i to %i keeps a 1 kHz tone in place, pitch and strength', (from, to) => {
    const out = resample(sine(1000, from), from, to);
    expect(out).toHaveLength(to / 2);
    expect(worstDifference(out, sine(1000, to))).toBeLessThan(40);
  });

  it.each(PAIRS)('%i to %i makes the same sound of blocks as of one piece', (from, to) => {
    const sound = sine(700, from, 0.25);
    const resampler = createResampler(from, to);
    const pieces: number[] = [];
    for (let at = 0, size = 1; at < sound.length; at += size, size = (size * 7) % 331) {
      pieces.push(...resampler.push(sound.subarray(at, at + size)));
    }
    pieces.push(...resampler.flush());
    expect(Int16Array.from(pieces.slice(0, to / 4))).toEqual(resample(sound, from, to));
  });

  it('lets nothing fold back: 5 kHz cannot be heard at 8 kHz', () => {
    const out = resample(sine(5000, 16_000), 16_000, 8000);
    expect(decibels(rms(out.subarray(200, -200)))).toBeLessThan(-65);
  });

  it('keeps speech up to the edge of the telephone band', () => {
    const out = resample(sine(3400, 16_000), 16_000, 8000);
    expect(decibels(rms(out.subarray(200, -200)) / rms(sine(3400, 8000)))).toBeGreaterThan(-0.5);
  });

  it('does not wrap round at full scale', () => {
    const square = Int16Array.from({ length: 800 }, (_, i) => (i % 40 < 20 ? 32_767 : -32_768));
    const out = resample(square, 8000, 16_000);
    const tops = Array.from(out.subarray(200, 1400)).filter((_, i) => (i + 200) % 80 > 5 && (i + 200) % 80 < 35);
    expect(Math.min(...tops)).toBeGreaterThan(25_000);
  });

  it('is new after a reset: no tail of the old sound', () => {
    const resampler = createResampler(8000, 16_000);
    resampler.push(sine(440, 8000));
    resampler.reset();
    expect(Math.max(...resampler.push(new Int16Array(160)))).toBe(0);
  });

  it('hands sound of the same rate through', () => {
    const sound = sine(440, 8000);
    expect(createResampler(8000, 8000).push(sound)).toBe(sound);
  });
});
