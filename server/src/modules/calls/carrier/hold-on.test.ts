import { expect, it } from 'vitest';
import { problem } from '../../../http/problem.ts';
import { carriedOver, orHoldOn } from './hold-on.ts';

const url = 'https://shop.test/api/agent/1/voice/message';
const asked = (query = '', form: Record<string, string> = {}) => ({
  url,
  call: { carrier: 'twilio' as const, agentId: '1', callSid: 'CA1', form, query: new URLSearchParams(query) },
  seen: () => undefined,
});
const broken = () => Promise.reject(new Error('The database is away.'));

it('passes on an answer that comes', async () => {
  expect(await orHoldOn(Promise.resolve('<Response/>'), asked())).toBe('<Response/>');
});

it('says a word and has the carrier ask again, with what it tells only once', async () => {
  const xml = await orHoldOn(broken(), asked('pace=media', { SpeechResult: 'call me back' }));
  expect(xml).toContain('<Say>One moment, please.</Say><Pause length="2"/>');
  const [, next = ''] = /<Redirect method="POST">([^<]+)</.exec(xml) ?? [];
  const { searchParams } = new URL(next.replaceAll('&amp;', '&'));
  expect(Object.fromEntries(searchParams)).toEqual({ pace: 'media', SpeechResult: 'call me back', again: '1' });
  expect(carriedOver(searchParams)).toEqual({ SpeechResult: 'call me back' });
});

it('does not wait for an answer that never comes', async () => {
  const began = performance.now();
  expect(await orHoldOn(new Promise(() => undefined), asked())).toContain('<Redirect');
  expect(performance.now() - began).toBeLessThan(3_500);
});

it('tells the truth in the end', async () => {
  expect(await orHoldOn(broken(), asked('again=6'))).toMatch(/something is wrong with our line.*<Hangup\/>/);
});

it('leaves refusals alone', async () => {
  await expect(orHoldOn(Promise.reject(problem('agent-not-found')), asked())).rejects.toMatchObject({
    code: 'agent-not-found',
  });
});
