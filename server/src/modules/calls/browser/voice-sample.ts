import { DEFAULT_GREETING } from '@attendant/contract/constants';
import type { TextToSpeech } from '@attendant/voice';
import { writeWav } from '@attendant/voice/audio/wav';
import type pg from 'pg';
import { signedIn } from '../../../http/context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { openLimits } from '../../../http/limits.ts';
import { problem } from '../../../http/problem.ts';
import type { SpeechParts } from '../line/speech.ts';

const SAMPLES = { 'voice-sample': { points: 30, duration: 60 } } as const;
/** A handful of people who choose between six voices. */
const KEPT = 64;

/** What the voices sound like, made by the same voice that callers hear; the last ones are kept. */
export function voiceRoutes({ speech, pool }: { speech: SpeechParts; pool: pg.Pool }) {
  const limits = openLimits(pool, SAMPLES);
  const kept = new Map<string, Uint8Array>();

  async function sample(voice: string, text: string, signal: AbortSignal): Promise<Uint8Array> {
    const key = `${voice}\n${text}`;
    const known = kept.get(key);
    if (known) return known;
    const voices = await speech.ready();
    if (!voices) throw problem('no-voice');
    const wav = await spoken(voices.toSpeech, voice, text, signal);
    const [eldest] = kept.keys();
    if (eldest !== undefined && kept.size >= KEPT) kept.delete(eldest);
    kept.set(key, wav);
    return wav;
  }

  return {
    sample: endpoints.voices.sample.handler(async ({ input, context, signal }) => {
      await limits.count('voice-sample', signedIn(context).id);
      const text = input.text || DEFAULT_GREETING;
      const wav = await sample(input.voice_model, text, signal ?? new AbortController().signal);
      return {
        headers: { 'cache-control': 'private, max-age=3600' },
        body: new File([new Uint8Array(wav)], 'sample.wav', { type: 'audio/wav' }),
      };
    }),
  };
}

async function spoken(toSpeech: TextToSpeech, voice: string, text: string, signal: AbortSignal): Promise<Uint8Array> {
  const pieces: Int16Array[] = [];
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    for await (const piece of toSpeech.synthesise(sentence, { voice, signal })) pieces.push(piece);
  }
  signal.throwIfAborted();
  const pcm = new Int16Array(pieces.reduce((samples, piece) => samples + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    pcm.set(piece, at);
    at += piece.length;
  }
  return writeWav({ sampleRate: toSpeech.sampleRate, pcm });
}
