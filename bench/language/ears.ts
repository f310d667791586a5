import { decodeMuLaw, encodeMuLaw } from '@attendant/voice/audio/mu-law';
import { resample } from '@attendant/voice/audio/resample';
import { loadBuiltInSpeech } from '@attendant/voice/built-in';
import type { Question, Transcript } from '@attendant/voice/roles';

/** Words as they come out of a telephone: spoken by a synthetic caller, 8 kHz µ-law, heard by the built-in ears. */
export interface Ears {
  hear(words: string, line: { keyterms: readonly string[]; question: Question; caller: number }): Promise<Transcript>;
  close(): Promise<void>;
}

const LINE_RATE = 8000;
/** A caller keeps one voice for the whole call. */
const VOICES = ['apollo', 'thalia', 'arcas'];

export async function openEars(): Promise<Ears> {
  const speech = await loadBuiltInSpeech();
  const { toSpeech, toText } = speech;
  const signal = new AbortController().signal;
  return {
    async hear(words, { keyterms, question, caller }) {
      const samples: number[] = [];
      const voice = `aura-2-${VOICES[caller % VOICES.length] ?? ''}-en`;
      for await (const pcm of toSpeech.synthesise(words, { voice, signal }))
        for (const sample of pcm) samples.push(sample);
      const sent = encodeMuLaw(resample(Int16Array.from(samples), toSpeech.sampleRate, LINE_RATE));
      const line = toText.open({ sampleRate: LINE_RATE, keyterms });
      const heard = await line.recognise(decodeMuLaw(sent), signal, question);
      line.close();
      return heard;
    },
    close: () => speech.close(),
  };
}
