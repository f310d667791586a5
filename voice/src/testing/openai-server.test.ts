import OpenAI, { APIError } from 'openai';
import { afterEach, expect, it } from 'vitest';
import { type OpenAiServer, openAiServer, type Scripted } from './openai-server.ts';

/** The stand-in is asked by the vendor's own client: what that understands, OpenAI would have said. */

let server: OpenAiServer;
afterEach(() => server.close());

async function ask(...script: Scripted[]) {
  server = await openAiServer(() => script);
  const client = new OpenAI({ apiKey: 'key', baseURL: server.baseUrl, maxRetries: 0 });
  return client.chat.completions.stream({
    model: 'stand-in',
    messages: [{ role: 'user', content: 'Two margheritas, please.' }],
    tools: [{ type: 'function', function: { name: 'place_order', parameters: { type: 'object' } } }],
    stream_options: { include_usage: true },
  });
}

it('streams words, and tells what they cost', async () => {
  const stream = await ask({ say: 'Coming right up, Joe.' });
  const pieces: string[] = [];
  stream.on('content', (piece) => pieces.push(piece));
  const { choices, usage } = await stream.finalChatCompletion();
  expect(pieces).toEqual(['Coming ', 'right ', 'up, ', 'Joe.']);
  expect(choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'Coming right up, Joe.' } });
  expect(usage?.completion_tokens).toBeGreaterThan(0);
  expect(server.requests[0]?.messages).toEqual([{ role: 'user', content: 'Two margheritas, please.' }]);
});

it('streams calls of tools, several in one answer', async () => {
  const stream = await ask({ call: 'place_order', input: { quantity: 2 } }, { call: 'place_order', input: {} });
  const { choices } = await stream.finalChatCompletion();
  const calls = choices[0]?.message.tool_calls?.map((call) => call.type === 'function' && call.function);
  expect(choices[0]?.finish_reason).toBe('tool_calls');
  expect(calls).toMatchObject([{ name: 'place_order', arguments: '{"quantity":2}' }, { arguments: '{}' }]);
});

it('fails as the vendor does, before the first word and after it', async () => {
  const refused = await ask({ fail: 503 });
  await expect(refused.finalChatCompletion()).rejects.toMatchObject({ status: 503 });
  await expect(refused.finalChatCompletion()).rejects.toBeInstanceOf(APIError);
  await server.close();
  const broken = await ask({ say: 'Coming right' }, { fail: 500 });
  await expect(broken.finalChatCompletion()).rejects.toThrow(/terminated|closed|aborted|error/i);
});
