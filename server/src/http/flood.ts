import type { FastifyInstance } from 'fastify';
import { problem, problemBody } from './problem.ts';

/** From one address in one second: pages and boards of a whole office, many times over. */
const MOST_A_SECOND = 200;
const LOOPBACK = /^(::1|(::ffff:)?127\.)/;

/**
 * Refuses a flood from one address before anything is done for it, so that calls have the time they need. A proxy on
 * this machine that is not named by TRUST_PROXY speaks for everybody, and is let through.
 */
export function refuseFloods(server: FastifyInstance): void {
  const counts = new Map<string, number>();
  const second = setInterval(() => counts.clear(), 1_000).unref();
  server.addHook('onClose', async () => clearInterval(second));
  server.addHook('onRequest', (request, reply, done) => {
    const count = (counts.get(request.ip) ?? 0) + 1;
    counts.set(request.ip, count);
    if (count <= MOST_A_SECOND || LOOPBACK.test(request.ip)) return done();
    const refusal = problem('too-many-requests', { retryAfterSeconds: 1 });
    void reply.status(refusal.status).header('retry-after', 1).send(problemBody(refusal, request.id));
  });
}
