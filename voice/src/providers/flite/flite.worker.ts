import { trimSilence } from '../../audio/silence.ts';
import { serve } from '../../workers/serve.ts';
import { FliteProgram } from './program.ts';
import { FLITE_SAMPLE_RATE, fliteVoice } from './voices.ts';

export interface Saying {
  readonly text: string;
  readonly voice: string;
}

/** Flite's voices begin and end with up to 240 ms of their speaker's quiet room, which the caller would wait for. */
const SILENCE_KEPT_MS = 50;
const ROOM_NOISE_PEAK = 130;

await serve(async () => {
  const program = new FliteProgram();
  const say = ({ text, voice }: Saying): Int16Array => {
    const { pcm } = program.say(text, fliteVoice(voice));
    return trimSilence(pcm, FLITE_SAMPLE_RATE, SILENCE_KEPT_MS, ROOM_NOISE_PEAK);
  };
  // The first run compiles; each voice compiles its own part.
  for (const voice of ['slt', 'rms', 'awb', 'kal16']) say({ text: 'Hello there.', voice });
  return say;
});
