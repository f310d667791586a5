import { encodeMuLaw } from '@attendant/voice/audio/mu-law';
import { trimSilence } from '@attendant/voice/audio/silence';
import { openVoice } from '../tools/line/voice.ts';
import type { LineReport } from './load-line.ts';

/** Lines that are held for a time, with one call after the other, and what is asked on them. */

const CALL_S = 120;
/** Callers do not all ring in the same moment. */
const RAMP_MS = 4000;
const QUESTIONS = [
  'What time do you close tonight?',
  'How much is a large Margherita?',
  'Do you have garlic knots?',
  'Where are you located?',
  'Do you deliver?',
  'Is the Caesar salad vegetarian?',
];

export type Ring = (index: number, seconds: number) => Promise<LineReport>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The questions as 20 ms frames, ready to be sent. */
export async function spoken(): Promise<string[][]> {
  const voice = await openVoice();
  const sounds = await Promise.all(QUESTIONS.map((text) => voice.speak(text)));
  await voice.close();
  return sounds.map((sound) => {
    const bytes = encodeMuLaw(trimSilence(sound, 8000, 0));
    const frames = Array.from({ length: Math.floor(bytes.length / 160) }, (_, i) => i * 160);
    return frames.map((at) => Buffer.from(bytes.subarray(at, at + 160)).toString('base64'));
  });
}

/** So many lines at once for so long, each with one call after the other. */
export async function holdLines(calls: number, seconds: number, ring: Ring) {
  const ending = performance.now() + seconds * 1000;
  const lines = Array.from({ length: calls }, async (_, index) => {
    const reports: LineReport[] = [];
    await pause((index * RAMP_MS) / calls);
    for (let left = seconds; left > 2; left = (ending - performance.now()) / 1000)
      reports.push(await ring(index, Math.min(CALL_S, left)));
    return reports;
  });
  return (await Promise.all(lines)).flat();
}
