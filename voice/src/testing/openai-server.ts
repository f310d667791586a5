import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** What the stand-in answers one request with, in order: words, calls of tools, a wait, or a failure. */
export type Scripted =
  | { readonly say: string }
  | { readonly call: string; readonly input: unknown }
  | { readonly waitMs: number }
  | { readonly fail: number }
  /** As it is, instead of a stream. */
  | { readonly raw: string };

export interface OpenAiServer {
  readonly baseUrl: string;
  /** Bodies of the requests so far. */
  readonly requests: { model: string; messages: { role: string; content: unknown }[]; tools?: unknown[] }[];
  close(): Promise<void>;
}

type Script = (request: OpenAiServer['requests'][number]) => readonly Scripted[];

/**
 * A local server that speaks OpenAI's streamed chat completions; a test asks it with the vendor's own client.
 * Source: platform.openai.com/docs/api-reference/chat-streaming
 */
export async function openAiServer(script: Script): Promise<OpenAiServer> {
  const requests: OpenAiServer['requests'] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as OpenAiServer['requests'][number];
    requests.push(body);
    let called = 0;
    const parts = script(body);
    for (const part of parts) {
      if ('waitMs' in part) {
        await delay(part.waitMs, undefined, { ref: false });
        continue;
      }
      if ('fail' in part) {
        if (response.headersSent) return void response.destroy();
        return void response
          .writeHead(part.fail, { 'content-type': 'application/json' })
          .end('{"error":{"message":"no"}}');
      }
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
      if ('raw' in part) return void response.end(part.raw);
      if ('say' in part) {
        for (const piece of part.say.match(/\S+\s*/g) ?? []) send(response, { content: piece });
      } else {
        const fn = { name: part.call, arguments: JSON.stringify(part.input) };
        send(response, {
          tool_calls: [{ index: called, id: `call_${requests.length}_${called}`, type: 'function', function: fn }],
        });
        called++;
      }
    }
    send(response, {}, called > 0 ? 'tool_calls' : 'stop');
    // Counted by words, which is near enough to tokens. Sent by itself after the last choice, when it was asked for.
    const usage = { prompt_tokens: countOf(body.messages), completion_tokens: countOf(parts) };
    const total_tokens = usage.prompt_tokens + usage.completion_tokens;
    response.write(`data: ${JSON.stringify({ ...CHUNK, choices: [], usage: { ...usage, total_tokens } })}\n\n`);
    response.end('data: [DONE]\n\n');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const CHUNK = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'stand-in' };

const countOf = (content: unknown): number => JSON.stringify(content).split(/\s+/).length;

function send(response: ServerResponse, delta: object, finish: string | null = null): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = {
    ...CHUNK,
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
