import { describe, expect, it } from 'vitest';
import { decibels, peak, peaks, rms } from './level.ts';

const sine = (amplitude: number, length = 8000) =>
  Int16Array.from({ length }, (_, i) => Math.round(amplitude * Math.sin((2 * Math.PI * 440 * i) / 8000)));

describe('levels', () => {
  it('puts a full sine 3 dB below full scale', () => {
    expect(decibels(rms(sine(32_767)))).toBeCloseTo(-3.01, 1);
  });

  it('has no level for silence and none for no sound', () => {
    expect(rms(new Int16Array(160))).toBe(0);
    expect(rms(new Int16Array(0))).toBe(0);
    expect(decibels(0)).toBe(-Infinity);
  });

  it('finds the peak on either side', () => {
    expect(peak(Int16Array.of(3, -32_768, 12))).toBe(32_768);
  });

  it('draws an outline of the asked number of parts', () => {
    const quietThenLoud = Int16Array.from([...sine(3_277, 800), ...sine(32_767, 800)]);
    expect(Array.from(peaks(quietThenLoud, 4))).toEqual([26, 26, 255, 255]);
  });

  it('draws an outline even of fewer samples than parts', () => {
    expect(peaks(Int16Array.of(16_384), 3)).toHaveLength(3);
    expect(Array.from(peaks(new Int16Array(0), 3))).toEqual([0, 0, 0]);
  });
});
