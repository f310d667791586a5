import { describe, expect, it } from 'vitest';
import { cutAtPauses } from './pauses.ts';

const RATE = 8000;
const speech = (ms: number) => Int16Array.from({ length: ms * 8 }, (_, i) => (i % 7) * 1000);
const pause = (ms: number) => new Int16Array(ms * 8);
const join = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]));
const milliseconds = (parts: Int16Array[]) => parts.map((part) => part.length / 8);

describe('cutting long speech', () => {
  it('leaves short speech whole', () => {
    expect(cutAtPauses(speech(900), RATE, 1000)).toEqual([speech(900)]);
  });

  it('cuts in the middle of a pause', () => {
    const sound = join(speech(700), pause(200), speech(700));
    expect(milliseconds(cutAtPauses(sound, RATE, 1000))).toEqual([800, 800]);
  });

  it('cuts speech without pauses all the same, and loses nothing of it', () => {
    const parts = cutAtPauses(speech(5000), RATE, 1000);
    expect(join(...parts)).toEqual(speech(5000));
    expect(Math.max(...milliseconds(parts))).toBeLessThanOrEqual(1000);
    expect(Math.min(...milliseconds(parts.slice(0, -1)))).toBeGreaterThanOrEqual(500);
  });
});
