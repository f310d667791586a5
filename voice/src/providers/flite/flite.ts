import { SoundCache } from '../../audio/sound-cache.ts';
import type { Pcm, TextToSpeech } from '../../roles.ts';
import { Pool } from '../../workers/pool.ts';
import type { Saying } from './flite.worker.ts';
import { inPieces } from './pieces.ts';
import { sayAs } from './say-as.ts';
import { FLITE_SAMPLE_RATE } from './voices.ts';

/** About ten minutes of the greetings and questions that are said again and again. */
const CACHE_BYTES = 20 << 20;

export interface Flite extends TextToSpeech {
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** The built-in voice: synthetic, 16 kHz, about 10 ms for each second of sound, in a worker thread. */
export function openFlite(threads = 1): Flite {
  const script = new URL('./flite.worker.ts', import.meta.url);
  const pool = new Pool<Saying, Int16Array>({ name: 'built-in voice', script, size: threads, queueLimit: 64 });
  const cache = new SoundCache(CACHE_BYTES);

  async function sound(text: string, voice: string, signal: AbortSignal): Promise<Pcm> {
    const key = `${voice}\n${text}`;
    const known = cache.get(key);
    if (known) return known;
    const made = await pool.run({ text, voice }, signal);
    cache.set(key, made);
    return made;
  }

  return {
    name: 'Built-in voice (Flite, synthetic)',
    sampleRate: FLITE_SAMPLE_RATE,
    async *synthesise(sentence, { voice, signal }) {
      for (const text of inPieces(sayAs(sentence))) {
        if (signal.aborted) return;
        const pcm = await sound(text, voice, signal).catch((cause: unknown) => {
          if (signal.aborted) return null;
          throw cause;
        });
        if (pcm) yield pcm.slice();
      }
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}
