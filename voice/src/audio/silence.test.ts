import { describe, expect, it } from 'vitest';
import { trimSilence } from './silence.ts';

const silence = (ms: number) => new Int16Array(ms * 8).fill(8);
const tone = (ms: number) => Int16Array.from({ length: ms * 8 }, (_, i) => (i % 2 ? 900 : -900));
const join = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]));

describe('trimming silence', () => {
  it.each([
    ['both ends', join(silence(500), tone(100), silence(300)), 300],
    ['a short end, which stays as it is', join(silence(20), tone(100), silence(300)), 220],
    ['no silence', tone(100), 100],
    ['a pause in the middle, which is speech', join(tone(50), silence(600), tone(50)), 700],
    ['nothing but silence', silence(400), 0],
    ['no sound', new Int16Array(0), 0],
  ])('%s', (_, sound, ms) => {
    expect(trimSilence(sound, 8000, 100)).toHaveLength(ms * 8);
  });

  it('cuts at the sound, to the sample of the 10 ms it begins in', () => {
    const trimmed = trimSilence(join(silence(500), tone(100)), 8000, 0);
    expect(trimmed).toEqual(tone(100));
  });
});
