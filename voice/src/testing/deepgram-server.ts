import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { WebSocketServer } from 'ws';
import { type DeepgramServerOptions, listen, listenToTurns } from './deepgram-listen.ts';

export interface DeepgramServer {
  readonly url: string;
  /** Queries of the lines that were opened. */
  readonly lines: URLSearchParams[];
  close(): Promise<void>;
}

/**
 * A local server that speaks the part of Deepgram's protocol that we use: live transcription over a socket and speech
 * over HTTP. The vendor's own client is run against it in a test.
 * Source: developers.deepgram.com/reference/speech-to-text/listen-streaming, …/listen-flux, …/text-to-speech/speak-request
 */
export async function deepgramServer(options: DeepgramServerOptions): Promise<DeepgramServer> {
  const lines: URLSearchParams[] = [];
  const admits = ({ headers }: IncomingMessage) => headers.authorization === `Token ${options.apiKey}`;
  const server = createServer((request, response) => {
    speak(request, response).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({ noServer: true });

  async function speak(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://deepgram');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    if (!admits(request)) return void response.writeHead(401).end('{"err_code":"INVALID_AUTH"}');
    if (pathname !== '/v1/speak') return void response.writeHead(404).end();
    const { text } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { text: string };
    await options.before?.('speak');
    const model = searchParams.get('model') ?? '';
    if (options.voices?.includes(model) === false)
      return void response.writeHead(400).end('{"err_code":"INVALID_MODEL"}');
    const rate = Number(searchParams.get('sample_rate') ?? 24_000);
    const pcm = await options.speak(text, rate, model);
    response.writeHead(200, { 'content-type': 'audio/l16' });
    const bytes = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
    // Of odd length, as pieces of a network are.
    for (let at = 0; at < bytes.length; at += 3201) response.write(bytes.subarray(at, at + 3201));
    response.end();
  }

  server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://deepgram');
    const protocol = { '/v1/listen': listen, '/v2/listen': listenToTurns }[pathname];
    if (!admits(request) || !protocol) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    lines.push(searchParams);
    sockets.handleUpgrade(request, socket, head, (line) => protocol(line, searchParams, options));
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    lines,
    close: () =>
      new Promise((resolve) => {
        for (const line of sockets.clients) line.terminate();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
