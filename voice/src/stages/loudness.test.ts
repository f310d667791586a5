import { expect, it } from 'vitest';
import { Loudness } from './loudness.ts';

const tone = (level: number, ms = 32) => new Int16Array(ms * 8).fill(level);

it('takes all speech for the caller’s until it has heard them well', () => {
  expect(new Loudness(8000).isCaller(tone(100))).toBe(true);
});

it('tells a voice across the room from the caller, and a weak sound of the caller from it', () => {
  const loudness = new Loudness(8000);
  loudness.learn(tone(4000, 1000));
  expect(loudness.isCaller(tone(300))).toBe(false);
  expect(loudness.isCaller(tone(2500))).toBe(true);
  expect(loudness.isCaller(tone(300))).toBe(true);
  expect(loudness.isCaller(tone(300, 300))).toBe(false);
});

it('goes with a caller who moves away, and starts anew when nobody was heard', () => {
  const loudness = new Loudness(8000);
  loudness.learn(tone(4000, 1000));
  for (let said = 0; said < 8; said++) loudness.learn(tone(1200, 1000));
  expect(loudness.isCaller(tone(300, 300))).toBe(true);
  loudness.learn(tone(8000, 1000));
  loudness.forget();
  expect(loudness.isCaller(tone(100))).toBe(true);
});
