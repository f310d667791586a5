import { type RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';

export interface DeepgramAccess {
  readonly apiKey: string;
  /** 'https://api.deepgram.com', or a server that speaks its protocol. */
  readonly url: string;
}

/** Without sound Deepgram closes after 10 s. Source: developers.deepgram.com/docs/audio-keep-alive */
const KEEP_ALIVE_MS = 4_000;
const CONNECT_MS = 2_000;

/** What comes back of live audio, as far as we read it. Source: developers.deepgram.com/reference/speech-to-text/listen-streaming */
const Results = z.object({
  type: z.literal('Results'),
  is_final: z.optional(z.boolean()),
  from_finalize: z.optional(z.boolean()),
  channel: z.object({
    alternatives: z.array(z.object({ transcript: z.string(), confidence: z.optional(z.number()) })),
  }),
});
export type Results = z.infer<typeof Results>;

export interface ListenSocket {
  send(audio: Int16Array): void;
  /** Asks for the words of everything that was sent. */
  finalize(): void;
  close(): void;
}

/** One live transcription. `on.lost` is told once when it ends by itself. */
export async function openListenSocket(
  { apiKey, url }: DeepgramAccess,
  query: URLSearchParams,
  on: { results(results: Results): void; lost(cause: Error): void },
): Promise<ListenSocket> {
  const address = `${url.replace(/^http/, 'ws').replace(/\/+$/, '')}/v1/listen?${query.toString()}`;
  const socket = new WebSocket(address, {
    headers: { authorization: `Token ${apiKey}` },
    handshakeTimeout: CONNECT_MS,
  });
  let closed = false;
  const lose = (cause: Error) => {
    clearInterval(beat);
    if (!closed) on.lost(cause);
    closed = true;
  };
  const beat = setInterval(() => socket.send('{"type":"KeepAlive"}', () => undefined), KEEP_ALIVE_MS);
  socket.on('message', (data: RawData, isBinary) => {
    const read = isBinary ? null : Results.safeParse(asJson(data));
    if (read?.success) on.results(read.data);
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
    send: (audio) => socket.send(new Uint8Array(audio.buffer, audio.byteOffset, audio.byteLength), () => undefined),
    finalize: () => socket.send('{"type":"Finalize"}', () => undefined),
    close() {
      closed = true;
      clearInterval(beat);
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"CloseStream"}', () => undefined);
      socket.close();
    },
  };
}

function asJson(data: RawData): unknown {
  try {
    return JSON.parse(Buffer.from(data as Buffer).toString('utf8'));
  } catch {
    return null;
  }
}
