import type { TextToSpeech } from '../roles.ts';
import { CHARACTER_MS } from './heard.ts';

const SAMPLE_RATE = 8000;
const LEAST_MS = 400;

/**
 * The voice of a far end that speaks the words itself: here they only take their time, about, so that the turns go as
 * with a voice of our own. What it makes is silence, which no wire of such a far end passes on.
 */
export const voiceElsewhere: TextToSpeech = {
  name: 'the other end',
  sampleRate: SAMPLE_RATE,
  async *synthesise(text) {
    yield new Int16Array((Math.max(LEAST_MS, text.length * CHARACTER_MS) * SAMPLE_RATE) / 1000);
  },
};
