import { numbers } from './numbers.ts';
import { FRAME_SAMPLES } from './playout.ts';

/** Weights and corners of a sum of three one-pole filters that falls by 3 dB an octave. Source: Paul Kellet, firstpr.com.au/dsp/pink-noise */
const POLES = [
  { keep: 0.99765, gain: 0.099046 },
  { keep: 0.963, gain: 0.2965164 },
  { keep: 0.57, gain: 1.0526913 },
] as const;
const WHITE = 0.1848;

/**
 * What is behind the caller, the same each time: pink noise, `snrDb` decibels below the mean power of this speech. Each
 * call of what it gives makes the next 20 ms.
 */
export function backgroundNoise(speech: readonly Int16Array[], snrDb: number): () => Int16Array {
  const next = pinkNoise();
  const probe = Array.from({ length: 8000 }, next);
  const gain = (rms(speech.flatMap((pcm) => [...pcm])) * 10 ** (-snrDb / 20)) / rms(probe);
  return () => Int16Array.from({ length: FRAME_SAMPLES }, () => next() * gain);
}

const rms = (samples: readonly number[]): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

function pinkNoise(): () => number {
  const state = POLES.map(() => 0);
  const random = numbers(20261121);
  return () => {
    const input = 2 * random() - 1;
    for (const [at, { keep, gain }] of POLES.entries()) state[at] = (state[at] ?? 0) * keep + input * gain;
    return state.reduce((sum, value) => sum + value, input * WHITE);
  };
}

/** Both at once; what is louder than the line carries is cut off. */
export const mixed = (one: Int16Array, other: Int16Array): Int16Array =>
  one.map((sample, at) => Math.max(-32_768, Math.min(32_767, sample + (other[at] ?? 0))));
