import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** For requests in flight; what takes longer, as a large upload over a slow line, is cut. */
const GRACE_MS = 10_000;

/** Takes no new requests, answers those in flight, and ends whatever is open after that. */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const closed = server.close();
  let isClosed = false;
  void closed.then(() => (isClosed = true));
  // A connection that a client keeps open, and busy, is idle between two requests.
  for (const end = Date.now() + GRACE_MS; !isClosed && Date.now() < end; await delay(50))
    server.server.closeIdleConnections();
  server.server.closeAllConnections();
  await closed;
}
