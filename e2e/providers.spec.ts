import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resample } from '@attendant/voice/audio/resample';
import { loadBuiltInSpeech } from '@attendant/voice/built-in';
import { deepgramServer, openAiServer, type Scripted } from '@attendant/voice/testing';
import { expect, test } from '@playwright/test';
import { closedCall, newOwner, openPizzeria, ring } from './calls.ts';
import { PORT as FIRST_PORT, launch, stop } from './start-server.ts';

const PORT = FIRST_PORT + 2;
const baseUrl = `http://localhost:${PORT}`;
const unhurried = new AbortController().signal;

/** Calls with keys set: local servers speak Deepgram's and OpenAI's protocols, with real sound behind them. */
test('calls through outside providers, which fail in mid-call', async () => {
  test.setTimeout(240_000);
  const speech = await loadBuiltInSpeech();
  const counted = { heard: 0, spoken: 0 };
  let broken = false;
  const speak = async (text: string, rate: number, voice = 'aura-2-apollo-en') => {
    const pieces: number[] = [];
    for await (const pcm of speech.toSpeech.synthesise(text, { voice, signal: unhurried })) pieces.push(...pcm);
    return resample(Int16Array.from(pieces), speech.toSpeech.sampleRate, rate);
  };
  const deepgram = await deepgramServer({
    apiKey: 'key',
    before() {
      if (broken) throw new Error('out of order');
    },
    async transcribe(pcm, sampleRate) {
      counted.heard++;
      const line = speech.toText.open({ sampleRate, keyterms: [] });
      const { text, confidence } = await line.recognise(pcm, unhurried);
      line.close();
      return { text, confidence: confidence ?? 0.9 };
    },
    speak(text, rate, model) {
      counted.spoken++;
      return speak(text, rate, model);
    },
  });
  let itemId = '';
  const model = await openAiServer(({ messages }): readonly Scripted[] => {
    if (broken) return [{ fail: 503 }];
    const turns = messages.filter(({ role }) => role === 'user').length;
    if (messages.at(-1)?.role === 'tool')
      return [{ say: 'Have a good evening. Goodbye!' }, ...(turns > 2 ? [{ call: 'end_call', input: {} }] : [])];
    if (turns === 1) return [{ say: 'Two Margheritas. What is your name?' }];
    if (turns === 2) return [{ say: 'That is thirty six dollars. Is that right?' }];
    return [
      { call: 'place_order', input: { customer_name: 'Robert', lines: [{ menu_item_id: itemId, quantity: 2 }] } },
    ];
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'attendant-providers-'));
  const server = await launch(dataDir, PORT, {
    DEEPGRAM_API_KEY: 'key',
    DEEPGRAM_URL: deepgram.url,
    LLM_MODEL: 'stand-in',
    LLM_BASE_URL: model.baseUrl,
    LLM_API_KEY: 'key',
  });
  try {
    const owner = await newOwner('providers@example.com', baseUrl);
    const agentId = await openPizzeria(owner);
    const menu = await owner.api.menu.list({ id: agentId });
    itemId = menu.items.find(({ name }) => name.includes('Margherita'))?.id ?? '';
    const token = readFileSync(join(dataDir, 'secrets', 'twilio-auth-token'), 'utf8').trim();
    const call = async (from: string, lines: string[]) => {
      const steps = await Promise.all(
        lines.map(async (text) => ({ kind: 'say' as const, text, pcm: await speak(text, 8000) })),
      );
      const result = await ring(agentId, { baseUrl, token, from, steps });
      const conversation = await closedCall(owner, agentId, from);
      const messages = await owner.api.conversations.messages({ id: conversation.id });
      return { ...result, conversation, messages: messages.items };
    };

    const ordered = await call('+17185550131', [
      'Two Margheritas please.',
      'My name is Robert.',
      'Yes, that is right.',
    ]);
    expect(ordered.conversation.status).toBe('completed');
    expect(counted.heard).toBeGreaterThanOrEqual(3);
    expect(counted.spoken).toBeGreaterThanOrEqual(3);
    const { items: orders } = await owner.api.orders.list({ id: agentId });
    expect(orders.map(({ customer_name, order_items }) => [customer_name, order_items[0]?.quantity])).toEqual([
      ['Robert', 2],
    ]);

    // From now on nothing outside answers any more: the built-in parts take the call.
    broken = true;
    const saved = await call('+17185550132', ['How much is the small Margherita?', 'No thank you. Goodbye.']);
    expect(saved.conversation.status).toBe('completed');
    const said = saved.messages.filter(({ role }) => role === 'agent');
    expect(said.some(({ content }) => content.includes('$'))).toBe(true);
    expect(said.every(({ has_audio }) => has_audio)).toBe(true);
    expect(saved.heard.length).toBeGreaterThanOrEqual(2);
  } finally {
    await stop(server);
    await Promise.all([deepgram.close(), model.close(), speech.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
