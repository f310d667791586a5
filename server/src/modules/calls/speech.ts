import type { SpeechToText, TextToSpeech, VoiceActivity } from '@attendant/voice';
import { loadBuiltInSpeech } from '@attendant/voice/built-in';
import type { Logger } from 'pino';

export interface Speech {
  readonly toText: SpeechToText;
  readonly toSpeech: TextToSpeech;
  readonly activity: VoiceActivity;
}

export interface SpeechParts {
  /** Ears and voice, once they are loaded; null when this platform cannot run them. */
  ready(): Promise<Speech | null>;
  close(): Promise<void>;
}

/** Loads the built-in ears and voice while the server already answers; a call that comes earlier waits for them. */
export function openSpeech(log: Logger): SpeechParts {
  const started = performance.now();
  const loading = loadBuiltInSpeech().then(
    (speech) => {
      log.info({ ms: Math.round(performance.now() - started) }, 'built-in ears and voice are ready');
      return speech;
    },
    (error: unknown) => {
      log.error({ err: error }, 'no built-in ears and voice: conversations can only be typed');
      return null;
    },
  );
  return {
    ready: () => loading,
    async close() {
      await (await loading)?.close();
    },
  };
}
