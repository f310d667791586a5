import type { SpeechToText } from '@attendant/voice';
import { decodeMuLaw } from '@attendant/voice/audio/mu-law';

/**
 * Sound for calls over a telephone line in tests: each word is three steps of loudness that survive mu-law, so that a
 * recogniser which reads the steps hears exactly what was said. Real ears are tried elsewhere.
 */

const STEP_SAMPLES = 640;
const STEPS_PER_WORD = 3;
/** Sixteen mu-law codes that are loud enough to count as speech. */
const LEVELS = decodeMuLaw(Uint8Array.from({ length: 16 }, (_, index) => 0x80 + index * 2)).map(Math.abs);

const vocabulary: string[] = [];

function indexOf(word: string): number {
  const known = vocabulary.indexOf(word);
  return known >= 0 ? known : vocabulary.push(word) - 1;
}

/** At 8 kHz. */
export function codedSound(text: string): Int16Array {
  const steps = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const index = indexOf(word);
      return [index >> 8, (index >> 4) & 15, index & 15];
    });
  const pcm = new Int16Array(steps.length * STEP_SAMPLES);
  for (const [at, step] of steps.entries()) pcm.fill(LEVELS[step] ?? 0, at * STEP_SAMPLES, (at + 1) * STEP_SAMPLES);
  return pcm;
}

function wordsIn(pcm: Int16Array): string {
  const first = pcm.findIndex((sample) => sample !== 0);
  if (first < 0) return '';
  const steps: number[] = [];
  for (let at = first + STEP_SAMPLES / 2; at < pcm.length; at += STEP_SAMPLES) {
    const step = LEVELS.indexOf(pcm[at] ?? 0);
    if (step < 0) break;
    steps.push(step);
  }
  const words: string[] = [];
  for (let at = 0; at + STEPS_PER_WORD <= steps.length; at += STEPS_PER_WORD) {
    const [high = 0, middle = 0, low = 0] = steps.slice(at);
    words.push(vocabulary[(high << 8) | (middle << 4) | low] ?? '');
  }
  return words.join(' ');
}

export const codedEars = (): SpeechToText => ({
  name: 'Reader of coded sound',
  open: () => ({
    recognise: async (utterance) => ({ text: wordsIn(utterance), confidence: 0.95 }),
    close: () => undefined,
  }),
});
