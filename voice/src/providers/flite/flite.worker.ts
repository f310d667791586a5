import { trimSilence } from '../../audio/silence.ts';
import { serve } from '../../workers/serve.ts';
import { FliteProgram } from './program.ts';
import { FLITE_SAMPLE_RATE, fliteVoice } from './voices.ts';

export interface Saying {
  readonly text: string;
  readonly voice: string;
}

/** Flite pads each end with up to 200 ms of silence, which the caller would wait for. */
const SILENCE_KEPT_MS = 50;

await serve(async () => {
  const program = new FliteProgram();
  const say = ({ text, voice }: Saying): Int16Array => {
    const { pcm } = program.say(text, fliteVoice(voice));
    return trimSilence(pcm, FLITE_SAMPLE_RATE, SILENCE_KEPT_MS);
  };
  // The first run compiles; each voice compiles its own part.
  for (const voice of ['slt', 'rms', 'awb', 'kal16']) say({ text: 'Hello there.', voice });
  return say;
});
