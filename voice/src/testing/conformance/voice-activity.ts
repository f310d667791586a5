import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from '../../audio/join.ts';
import type { Detector, Pcm, VoiceActivity } from '../../roles.ts';
import { atLevel, CALLER_VOICES, type Callers, openCallers } from './callers.ts';

const SENTENCE = 'Two large pepperoni pizzas and a garlic bread, please.';

/** What every detector of speech has to do. */
export function describeVoiceActivity(
  name: string,
  open: () => Promise<{ readonly activity: VoiceActivity; close(): Promise<void> }>,
): void {
  describe(`${name} as voice activity`, { timeout: 30_000 }, () => {
    let callers: Callers;
    let activity: VoiceActivity;
    let close: () => Promise<void>;

    beforeAll(async () => {
      callers = openCallers();
      const opened = await open();
      activity = opened.activity;
      close = () => opened.close();
    }, 30_000);
    afterAll(() => Promise.all([callers.close(), close()]));

    it.each(CALLER_VOICES)('hears %s speak, and stop, on the phone', async (voice) => {
      const probabilities = await listen(activity.open({ sampleRate: 8000 }), await inSilence(callers, voice));
      expect(partOfSpeech(probabilities, 1, -1)).toBeGreaterThan(0.75);
      expect(partOfSpeech(probabilities.slice(0, 25))).toBe(0);
      expect(partOfSpeech(probabilities.slice(-15))).toBe(0);
    });

    it('hears speech in a browser', async () => {
      const sound = await callers.overBrowser(SENTENCE);
      expect(partOfSpeech(await listen(activity.open({ sampleRate: 16_000 }), sound))).toBeGreaterThan(0.75);
    });

    it.each([-20, -35, -45])('hears speech of %i dBFS', async (level) => {
      const sound = atLevel(await callers.overPhone(SENTENCE), level);
      expect(partOfSpeech(await listen(activity.open({ sampleRate: 8000 }), sound))).toBeGreaterThan(0.75);
    });

    it.each([
      ['silence', () => 0],
      ['noise', (i: number) => Math.sin(i * i * 12.9898) * 3000],
      ['a ringing tone', tones(440, 480)],
      ['a pressed key', tones(770, 1336)],
    ])('takes %s for no speech', async (_, sample) => {
      const sound = Int16Array.from({ length: 16_000 }, (_unused, i) => sample(i));
      expect(partOfSpeech(await listen(activity.open({ sampleRate: 8000 }), sound))).toBe(0);
    });

    it('hears two lines apart', async () => {
      const [one, two] = [activity.open({ sampleRate: 8000 }), activity.open({ sampleRate: 8000 })];
      const sound = await callers.overPhone(SENTENCE);
      const alone = await listen(activity.open({ sampleRate: 8000 }), sound);
      const [speech, silence] = await Promise.all([listen(one, sound), listen(two, new Int16Array(sound.length))]);
      expect(speech).toEqual(alone);
      expect(partOfSpeech(silence)).toBe(0);
    });

    it('is new after a reset', async () => {
      const detector = activity.open({ sampleRate: 8000 });
      const sound = await callers.overPhone(SENTENCE);
      const first = await listen(detector, sound);
      detector.reset();
      expect(await listen(detector, sound)).toEqual(first);
    });

    it('refuses a frame of another size', async () => {
      const detector = activity.open({ sampleRate: 8000 });
      await expect(detector.probability(new Int16Array(detector.frameSamples + 1))).rejects.toBeInstanceOf(Error);
    });
  });
}

function tones(...hertz: number[]): (i: number) => number {
  return (i) => hertz.reduce((sum, f) => sum + 6000 * Math.sin((2 * Math.PI * f * i) / 8000), 0);
}

async function inSilence(callers: Callers, voice: string): Promise<Pcm> {
  const second = new Int16Array(8000);
  return join([second, await callers.overPhone(SENTENCE, voice), second]);
}

async function listen(detector: Detector, sound: Pcm): Promise<number[]> {
  const probabilities: number[] = [];
  for (let at = 0; at + detector.frameSamples <= sound.length; at += detector.frameSamples) {
    probabilities.push(await detector.probability(sound.subarray(at, at + detector.frameSamples)));
  }
  return probabilities;
}

/** Of the frames between `from` and `to` seconds; a negative `to` counts from the end. */
function partOfSpeech(probabilities: readonly number[], from = 0, to = 0): number {
  const perSecond = 1000 / 32;
  const part = probabilities.slice(from * perSecond, probabilities.length + to * perSecond);
  return part.filter((probability) => probability >= 0.5).length / part.length;
}
