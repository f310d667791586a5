import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../http/endpoints.ts';
import type { HealthBook } from './health.ts';

/** Strangers learn whether it answers, and balancers whether new work may come; which part fails is not for them. */
export function serveHealth(server: FastifyInstance, health: HealthBook): void {
  server.get('/health', async () => {
    const { status, version, calls } = await health.look();
    return { status, version, calls };
  });
  server.get('/ready', async (_request, reply) => {
    const { status, parts } = await health.look();
    const isReady = status !== 'stopping' && parts.every(({ part, state }) => part !== 'database' || state !== 'down');
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : status });
  });
}

export const healthRoutes = (health: HealthBook) => ({ get: endpoints.health.get.handler(() => health.look()) });
