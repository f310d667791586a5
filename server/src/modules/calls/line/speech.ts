import { setTimeout as delay } from 'node:timers/promises';
import { cachedVoice, earsWithStandby, type OwnSpeech, voiceWithStandby } from '@attendant/voice';
import { resample } from '@attendant/voice/audio/resample';
import { loadBuiltInSpeech } from '@attendant/voice/built-in';
import type { DeepgramAccess, DeepgramModel } from '@attendant/voice/providers/deepgram';
import type { Logger } from 'pino';

export type Deepgram = DeepgramAccess & { model: DeepgramModel };

export interface SpeechParts {
  /** Ears and voice, once they are loaded; null when this platform cannot run them. */
  ready(): Promise<OwnSpeech | null>;
  close(): Promise<void>;
}

/** A process that ends in the middle of loading aborts, in native code. */
const CLOSE_MS = 15_000;

/**
 * Loads the built-in ears and voice while the server already answers; a call that comes earlier waits for them. With a
 * key Deepgram hears and speaks, and they stand behind it.
 */
export function openSpeech(log: Logger, deepgram: Deepgram | null): SpeechParts {
  const started = performance.now();
  const loading = loadBuiltInSpeech().then(
    async (builtIn) => {
      log.info({ ms: Math.round(performance.now() - started) }, 'built-in ears and voice are ready');
      return { builtIn, speech: deepgram ? await behind(deepgram, builtIn, log) : builtIn };
    },
    (error: unknown) => {
      log.error({ err: error }, 'no built-in ears and voice: conversations can only be typed');
      return null;
    },
  );
  return {
    ready: async () => (await loading)?.speech ?? null,
    async close() {
      const loaded = await Promise.race([loading, delay(CLOSE_MS, null, { ref: false })]);
      await loaded?.builtIn.close();
    },
  };
}

/** Has a sentence made before it is wanted: a caller waits for the greeting more than for anything else. */
export async function makeAhead(parts: SpeechParts, sentence: string, voice: string): Promise<void> {
  const speech = await parts.ready();
  if (!speech || sentence === '') return;
  const { signal } = new AbortController();
  for await (const _ of speech.toSpeech.synthesise(sentence, { voice, signal }));
}

async function behind(deepgram: Deepgram, builtIn: OwnSpeech, log: Logger): Promise<OwnSpeech> {
  // Only now: without a key none of it is needed.
  const { deepgramEars, deepgramVoice } = await import('@attendant/voice/providers/deepgram');
  const failed = (part: string) => ({
    failed: (cause: unknown) => log.warn({ err: cause, part }, 'Deepgram failed; the built-in part goes on'),
  });
  return {
    ...builtIn,
    toText: earsWithStandby(deepgramEars(deepgram, deepgram), builtIn.toText, failed('ears')),
    toSpeech: voiceWithStandby(cachedVoice(deepgramVoice(deepgram)), builtIn.toSpeech, resample, failed('voice')),
  };
}
