import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decibels, peak, rms } from '../../audio/level.ts';
import { resample } from '../../audio/resample.ts';
import { openMoonshine } from '../../providers/moonshine/moonshine.ts';
import type { SpeechToText, TextToSpeech } from '../../roles.ts';
import { speak } from './callers.ts';
import { wordErrorRate } from './word-errors.ts';

const SENTENCES = [
  'Thanks for calling. What can I get for you today?',
  'Your total is $27.50, ready at 5:30 PM.',
  'Would you like anything to drink with that?',
];
const VOICE = 'aura-2-thalia-en';
const unhurried = new AbortController().signal;

/** What every voice has to do; the built-in recogniser judges whether it can be understood. */
export function describeTextToSpeech(
  name: string,
  open: () => Promise<{ readonly toSpeech: TextToSpeech; close(): Promise<void> }>,
): void {
  describe(`${name} as text to speech`, { timeout: 30_000 }, () => {
    let toSpeech: TextToSpeech;
    let judge: SpeechToText;
    let close: () => Promise<unknown>;

    beforeAll(async () => {
      const [opened, ears] = [await open(), openMoonshine(1)];
      toSpeech = opened.toSpeech;
      judge = ears;
      close = () => Promise.all([opened.close(), ears.close()]);
    }, 30_000);
    afterAll(() => close());

    it('can be understood, at the sample rate it claims', async () => {
      const line = judge.open({ sampleRate: 16_000, keyterms: [] });
      const pairs: [string, string][] = [];
      for (const said of SENTENCES) {
        const sound = resample(await speak(toSpeech, said, VOICE), toSpeech.sampleRate, 16_000);
        pairs.push([said, (await line.recognise(sound, unhurried)).text]);
      }
      expect(wordErrorRate(pairs)).toBeLessThanOrEqual(0.15);
    });

    it('begins and ends with the words, not with silence', async () => {
      const sound = await speak(toSpeech, 'Sure.', VOICE);
      const edge = toSpeech.sampleRate / 10;
      expect(decibels(rms(sound.subarray(0, edge)))).toBeGreaterThan(-60);
      expect(decibels(rms(sound.subarray(-edge)))).toBeGreaterThan(-60);
    });

    it('is as loud as speech on a phone, and not clipped', async () => {
      const sound = await speak(toSpeech, SENTENCES[0] ?? '', VOICE);
      expect(decibels(rms(sound))).toBeGreaterThan(-32);
      expect(decibels(rms(sound))).toBeLessThan(-12);
      expect(peak(sound)).toBeLessThan(32_767);
    });

    it('speaks with the voice that was chosen, and with some voice when it is not known', async () => {
      const [chosen, other] = [
        await speak(toSpeech, 'Hello.', VOICE),
        await speak(toSpeech, 'Hello.', 'aura-2-apollo-en'),
      ];
      expect(Buffer.from(other.buffer).equals(Buffer.from(chosen.buffer))).toBe(false);
      expect((await speak(toSpeech, 'Hello.', 'no-such-voice')).length).toBeGreaterThan(toSpeech.sampleRate / 5);
    });

    it.each(['', '   ', '...', '—'])('has nothing to say for "%s"', async (sentence) => {
      expect(await speak(toSpeech, sentence, VOICE)).toHaveLength(0);
    });

    it('says a long sentence to its end', async () => {
      const list = Array.from({ length: 30 }, (_, i) => `${i + 1} garlic breads`).join(', ');
      const sound = await speak(toSpeech, `We have ${list}.`, VOICE);
      expect(sound.length / toSpeech.sampleRate).toBeGreaterThan(20);
    });

    it('says two sentences at once as it says them one by one', async () => {
      const [first = '', second = ''] = SENTENCES;
      const together = await Promise.all([speak(toSpeech, first, VOICE), speak(toSpeech, second, VOICE)]);
      const lengths = [(await speak(toSpeech, first, VOICE)).length, (await speak(toSpeech, second, VOICE)).length];
      expect(together.map((sound) => sound.length)).toEqual(lengths);
    });

    it('stops without complaint when asked to', async () => {
      expect(await speak(toSpeech, 'Never said.', VOICE, AbortSignal.abort())).toHaveLength(0);
      const stop = new AbortController();
      const sound = speak(toSpeech, 'Interrupted at once.', VOICE, stop.signal);
      stop.abort();
      expect((await sound).length).toBeLessThan(toSpeech.sampleRate * 3);
      expect((await speak(toSpeech, 'Goes on.', VOICE)).length).toBeGreaterThan(0);
    });

    it('hands out sound that is the listener’s own', async () => {
      const sound = await speak(toSpeech, 'Hello.', VOICE);
      const before = sound.slice();
      for await (const piece of toSpeech.synthesise('Hello.', { voice: VOICE, signal: unhurried })) piece.fill(0);
      expect(await speak(toSpeech, 'Hello.', VOICE)).toEqual(before);
    });
  });
}
