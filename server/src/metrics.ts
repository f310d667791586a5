import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { problem } from './http/problem.ts';

/** Figures of this process for Prometheus, by its naming rules (https://prometheus.io/docs/practices/naming/). */

const registers = [new Registry()];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const REPLY_SECONDS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10];

/** `operation` is the endpoint's name in the contract; nothing of a path that somebody made up. */
export const requestSeconds = new Histogram({
  name: 'attendant_http_request_duration_seconds',
  help: 'Answers of the API',
  labelNames: ['operation', 'status'],
  buckets: SECONDS,
  registers,
});
/** What callers wait for: from their last sound to the agent's first. */
export const replySeconds = new Histogram({
  name: 'attendant_reply_delay_seconds',
  help: "From the caller's last sound to the agent's first",
  buckets: REPLY_SECONDS,
  registers,
});
/** Which part of it is slow. */
export const replyStepSeconds = new Histogram({
  name: 'attendant_reply_step_seconds',
  help: "From the caller's last sound until their words were known, their turn was over, the reply had its first words",
  labelNames: ['step'],
  buckets: REPLY_SECONDS,
  registers,
});
export const conversationsEnded = new Counter({
  name: 'attendant_conversations_ended_total',
  help: 'Conversations that were closed, by why they ended',
  labelNames: ['channel', 'reason'],
  registers,
});
export const toolRuns = new Counter({
  name: 'attendant_tool_runs_total',
  help: 'What conversations committed or were refused, by tool',
  labelNames: ['tool', 'outcome'],
  registers,
});
export const partFailures = new Counter({
  name: 'attendant_part_failures_total',
  help: 'Failures of a part of a conversation (model, speech, voice, tool), each bridged or told to the caller',
  labelNames: ['part'],
  registers,
});
export const jobFailures = new Counter({
  name: 'attendant_job_failures_total',
  help: 'Runs of jobs that failed, the ones that are tried again too',
  labelNames: ['job'],
  registers,
});

interface Measured {
  /** Sent as a bearer. */
  token: string;
  pool: pg.Pool;
  runningCalls: () => number;
  /** Each part of the house, and whether it is as it should be. */
  parts: () => Promise<readonly { part: string; state: string }[]>;
}

/** `GET /metrics` for who has the token: what the process counted, and how the house stands at this moment. */
export function serveMetrics(server: FastifyInstance, { token, pool, runningCalls, parts }: Measured): void {
  const now = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `attendant_${name}`, help, labelNames, registers: [now] });
  collectDefaultMetrics({ register: now, prefix: 'attendant_' });
  const running = gauge('conversations_running', 'Conversations on this server');
  const connections = gauge('database_connections', 'Of the pool', ['state']);
  const up = gauge('part_up', '1: as it should be, 0.5: slow or nearly full, 0: away', ['part']);
  const all = Registry.merge([...registers, now]);
  server.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) throw problem('unauthenticated');
    running.set(runningCalls());
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'awaited' }, pool.waitingCount);
    for (const { part, state } of await parts()) up.set({ part }, state === 'ok' ? 1 : state === 'degraded' ? 0.5 : 0);
    return reply.type(all.contentType).send(await all.metrics());
  });
}

function isToken(header: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
