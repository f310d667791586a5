import { join } from './audio/join.ts';
import { SoundCache } from './audio/sound-cache.ts';
import type { Pcm, TextToSpeech } from './roles.ts';

/** About ten minutes at 16 kHz. */
const CACHE_BYTES = 20 << 20;

/** The same voice, which makes no sentence twice: greetings and questions come again and again, and cost nothing then. */
export function cachedVoice(voice: TextToSpeech): TextToSpeech {
  const cache = new SoundCache(CACHE_BYTES);
  return {
    name: voice.name,
    sampleRate: voice.sampleRate,
    async *synthesise(sentence, options) {
      const key = `${options.voice}\n${sentence}`;
      const known = cache.get(key);
      if (known) {
        yield known.slice();
        return;
      }
      const pieces: Pcm[] = [];
      for await (const piece of voice.synthesise(sentence, options)) {
        pieces.push(piece.slice());
        yield piece;
      }
      if (!options.signal.aborted && pieces.length > 0) cache.set(key, join(pieces));
    },
  };
}
