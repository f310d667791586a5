import type { FastifyInstance } from 'fastify';

/** For requests in flight; what takes longer, as a large upload over a slow line, is cut. */
const GRACE_MS = 10_000;

/** Takes no new requests, answers those in flight, and ends whatever is open after that. */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const closed = server.close();
  // A connection that a client keeps open, and busy, is idle between two requests.
  const idle = setInterval(() => server.server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
