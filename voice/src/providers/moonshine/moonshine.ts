import { availableParallelism } from 'node:os';
import type { SpeechToText, Transcript } from '../../roles.ts';
import { Pool } from '../../workers/pool.ts';
import type { Utterance } from './ears.ts';

/** More would not be quicker: each thread takes about 190 MB, and one core serves some fifteen callers. */
const MOST_THREADS = 4;

export interface Moonshine extends SpeechToText {
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** The built-in ears: English, any sample rate, about 70 ms for each second of speech, in worker threads. */
export function openMoonshine(threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1))): Moonshine {
  const script = new URL('./moonshine.worker.ts', import.meta.url);
  const pool = new Pool<Utterance, Transcript>({ name: 'built-in recogniser', script, size: threads, queueLimit: 64 });
  return {
    name: 'Built-in recogniser (Moonshine base, English, on this server)',
    open({ sampleRate, keyterms }) {
      const closing = new AbortController();
      return {
        recognise: (utterance, signal) =>
          pool.run({ pcm: utterance.slice(), sampleRate, keyterms }, AbortSignal.any([signal, closing.signal])),
        close: () => closing.abort(new Error('This line is closed.')),
      };
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}
