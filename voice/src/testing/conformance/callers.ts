import { join } from '../../audio/join.ts';
import { rms } from '../../audio/level.ts';
import { decodeMuLaw, encodeMuLaw } from '../../audio/mu-law.ts';
import { resample } from '../../audio/resample.ts';
import { openFlite } from '../../providers/flite/flite.ts';
import type { Pcm, TextToSpeech } from '../../roles.ts';

/** Callers speak with other voices than the agent, which is Flite's slt unless the owner chose another. */
export const CALLER_VOICES = ['rms', 'awb', 'kal16'] as const;

export interface Callers {
  /** As it arrives over the telephone: 8 kHz, through mu-law and back. */
  overPhone(text: string, voice?: string): Promise<Pcm>;
  /** As it arrives from a browser: 16 kHz. */
  overBrowser(text: string, voice?: string): Promise<Pcm>;
  close(): Promise<void>;
}

/** Callers for tests, who need no recordings and no network. */
export function openCallers(): Callers {
  const voices = openFlite();
  const overBrowser = (text: string, voice: string = CALLER_VOICES[0]) => speak(voices, text, voice);
  return {
    overBrowser,
    overPhone: async (text, voice) => {
      const sound = resample(await overBrowser(text, voice), voices.sampleRate, 8000);
      return decodeMuLaw(encodeMuLaw(sound));
    },
    close: () => voices.close(),
  };
}

/** All the pieces of one sentence. */
export async function speak(
  toSpeech: TextToSpeech,
  sentence: string,
  voice: string,
  signal = new AbortController().signal,
): Promise<Pcm> {
  const pieces: Pcm[] = [];
  for await (const piece of toSpeech.synthesise(sentence, { voice, signal })) pieces.push(piece);
  return join(pieces);
}

/** The same sound with its root mean square at so many dBFS. */
export function atLevel(pcm: Pcm, decibels: number): Pcm {
  const gain = 10 ** (decibels / 20) / rms(pcm);
  return pcm.map((sample) => Math.max(-32_768, Math.min(32_767, sample * gain)));
}
