import { describe, expect, it } from 'vitest';
import { fewerPeaks, peaksOf } from './peaks.ts';
import { clock, lengthOf, placeAt } from './strip.ts';

const CALL = [
  { started_ms: 0, ended_ms: 5_000 },
  { started_ms: 6_000, ended_ms: 14_000 },
  { started_ms: 15_000, ended_ms: 22_000 },
];

describe('the call on one axis', () => {
  it('is as long as its last word', () => {
    expect(lengthOf(CALL)).toBe(22_000);
    expect(lengthOf([])).toBe(0);
  });

  it('finds the message at a moment, and the next one in a pause', () => {
    expect(placeAt(CALL, 7_500)).toEqual({ index: 1, seconds: 1.5 });
    expect(placeAt(CALL, 5_500)).toEqual({ index: 1, seconds: 0 });
    expect(placeAt(CALL, 22_000)).toBeNull();
  });

  it('writes times like a clock', () => {
    expect([0, 9.9, 47, 107, 3_600].map(clock)).toEqual(['0:00', '0:09', '0:47', '1:47', '60:00']);
  });
});

describe('peaks', () => {
  it('are the loudest of each part, the loudest of all being 1', () => {
    expect(peaksOf(Float32Array.of(0.1, -0.2, 0.4, 0.1), 2)).toEqual([0.5, 1]);
  });

  it('of noise alone are flat', () => {
    expect(peaksOf(Float32Array.of(0.001, -0.002), 2)).toEqual([0, 0]);
    expect(peaksOf(new Float32Array(0), 3)).toEqual([0, 0, 0]);
  });

  it('can be shown by fewer bars, or by more', () => {
    expect(fewerPeaks([0.1, 0.9, 0.3, 0.2], 2)).toEqual([0.9, 0.3]);
    expect(fewerPeaks([0.5], 3)).toEqual([0.5, 0.5, 0.5]);
    expect(fewerPeaks([], 2)).toEqual([0, 0]);
  });
});
