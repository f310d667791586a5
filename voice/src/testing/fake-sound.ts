import type { Pcm } from '../roles.ts';

/**
 * Sound for tests in which every sample tells the word it belongs to, so that a fake recogniser hears exactly what
 * was in a piece of sound, and a test can read back what was played.
 */

const FIRST = 2000;
const NOISE = 1500;
const WORD_MS = 240;

const vocabulary: string[] = [];

function sampleOf(word: string): number {
  const known = vocabulary.indexOf(word);
  return FIRST + (known >= 0 ? known : vocabulary.push(word) - 1);
}

/** Each word takes `wordMs`. */
export function soundOf(text: string, sampleRate: number, wordMs = WORD_MS): Pcm {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const length = Math.round((wordMs * sampleRate) / 1000);
  const pcm = new Int16Array(words.length * length);
  for (const [i, word] of words.entries()) pcm.fill(sampleOf(word), i * length, (i + 1) * length);
  return pcm;
}

/** Heard as speech, recognised as nothing. */
export function noise(ms: number, sampleRate: number): Pcm {
  return new Int16Array(Math.round((ms * sampleRate) / 1000)).fill(NOISE);
}

export function silence(ms: number, sampleRate: number): Pcm {
  return new Int16Array(Math.round((ms * sampleRate) / 1000));
}

export const isSpeech = (pcm: Pcm): boolean => pcm.filter((sample) => sample >= NOISE).length * 2 >= pcm.length;

/** The words in a piece of sound; one that is cut off in its first half is not heard. */
export function wordsIn(pcm: Pcm, sampleRate: number, wordMs = WORD_MS): string {
  const words: string[] = [];
  for (let from = 0; from < pcm.length; ) {
    const sample = pcm[from] ?? 0;
    let to = from;
    while (to < pcm.length && pcm[to] === sample) to++;
    const times = Math.round(((to - from) * 1000) / sampleRate / wordMs);
    const word = vocabulary[sample - FIRST];
    if (word !== undefined) words.push(...Array.from({ length: times }, () => word));
    from = to;
  }
  return words.join(' ');
}
