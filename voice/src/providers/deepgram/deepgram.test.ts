import { DeepgramClient } from '@deepgram/sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { resample } from '../../audio/resample.ts';
import type { Used } from '../../roles.ts';
import { openCallers, speak } from '../../testing/conformance/callers.ts';
import { describeSpeechToText } from '../../testing/conformance/speech-to-text.ts';
import { describeTextToSpeech } from '../../testing/conformance/text-to-speech.ts';
import type { DeepgramServerOptions } from '../../testing/deepgram-listen.ts';
import { type DeepgramServer, deepgramServer } from '../../testing/deepgram-server.ts';
import { openFlite } from '../flite/flite.ts';
import { openMoonshine } from '../moonshine/moonshine.ts';
import { deepgramEars } from './ears.ts';
import { deepgramVoice } from './voice.ts';

/** A server that speaks Deepgram's protocol with the built-in ears and voice behind it: its audio is real. */
async function realServer(more: Partial<DeepgramServerOptions> = {}) {
  const [ears, voices] = [openMoonshine(1), openFlite()];
  const unhurried = new AbortController().signal;
  const server = await deepgramServer({
    apiKey: 'key',
    async transcribe(pcm, sampleRate) {
      const line = ears.open({ sampleRate, keyterms: [] });
      const { text, confidence } = await line.recognise(pcm, unhurried);
      line.close();
      return { text, confidence: confidence ?? 0.9 };
    },
    speak: async (text, rate, model) => resample(await speak(voices, text, model), voices.sampleRate, rate),
    ...more,
  });
  const close = async () => {
    await server.close();
    await Promise.all([ears.close(), voices.close()]);
  };
  return { ...server, close };
}

describeSpeechToText('Deepgram', async () => {
  const server = await realServer();
  return { toText: deepgramEars({ apiKey: 'key', url: server.url }, { wordsMs: 20_000 }), close: () => server.close() };
});

describeSpeechToText('Deepgram Flux', async () => {
  const server = await realServer();
  const options = { model: 'flux-general-en', wordsMs: 20_000 } as const;
  return { toText: deepgramEars({ apiKey: 'key', url: server.url }, options), close: () => server.close() };
});

describeTextToSpeech('Deepgram', async () => {
  const server = await realServer();
  return { toSpeech: deepgramVoice({ apiKey: 'key', url: server.url }), close: () => server.close() };
});

describe('Deepgram when it does not do what it should', () => {
  const sound = new Int16Array(8000).fill(900);
  const signal = new AbortController().signal;
  const servers: DeepgramServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));
  const quick = async (more: Partial<DeepgramServerOptions> = {}) => {
    const server = await deepgramServer({
      apiKey: 'key',
      transcribe: async () => ({ text: 'hello', confidence: 0.8 }),
      speak: async () => new Int16Array(1600).fill(1000),
      ...more,
    });
    servers.push(server);
    return server;
  };

  it('is told the likely words of the line', async () => {
    const server = await quick();
    const line = deepgramEars({ apiKey: 'key', url: server.url }).open({ sampleRate: 8000, keyterms: ['Margherita'] });
    expect(await line.recognise(sound, signal)).toEqual({ text: 'hello', confidence: 0.8 });
    expect(server.lines[0]?.getAll('keyterm')).toEqual(['Margherita']);
    line.close();
  });

  it.each(['nova-3', 'flux-general-en'] as const)(
    'is as sure as its words are together, not as the least sure of them: %s',
    async (model) => {
      const words = [0.99, 0.98, 0.31, 0.99, 0.98].map((confidence, at) => ({ word: `word${at}`, confidence }));
      const server = await quick({
        transcribe: async () => ({ text: 'a large na please thanks', confidence: 0.85, words }),
      });
      const line = deepgramEars({ apiKey: 'key', url: server.url }, { model }).open({ sampleRate: 8000, keyterms: [] });
      expect((await line.recognise(sound, signal)).confidence).toBeCloseTo(0.85);
      line.close();
    },
  );

  it('tells how much of it was used: each sample once, each character', async () => {
    const { url } = await quick();
    const used: Used[] = [];
    const note = { used: (one: Used) => used.push(one) };
    const line = deepgramEars({ apiKey: 'key', url }).open({ sampleRate: 8000, keyterms: [], ...note });
    line.hear?.(sound.subarray(0, 4000));
    await line.recognise(sound, signal);
    line.close();
    const voice = deepgramVoice({ apiKey: 'key', url });
    for await (const _ of voice.synthesise('Hello.', { voice: 'aura-2-thalia-en', signal, ...note }));
    expect(used).toEqual([
      { provider: 'Deepgram nova-3', unit: 'seconds', amount: 0.5 },
      { provider: 'Deepgram nova-3', unit: 'seconds', amount: 0.5 },
      { provider: 'Deepgram Aura-2', unit: 'characters', amount: 6 },
    ]);
  });

  it('has the sound before its words are asked for', async () => {
    const told = Promise.withResolvers<number>();
    const server = await quick({
      async transcribe(pcm) {
        told.resolve(pcm.length);
        return { text: 'hello', confidence: 0.8 };
      },
    });
    const line = deepgramEars({ apiKey: 'key', url: server.url }).open({ sampleRate: 8000, keyterms: [] });
    line.hear?.(sound.subarray(0, 4000));
    line.hear?.(sound.subarray(0, 6000));
    expect((await line.recognise(sound, signal)).text).toBe('hello');
    expect(await told.promise).toBe(8000);
    line.close();
  });

  it.each(['nova-3', 'flux-general-en'] as const)(
    'does not take the words of a noise for those of the next utterance: %s',
    async (model) => {
      const texts = ['of the noise', 'of the caller'];
      const server = await quick({ transcribe: async () => ({ text: texts.shift() ?? '', confidence: 0.8 }) });
      const line = deepgramEars({ apiKey: 'key', url: server.url }, { model }).open({ sampleRate: 8000, keyterms: [] });
      line.hear?.(new Int16Array(4000).fill(500));
      expect((await line.recognise(sound, signal)).text).toBe('of the caller');
      line.close();
    },
  );

  it('says nothing where Flux heard nobody', async () => {
    const { url } = await quick();
    const line = deepgramEars({ apiKey: 'key', url }, { model: 'flux-general-en' });
    const nothing = await line.open({ sampleRate: 8000, keyterms: [] }).recognise(new Int16Array(8000), signal);
    expect(nothing).toEqual({ text: '', confidence: null });
  });

  it('speaks as the usual voice where the chosen one is not known, and asks for that once', async () => {
    const asked: string[] = [];
    const { url } = await quick({
      voices: ['aura-2-thalia-en'],
      before: (what) => void asked.push(what),
      speak: async (_text, _rate, model) => new Int16Array(800).fill(model === 'aura-2-thalia-en' ? 7 : 0),
    });
    const voice = deepgramVoice({ apiKey: 'key', url });
    for (const sentence of ['Hello.', 'What can I get you?']) {
      expect((await speak(voice, sentence, 'aura-2-ares-en'))[0]).toBe(7);
    }
    expect(asked).toHaveLength(3);
  });

  it('fails with a wrong key, for ears and voice', async () => {
    const { url } = await quick();
    const line = deepgramEars({ apiKey: 'wrong', url }).open({ sampleRate: 8000, keyterms: [] });
    await expect(line.recognise(sound, signal)).rejects.toThrow('401');
    await expect(speak(deepgramVoice({ apiKey: 'wrong', url }), 'Hello.', 'aura-2-thalia-en')).rejects.toThrow('401');
    line.close();
  });

  it('fails when the line drops, and begins anew at the next utterance', async () => {
    let dropped = false;
    const server = await quick({
      before(what) {
        if (what !== 'words' || dropped) return;
        dropped = true;
        throw new Error('dropped');
      },
    });
    const line = deepgramEars({ apiKey: 'key', url: server.url }).open({ sampleRate: 8000, keyterms: [] });
    await expect(line.recognise(sound, signal)).rejects.toThrow('closed');
    expect((await line.recognise(sound, signal)).text).toBe('hello');
    expect(server.lines).toHaveLength(2);
    line.close();
  });
});

describe("the stand-in for Deepgram and the vendor's own client", () => {
  it('understand each other: live transcription', async () => {
    const [server, callers] = [await realServer(), openCallers()];
    const environment = { base: server.url, production: server.url.replace('http', 'ws'), agent: '', agentRest: '' };
    const client = new DeepgramClient({ apiKey: 'key', environment });
    const socket = await client.listen.v1.connect({
      model: 'nova-3',
      encoding: 'linear16',
      sample_rate: 8000,
      Authorization: 'Token key',
    });
    const heard = Promise.withResolvers<unknown>();
    socket.on('message', (message) => heard.resolve(message));
    socket.on('error', (cause) => heard.reject(cause));
    socket.connect();
    await socket.waitForOpen();
    socket.sendMedia(await callers.overPhone('Yes, please.'));
    socket.sendFinalize({ type: 'Finalize' });
    expect(await heard.promise).toMatchObject({
      type: 'Results',
      from_finalize: true,
      channel: { alternatives: [{ transcript: expect.stringMatching(/yes/i) }] },
    });
    socket.close();
    await Promise.all([server.close(), callers.close()]);
  });

  it('understand each other: turns of Flux', async () => {
    const [server, callers] = [await realServer(), openCallers()];
    const environment = { base: server.url, production: server.url.replace('http', 'ws'), agent: '', agentRest: '' };
    const client = new DeepgramClient({ apiKey: 'key', environment });
    const socket = await client.listen.v2.connect({
      model: 'flux-general-en',
      encoding: 'linear16',
      sample_rate: 8000,
      eot_timeout_ms: 500,
      Authorization: 'Token key',
    });
    const [events, over] = [new Set<string>(), Promise.withResolvers<string>()];
    socket.on('message', (message) => {
      events.add(message.type === 'TurnInfo' ? message.event : message.type);
      if (message.type === 'TurnInfo' && message.event === 'EndOfTurn') over.resolve(message.transcript);
    });
    socket.on('error', (cause) => over.reject(cause));
    socket.connect();
    await socket.waitForOpen();
    socket.sendMedia(await callers.overPhone('Yes, please.'));
    socket.sendMedia(new Int16Array(8000));
    expect(await over.promise).toMatch(/yes/i);
    expect([...events]).toEqual(['Connected', 'StartOfTurn', 'Update', 'EndOfTurn']);
    socket.close();
    await Promise.all([server.close(), callers.close()]);
  });

  it('understand each other: speech', async () => {
    const server = await realServer();
    const environment = { base: server.url, production: server.url.replace('http', 'ws'), agent: '', agentRest: '' };
    const client = new DeepgramClient({ apiKey: 'key', environment });
    const answer = await client.speak.v1.audio.generate({
      text: 'Hello there.',
      model: 'aura-2-thalia-en',
      encoding: 'linear16',
      sample_rate: 16_000,
    });
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    await server.close();
  });
});
