import { describe, expect, it } from 'vitest';
import { steppedClock } from './clock.ts';
import type { Pcm, SpeechToText, TextToSpeech } from './roles.ts';
import { earsWithStandby, voiceWithStandby } from './standby.ts';

const signal = new AbortController().signal;
const sound: Pcm = Int16Array.of(1, 2);

const ears = (name: string, recognise: () => Promise<string>): SpeechToText => ({
  name,
  open: () => ({ recognise: async () => ({ text: await recognise(), confidence: 1 }), close: () => undefined }),
});
const voice = (name: string, pieces: () => AsyncIterable<Pcm>): TextToSpeech => ({
  name,
  sampleRate: 8000,
  synthesise: () => pieces(),
});
async function* speaks(...samples: number[]): AsyncGenerator<Pcm> {
  yield Int16Array.from(samples);
}
async function* breaks(...samples: number[]): AsyncGenerator<Pcm> {
  if (samples.length > 0) yield Int16Array.from(samples);
  throw new Error('broken');
}
async function* hangs(): AsyncGenerator<Pcm> {
  await new Promise(() => undefined);
  yield sound;
}
const same = (pcm: Pcm) => pcm;

describe('ears with others behind them', () => {
  it('hear with the second when the first fail, and leave the first alone for a while', async () => {
    let tries = 0;
    const first = ears('first', async () => {
      tries++;
      throw new Error('gone');
    });
    const causes: unknown[] = [];
    const failed = (cause: unknown) => causes.push(cause);
    const line = earsWithStandby(
      first,
      ears('second', async () => 'hello'),
      { failed },
    ).open({ sampleRate: 8000, keyterms: [] });
    expect((await line.recognise(sound, signal)).text).toBe('hello');
    expect((await line.recognise(sound, signal)).text).toBe('hello');
    expect([tries, causes.length]).toEqual([1, 1]);
  });

  it('hear with the second when the first say nothing in time', async () => {
    const clock = steppedClock();
    const first = ears('first', () => new Promise(() => undefined));
    const second = ears('second', async () => 'hello');
    const line = earsWithStandby(first, second, { failed: () => undefined, clock }).open({
      sampleRate: 8000,
      keyterms: [],
    });
    const words = line.recognise(sound, signal);
    clock.advance(1_500);
    expect((await words).text).toBe('hello');
  });

  it('do not ask the second for what was only overtaken', async () => {
    const first = ears('first', async () => {
      throw new Error('overtaken');
    });
    const line = earsWithStandby(
      first,
      ears('second', async () => 'hello'),
      { failed: () => undefined },
    ).open({ sampleRate: 8000, keyterms: [] });
    await expect(line.recognise(sound, AbortSignal.abort())).rejects.toThrow('overtaken');
  });
});

describe('a voice with another behind it', () => {
  const said = async (first: TextToSpeech) => {
    const both = voiceWithStandby(
      first,
      voice('second', () => speaks(7)),
      same,
      { failed: () => undefined },
    );
    const heard: number[] = [];
    for await (const piece of both.synthesise('Hello.', { voice: 'v', signal })) heard.push(...piece);
    return heard;
  };

  it.each<[string, () => AsyncIterable<Pcm>, number[]]>([
    ['speaks', () => speaks(1, 2), [1, 2]],
    ['fails at once', () => breaks(), [7]],
    ['breaks off', () => breaks(1), [1, 7]],
    ['makes no sound', () => speaks(), [7]],
    ['hangs', hangs, [7]],
  ])('is heard when the first %s', async (_how, pieces, heard) => {
    expect(await said(voice('first', pieces))).toEqual(heard);
  });
});
