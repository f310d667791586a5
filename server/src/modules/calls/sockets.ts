import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

const FRAME_LIMIT_BYTES = 64 * 1024;
const UNREAD_MOST_BYTES = 1024 * 1024;
/** Time for a fresh socket to say what it is for. */
const START_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 3_000;

export interface Upgrade {
  agentId: string;
  request: IncomingMessage;
}

/** Decides on an upgrade before it is granted, and serves the socket after. */
export interface SocketRoute {
  pattern: RegExp;
  admits(upgrade: Upgrade): boolean;
  serve(socket: WebSocket, agentId: string, request: IncomingMessage): void;
}

/** WebSockets beside the HTTP routes: an upgrade that no route admits is refused. */
export function serveSockets(server: FastifyInstance, routes: readonly SocketRoute[]): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT_BYTES, perMessageDeflate: false });
  server.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const path = new URL(request.url ?? '/', 'http://socket').pathname;
    for (const route of routes) {
      const agentId = route.pattern.exec(path)?.[1];
      if (!agentId) continue;
      if (!route.admits({ agentId, request })) return refuse(stream, '403 Forbidden');
      sockets.handleUpgrade(request, stream, head, (socket) => {
        socket.on('error', () => socket.terminate());
        route.serve(socket, agentId, request);
      });
      return;
    }
    refuse(stream, '404 Not Found');
  });
  return {
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function refuse(stream: Duplex, status: string): void {
  stream.on('error', () => undefined);
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Closes a socket that does not begin in time; returns what to call when it has. */
export function expectStart(socket: WebSocket): () => void {
  const timer = setTimeout(() => socket.close(1008, 'nothing came'), START_LIMIT_MS);
  socket.once('close', () => clearTimeout(timer));
  return () => clearTimeout(timer);
}

/**
 * A carrier asks what comes next as soon as its socket closes, and hears it from the row: the socket waits for that to
 * be written, but not for ever.
 */
export function closeSoon(socket: WebSocket, close = () => socket.close(1000)): void {
  const timer = setTimeout(close, CLOSE_LIMIT_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** What a socket brought: text as text, everything else as bytes. */
export function received(data: RawData, isBinary: boolean): string | Uint8Array {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
  return isBinary ? new Uint8Array(bytes) : bytes.toString('utf8');
}

export const sendTo = (socket: WebSocket, messages: readonly (string | Uint8Array)[]): void => {
  if (socket.readyState !== WebSocket.OPEN) return;
  // Nobody takes what is sent: minutes of sound would gather.
  if (socket.bufferedAmount > UNREAD_MOST_BYTES) return socket.terminate();
  for (const message of messages) socket.send(message);
};
