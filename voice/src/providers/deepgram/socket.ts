import { type RawData, WebSocket } from 'ws';
import type { Pcm, Transcript } from '../../roles.ts';

export interface DeepgramAccess {
  readonly apiKey: string;
  /** 'https://api.deepgram.com', or a server that speaks its protocol. */
  readonly url: string;
}

/** Live transcription over one socket, in one of the vendor's two protocols. */
export interface ListenSocket {
  send(audio: Pcm): void;
  /** Asks for the words of everything that was sent. */
  flush(): void;
  close(): void;
}

export interface ListenEvents {
  /** Words that will not change any more. */
  words(transcript: Transcript): void;
  /** All the words up to the flush have been told. */
  flushed(): void;
  /** Told once when the line ends by itself. */
  lost(cause: Error): void;
}

export interface ListenOptions {
  readonly sampleRate: number;
  readonly keyterms: readonly string[];
}

export type OpenListenSocket = (
  access: DeepgramAccess,
  options: ListenOptions,
  on: ListenEvents,
) => Promise<ListenSocket>;

const CONNECT_MS = 2_000;

export interface Line {
  send(message: string | Pcm): void;
  close(): void;
}

interface LineOptions {
  /** With its query. */
  readonly path: string;
  readonly on: { message(message: unknown): void; lost(cause: Error): void };
  /** Deepgram closes a line on which nothing comes. */
  readonly idle: { readonly everyMs: number; send(): void };
}

/** Opens a socket that reads JSON and writes JSON or sound. */
export async function openLine({ apiKey, url }: DeepgramAccess, { path, on, idle }: LineOptions): Promise<Line> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws').replace(/\/+$/, '')}${path}`, {
    headers: { authorization: `Token ${apiKey}` },
    handshakeTimeout: CONNECT_MS,
  });
  const send = (message: string | Pcm) => socket.send(onTheLine(message), () => undefined);
  let closed = false;
  const lose = (cause: Error) => {
    clearInterval(beat);
    if (!closed) on.lost(cause);
    closed = true;
  };
  const beat = setInterval(() => idle.send(), idle.everyMs);
  socket.on('message', (data: RawData, isBinary) => {
    if (!isBinary) on.message(asJson(data));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', (cause) => {
      clearInterval(beat);
      reject(cause);
    });
  });
  socket.on('error', lose);
  socket.on('close', (code) => lose(new Error(`Deepgram closed the line (${code}).`)));
  return {
    send,
    close() {
      closed = true;
      clearInterval(beat);
      if (socket.readyState === WebSocket.OPEN) send('{"type":"CloseStream"}');
      socket.close();
    },
  };
}

const onTheLine = (message: string | Pcm) =>
  typeof message === 'string' ? message : new Uint8Array(message.buffer, message.byteOffset, message.byteLength);

function asJson(data: RawData): unknown {
  try {
    return JSON.parse(Buffer.from(data as Buffer).toString('utf8'));
  } catch {
    return null;
  }
}
