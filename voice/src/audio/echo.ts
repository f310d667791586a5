import type { Pcm } from '../roles.ts';

/** The longest way of our own voice back to us: out, through the far end's loudspeaker and microphone, and in. */
export const ECHO_MS = 700;
/** Compared where it is loudest; words are told from noise by less. */
const WINDOW_MS = 300;
/** Echoes of lines and rooms reach 0.6 to 1, what somebody else says stays below 0.3. */
const ALIKE = 0.5;
/** Sound of which fewer samples differ from the one before is none. */
const LIVELY = 0.25;

/**
 * Whether what was heard is what was said, coming back. `said` begins `ECHO_MS` before `heard` does. By the greatest
 * normalised cross-correlation of the differences from sample to sample, at half the rate.
 */
export function isEcho(heard: Pcm, said: Pcm, sampleRate: number): boolean {
  const [ear, mouth] = [differences(heard), differences(said)];
  const length = Math.round((WINDOW_MS * sampleRate) / 2000);
  const from = loudest(ear, length);
  const window = ear.subarray(from, from + length);
  if (window.length < length || window.filter((sample) => sample !== 0).length < length * LIVELY) return false;
  const lags = Math.round((ECHO_MS * sampleRate) / 2000);
  return alike(window, mouth.subarray(from, from + lags + length)) >= ALIKE;
}

/** The greatest likeness of a window to any part of a longer sound, from 0 to 1. */
function alike(window: Float32Array, sound: Float32Array): number {
  const own = energyOf(window);
  let there = energyOf(sound.subarray(0, window.length));
  let most = 0;
  for (let lag = 0; lag + window.length <= sound.length; lag++) {
    let sum = 0;
    for (let at = 0; at < window.length; at++) sum += (window[at] ?? 0) * (sound[lag + at] ?? 0);
    const both = Math.sqrt(own * there);
    if (both > 0) most = Math.max(most, Math.abs(sum) / both);
    there += (sound[lag + window.length] ?? 0) ** 2 - (sound[lag] ?? 0) ** 2;
  }
  return most;
}

const energyOf = (sound: Float32Array): number => sound.reduce((sum, sample) => sum + sample * sample, 0);

/** Where the window of this length with the most energy begins. */
function loudest(sound: Float32Array, length: number): number {
  let energy = energyOf(sound.subarray(0, length));
  let [best, most] = [0, energy];
  for (let from = 0; from + length < sound.length; from++) {
    energy += (sound[from + length] ?? 0) ** 2 - (sound[from] ?? 0) ** 2;
    if (energy > most) [best, most] = [from + 1, energy];
  }
  return best;
}

/** Half the samples, each less the one before: what all voices share is in the low tones. */
function differences(pcm: Pcm): Float32Array {
  const half = new Float32Array(pcm.length >> 1);
  for (let at = 0; at < half.length; at++) half[at] = ((pcm[2 * at] ?? 0) + (pcm[2 * at + 1] ?? 0)) / 2;
  return half.map((sample, at) => (at === 0 ? 0 : sample - (half[at - 1] ?? 0)));
}
