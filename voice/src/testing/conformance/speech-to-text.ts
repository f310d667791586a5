import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from '../../audio/join.ts';
import type { SpeechToText } from '../../roles.ts';
import { type Callers, openCallers } from './callers.ts';
import { spokenWords, wordErrorRate } from './word-errors.ts';

const SENTENCES = [
  'Two large pepperoni pizzas and a garlic bread, please.',
  'Can I book a table for tonight at seven thirty?',
  'My name is Maria and I would like to pick it up.',
  'Do you have anything without cheese?',
  'No, that is everything, thank you.',
];

const unhurried = new AbortController().signal;

/** What every recogniser has to do. `open` may take some seconds; `close` must let go of all it holds. */
export function describeSpeechToText(
  name: string,
  open: () => Promise<{ readonly toText: SpeechToText; close(): Promise<void> }>,
): void {
  describe(`${name} as speech to text`, { timeout: 30_000 }, () => {
    let callers: Callers;
    let toText: SpeechToText;
    let close: () => Promise<void>;

    beforeAll(async () => {
      callers = openCallers();
      const opened = await open();
      toText = opened.toText;
      close = () => opened.close();
    }, 30_000);
    afterAll(() => Promise.all([callers.close(), close()]));

    const openLine = (sampleRate = 8000, keyterms: string[] = []) => toText.open({ sampleRate, keyterms });

    // kal16 is put together from single sounds, and hard for people as well.
    it.each([
      ['rms', 0.12],
      ['awb', 0.12],
      ['kal16', 0.4],
    ])('understands %s on the phone, word errors at most %d', async (voice, bound) => {
      const line = openLine();
      const pairs: [string, string][] = [];
      for (const said of SENTENCES) {
        pairs.push([said, (await line.recognise(await callers.overPhone(said, voice), unhurried)).text]);
      }
      expect(wordErrorRate(pairs)).toBeLessThanOrEqual(bound);
    });

    it('understands a browser', async () => {
      const [said = ''] = SENTENCES;
      const { text, confidence } = await openLine(16_000).recognise(await callers.overBrowser(said), unhurried);
      expect(wordErrorRate([[said, text]])).toBeLessThanOrEqual(0.12);
      expect(confidence ?? 1).toBeGreaterThan(0.3);
      expect(confidence ?? 1).toBeLessThanOrEqual(1);
    });

    it.each(['Yes.', 'No.', 'Five.', 'Nine.'])('understands a lone "%s" in a second of silence', async (said) => {
      const silence = new Int16Array(4000);
      const sound = join([silence, await callers.overPhone(said), silence]);
      const { text } = await openLine().recognise(sound, unhurried);
      expect(spokenWords(text)).toEqual(spokenWords(said));
    });

    it.each([
      ['no sound', new Int16Array(0)],
      ['a blink of sound', new Int16Array(40).fill(500)],
      ['silence', new Int16Array(8000)],
    ])('hears nothing in %s', async (_, sound) => {
      expect((await openLine().recognise(sound, unhurried)).text).toBe('');
    });

    it('hears the whole utterance when the caller went on', async () => {
      const line = openLine();
      const [first, more] = [await callers.overPhone('A large pizza'), await callers.overPhone('and a garlic bread.')];
      expect((await line.recognise(first, unhurried)).text.toLowerCase()).toContain('pizza');
      const { text } = await line.recognise(join([first, more]), unhurried);
      expect(text.toLowerCase()).toMatch(/pizza.*bread/);
    });

    it('answers one line in the order of asking', async () => {
      const line = openLine();
      const [long, short] = [await callers.overPhone(SENTENCES[2] ?? ''), await callers.overPhone('Yes.')];
      const answered: string[] = [];
      const ask = async (mark: string, sound: Int16Array) => {
        await line.recognise(sound, unhurried);
        answered.push(mark);
      };
      await Promise.all([ask('long', long), ask('short', short)]);
      expect(answered).toEqual(['long', 'short']);
    });

    it('keeps two lines apart', async () => {
      const [one, two] = [openLine(), openLine(16_000)];
      const [yes, bread] = await Promise.all([
        one.recognise(await callers.overPhone('Yes, please.'), unhurried),
        two.recognise(await callers.overBrowser('And a garlic bread.'), unhurried),
      ]);
      expect(yes.text.toLowerCase()).toContain('yes');
      expect(bread.text.toLowerCase()).toContain('bread');
      one.close();
      expect((await two.recognise(await callers.overBrowser('Yes, please.'), unhurried)).text).toMatch(/yes/i);
    });

    it('lets the caller of it use the buffer again at once', async () => {
      const sound = await callers.overPhone('And a garlic bread.');
      const heard = openLine().recognise(sound, unhurried);
      sound.fill(0);
      expect((await heard).text.toLowerCase()).toContain('bread');
    });

    it('gives up when asked to, before and while it listens', async () => {
      const line = openLine();
      const sound = await callers.overPhone(SENTENCES[0] ?? '');
      const overtaken = new Error('overtaken');
      await expect(line.recognise(sound, AbortSignal.abort(overtaken))).rejects.toThrow('overtaken');
      const stop = new AbortController();
      const heard = line.recognise(sound, stop.signal);
      stop.abort(overtaken);
      await expect(heard).rejects.toThrow('overtaken');
      expect((await line.recognise(sound, unhurried)).text).toMatch(/pizza/i);
    });

    it('lets go of what it listens to when its line is closed', async () => {
      const line = openLine();
      const heard = line.recognise(await callers.overPhone(SENTENCES[0] ?? ''), unhurried);
      line.close();
      await expect(heard).rejects.toBeInstanceOf(Error);
    });
  });
}
