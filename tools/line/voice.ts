import { resample } from '@attendant/voice/audio/resample';
import { loadBuiltInSpeech } from '@attendant/voice/built-in';

/** The line's rate in Hz. */
export const LINE_RATE = 8000;

/** Speaks the caller's lines and writes down what was heard, with the built-in voice and ears. */
export async function openVoice() {
  const speech = await loadBuiltInSpeech();
  const ears = speech.toText.open({ sampleRate: LINE_RATE, keyterms: [] });
  return {
    async speak(text: string, voice = 'aura-2-apollo-en'): Promise<Int16Array> {
      const pieces: number[] = [];
      const options = { voice, signal: new AbortController().signal };
      for await (const pcm of speech.toSpeech.synthesise(text, options)) for (const sample of pcm) pieces.push(sample);
      return resample(Int16Array.from(pieces), speech.toSpeech.sampleRate, LINE_RATE);
    },
    async write(pcm: Int16Array): Promise<string> {
      return (await ears.recognise(pcm, new AbortController().signal)).text;
    },
    async close(): Promise<void> {
      ears.close();
      await speech.close();
    },
  };
}
