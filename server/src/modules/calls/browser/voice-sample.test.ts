import type { OwnSpeech } from '@attendant/voice';
import { readWav } from '@attendant/voice/audio/wav';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { enrol } from '../../../testing/cast.ts';
import type { SpeechParts } from '../line/speech.ts';

let app: TestApp;
let token: string;
const said: string[] = [];

/** A voice that says each letter as one sample. */
const letters: Pick<OwnSpeech, 'toSpeech'> = {
  toSpeech: {
    name: 'letters',
    sampleRate: 8000,
    async *synthesise(sentence, { voice }) {
      said.push(`${voice}: ${sentence}`);
      yield Int16Array.from(sentence, (letter) => letter.charCodeAt(0));
    },
  },
};
const speech: SpeechParts = { ready: async () => letters as OwnSpeech, close: async () => undefined };

beforeAll(async () => {
  app = await testApp({ speech });
  ({ token } = await enrol(app, 'Rosa Marchetti'));
});

const sample = async (path: string, as: string | undefined = token) =>
  app.server.inject({ url: `/api/voices/${path}`, headers: as ? { authorization: `Bearer ${as}` } : {} });

it('speaks every sentence in the voice that was asked for, once', async () => {
  const path = `aura-2-helena-en/sample?text=${encodeURIComponent("Sal's. What can I get you?")}`;
  const answer = await sample(path);
  expect(answer.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'private, max-age=3600' });
  expect(String.fromCharCode(...readWav(answer.rawPayload).pcm)).toBe("Sal's.What can I get you?");
  expect((await sample(path)).rawPayload).toEqual(answer.rawPayload);
  expect(said).toEqual(["aura-2-helena-en: Sal's.", 'aura-2-helena-en: What can I get you?']);
});

it.each([
  ['a voice that is none', 'robot/sample', 422],
  ['a whole book', `aura-2-helena-en/sample?text=${'x'.repeat(501)}`, 422],
])('refuses %s', async (_what, path, status) => {
  expect((await sample(path)).statusCode).toBe(status);
});

it('is for those who signed in', async () =>
  expect((await sample('aura-2-thalia-en/sample', '')).statusCode).toBe(401));

it('says so where there is no voice', async () => {
  const mute = await testApp();
  const { token: as } = await enrol(mute, 'Rosa Marchetti');
  const answer = await mute.ask('GET', '/api/voices/aura-2-thalia-en/sample', { as });
  expect(answer).toMatchObject({ status: 503, body: { code: 'no-voice' } });
});
