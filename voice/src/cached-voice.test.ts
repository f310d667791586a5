import { expect, it } from 'vitest';
import { cachedVoice } from './cached-voice.ts';
import type { Pcm, TextToSpeech } from './roles.ts';

function counted() {
  const made: string[] = [];
  const voice: TextToSpeech = {
    name: 'counted',
    sampleRate: 8000,
    async *synthesise(sentence, { signal }) {
      made.push(sentence);
      yield Int16Array.of(1, 2);
      if (sentence === 'broken') throw new Error('gone');
      if (signal.aborted) return;
      yield Int16Array.of(3);
    },
  };
  return { made, voice: cachedVoice(voice) };
}

async function heard(voice: TextToSpeech, sentence: string, options: { voice?: string; stop?: boolean } = {}) {
  const abort = new AbortController();
  const pieces: Pcm[] = [];
  for await (const piece of voice.synthesise(sentence, { voice: options.voice ?? 'thalia', signal: abort.signal })) {
    pieces.push(piece.slice());
    // What is done with a piece must not change what is kept.
    piece.fill(0);
    if (options.stop) abort.abort();
  }
  return pieces.flatMap((piece) => [...piece]);
}

it('makes a sentence once for each voice', async () => {
  const { made, voice } = counted();
  expect(await heard(voice, 'hello')).toEqual([1, 2, 3]);
  expect(await heard(voice, 'hello')).toEqual([1, 2, 3]);
  expect(await heard(voice, 'hello')).toEqual([1, 2, 3]);
  expect(made).toEqual(['hello']);
  await heard(voice, 'hello', { voice: 'apollo' });
  expect(made).toHaveLength(2);
});

it('keeps nothing that broke off or was cut short', async () => {
  const { made, voice } = counted();
  await expect(heard(voice, 'broken')).rejects.toThrow('gone');
  await expect(heard(voice, 'broken')).rejects.toThrow('gone');
  expect(await heard(voice, 'long', { stop: true })).toEqual([1, 2]);
  expect(await heard(voice, 'long')).toEqual([1, 2, 3]);
  expect(made).toEqual(['broken', 'broken', 'long', 'long']);
});
