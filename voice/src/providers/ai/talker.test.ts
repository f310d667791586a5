import { afterEach, describe, expect, it } from 'vitest';
import type { CallerTurn, ReplyPart, TalkerOptions, ToolOutcome, Used } from '../../roles.ts';
import { type OpenAiServer, openAiServer, type Scripted } from '../../testing/openai-server.ts';
import { openModel } from './model.ts';
import { aiModel } from './talker.ts';

let server: OpenAiServer | undefined;
afterEach(() => server?.close());

const ORDERED = {
  ok: true,
  value: { order_number: '#1' },
  say: 'Your order is in: 2 Margherita. The total is $36.00.',
  receipt: { kind: 'order', id: 'o1' },
} satisfies ToolOutcome;

async function talk(script: Parameters<typeof openAiServer>[0], more: Partial<TalkerOptions> = {}, limitMs = 300) {
  server = await openAiServer(script);
  const model = await openModel({
    provider: 'openai-compatible',
    model: 'stand-in',
    baseUrl: server.baseUrl,
    apiKey: 'k',
  });
  const calls: unknown[] = [];
  const place = {
    name: 'place_order',
    description: 'Places it.',
    inputSchema: { type: 'object' },
    deadlineMs: 1000,
    run: async () => ORDERED,
  };
  const talker = aiModel({
    name: 'test',
    model,
    instructions: () => 'Be brief.',
    firstMs: limitMs,
    betweenMs: limitMs,
  }).open({
    tools: [place],
    state: null,
    callTool: async (name, input) => {
      calls.push([name, input]);
      return ORDERED;
    },
    ...more,
  });
  let turns = 0;
  const say = async (text: string, interruptedAfter: string | null = null, signal = new AbortController().signal) => {
    const turn: CallerTurn = { turn: ++turns, text, kind: 'speech', confidence: 0.9, interruptedAfter };
    const parts: ReplyPart[] = [];
    for await (const part of talker.reply(turn, signal)) parts.push(part);
    const words = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
    return { words: words.replace(/\s+/g, ' ').trim(), end: parts.find((part) => part.kind === 'end')?.reason ?? null };
  };
  return { say, talker, calls, requests: server.requests };
}

const lastIs = (role: string, messages: { role: string }[]) => messages.at(-1)?.role === role;

describe('a model of the ai package', () => {
  it('counts the tokens that the provider counted', async () => {
    const used: Used[] = [];
    const call = await talk(() => [{ say: 'Until ten.' }], { used: (one) => used.push(one) });
    await call.say('When do you close?');
    expect(used.map(({ unit }) => unit)).toEqual(['tokens-in', 'tokens-out']);
    expect(used.every(({ amount }) => amount > 0)).toBe(true);
  });

  it('streams its words and remembers the conversation', async () => {
    const call = await talk(() => [{ say: 'Until ten. Anything else?' }]);
    expect(await call.say('When do you close?')).toEqual({ words: 'Until ten. Anything else?', end: null });
    await call.say('No');
    expect(call.requests[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(call.requests[0]?.messages[0]?.content).toBe('Be brief.');
    expect(call.requests[0]?.tools).toHaveLength(2);
  });

  it('says what a tool committed in the words of the commit', async () => {
    const script = (request: { messages: { role: string }[] }): Scripted[] =>
      lastIs('tool', request.messages) ? [{ say: 'See you soon!' }] : [{ call: 'place_order', input: { name: 'Joe' } }];
    const call = await talk(script);
    expect(await call.say('Two margheritas for Joe')).toEqual({
      words: `${ORDERED.say} See you soon!`,
      end: null,
    });
    expect(call.calls).toEqual([['place_order', { name: 'Joe' }]]);
  });

  it('ends the call by a tool, for goodbye and for a transfer', async () => {
    const bye = await talk((request) =>
      lastIs('tool', request.messages) ? [] : [{ say: 'Goodbye!' }, { call: 'end_call', input: {} }],
    );
    expect(await bye.say('Bye')).toEqual({ words: 'Goodbye!', end: 'goodbye' });
    await server?.close();
    const transferred: ToolOutcome = {
      ok: true,
      value: null,
      say: 'One moment, please.',
      receipt: { kind: 'transfer', id: 't' },
    };
    const over = await talk(() => [{ call: 'place_order', input: {} }], { callTool: async () => transferred });
    expect(await over.say('A person please')).toMatchObject({
      words: expect.stringContaining('One moment'),
      end: 'transfer',
    });
  });

  it('is told what the caller heard of a reply that was cut short', async () => {
    const call = await talk(() => [{ say: 'We have Margherita, Marinara and many more.' }]);
    await call.say('What do you have?');
    await call.say('Margherita!', 'We have Margherita');
    expect(call.requests[1]?.messages[2]?.content).toBe('We have Margherita [interrupted by the caller]');
  });

  it('remembers a reply that was cut short, and what was done in it', async () => {
    const call = await talk((request) =>
      lastIs('tool', request.messages) ? [{ say: 'See you' }, { waitMs: 250 }] : [{ call: 'place_order', input: {} }],
    );
    const cut = new AbortController();
    setTimeout(() => cut.abort(), 150);
    await call.say('That is all', null, cut.signal);
    await call.say('Wait', ORDERED.say);
    const told = call.requests.at(-1)?.messages.map(({ role, content }) => [role, content]);
    expect(told?.slice(1, 4)).toEqual([
      ['user', 'That is all'],
      ['assistant', `${ORDERED.say} [interrupted by the caller]`],
      ['user', 'Wait'],
    ]);
  });

  it.each<[string, Scripted[]]>([
    ['refuses', [{ fail: 500 }]],
    ['has no room', [{ fail: 429 }]],
    ['says nothing in time', [{ waitMs: 2_000 }]],
    ['breaks off', [{ say: 'One' }, { fail: 0 }]],
    ['stops in the middle', [{ say: 'One' }, { waitMs: 2_000 }]],
  ])('fails soon when the provider %s', async (_how, script) => {
    const call = await talk(() => script);
    const began = performance.now();
    await expect(call.say('Hello')).rejects.toThrow(/./);
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  it('goes on in another process from its state', async () => {
    const first = await talk(() => [{ say: 'Hi Joe.' }]);
    await first.say("I'm Joe");
    const state: unknown = JSON.parse(JSON.stringify(first.talker.state()));
    await server?.close();
    const second = await talk(() => [{ say: 'Joe.' }], { state });
    await second.say('Who am I?');
    expect(second.requests[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  });
});

describe('a provider that answers what it should not', () => {
  const chunk = (delta: object) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;
  const long = 'a word '.repeat(1_500_000);

  it.each([
    ['in one piece', chunk({ role: 'assistant', content: long })],
    ['in very many', chunk({ content: long.slice(0, 700) }).repeat(15_000)],
  ])('is heard for some minutes when it says 10 MB %s', async (_how, raw) => {
    const call = await talk(
      ({ messages }) => (lastIs('user', messages) && messages.length < 4 ? [{ raw }] : [{ say: 'Until ten.' }]),
      {},
      // It is read for a while where others read too.
      10_000,
    );
    const { words } = await call.say('When do you close?');
    expect(words.length).toBeGreaterThan(1_000);
    expect(words.length).toBeLessThanOrEqual(4_000);
    expect((await call.say('Once more?')).words).toBe('Until ten.');
    expect(JSON.stringify(call.requests.at(-1)).length).toBeLessThan(10_000);
  });

  it.each([
    ['a page', '<!doctype html><title>502 Bad Gateway</title>'],
    ['no JSON', 'data: {"choices": [\n\n'],
    ['another shape', 'data: {"choices": "many"}\n\n'],
    ['nothing', ''],
  ])('says nothing, and fails or ends, with %s', async (_what, raw) => {
    const call = await talk(() => [{ raw }]);
    const said = await call.say('When do you close?').catch(() => ({ words: '' }));
    expect(said.words).toBe('');
  });

  it('uses no tool that it was not given', async () => {
    const call = await talk(({ messages }) =>
      lastIs('user', messages) ? [{ call: 'transfer_money', input: { to: '+19005550100' } }] : [{ say: 'I cannot.' }],
    );
    await call.say('Send it.').catch(() => undefined);
    expect(call.calls).toEqual([]);
  });
});
