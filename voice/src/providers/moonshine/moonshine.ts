import { availableParallelism, totalmem } from 'node:os';
import type { SpeechToText, Transcript } from '../../roles.ts';
import { Pool } from '../../workers/pool.ts';
import type { Utterance } from './ears.ts';
import { expectedWords } from './expected-words.ts';

/** One thread serves about ten callers who speak a quarter of the time, so four are more than one machine's lines. */
const MOST_THREADS = 4;
/** A thread takes about 350 MB; this leaves most of a small machine to everything else. */
const MEMORY_PER_THREAD = 2 * 2 ** 30;

export interface Moonshine extends SpeechToText {
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** One core is left to the calls themselves. */
function defaultThreads(): number {
  return Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1, Math.floor(totalmem() / MEMORY_PER_THREAD)));
}

/** The built-in ears: English, any sample rate, about 70 ms for each second of speech, in worker threads. */
export function openMoonshine(threads = defaultThreads()): Moonshine {
  const script = new URL('./moonshine.worker.ts', import.meta.url);
  const pool = new Pool<Utterance, Transcript>({ name: 'built-in recogniser', script, size: threads, queueLimit: 64 });
  return {
    name: 'Built-in recogniser (Moonshine base, English, on this server)',
    open({ sampleRate, keyterms }) {
      const closing = new AbortController();
      // A recogniser takes a tenth of a second to learn a long menu: not when the first words wait for it.
      void pool.run({ pcm: new Int16Array(0), sampleRate, keyterms }, closing.signal).catch(() => undefined);
      return {
        recognise: (utterance, signal, question) =>
          pool.run(
            { pcm: utterance.slice(), sampleRate, ...expectedWords(keyterms, question) },
            AbortSignal.any([signal, closing.signal]),
          ),
        close: () => closing.abort(new Error('This line is closed.')),
      };
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}
