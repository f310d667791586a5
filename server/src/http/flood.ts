import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { POLICIES } from './headers.ts';
import { problem, problemBody } from './problem.ts';

/** From one address in one second: pages and boards of a whole office, many times over. */
const MOST_A_SECOND = 200;
/** From an address that had too many in the second before: it does not stop by itself. */
const WHILE_IT_GOES_ON = 20;
/** Refusals wait so long, so that whoever asks again at once asks that much less. */
const HELD_MS = 1_000;
/** Beyond that connections are cut without a word. */
const HELD_MOST = 1_000;
/** A few at a time: a call's next frame is never far. */
const ANSWER_EVERY_MS = 10;
const ANSWERED_AT_ONCE = 10;
const LOOPBACK = /^(::1|(::ffff:)?127\.)/;

interface Held {
  response: ServerResponse;
  until: number;
}

/**
 * Refuses a flood from one address before anything is done for it, so that calls have the time they need: not the
 * address of a route is looked at. A proxy on this machine that is not named by TRUST_PROXY speaks for everybody, and is
 * let through.
 */
export function refuseFloods(server: Server, proxyHops: number): void {
  let counts = new Map<string, number>();
  let before = counts;
  const held: Held[] = [];
  const second = setInterval(() => {
    before = counts;
    counts = new Map();
  }, 1_000).unref();
  const answering = setInterval(() => {
    const due = performance.now();
    for (let n = 0; n < ANSWERED_AT_ONCE && held[0] && held[0].until <= due; n++) refuse(held.shift()?.response);
  }, ANSWER_EVERY_MS).unref();
  server.once('close', () => {
    clearInterval(second);
    clearInterval(answering);
  });

  function isFlood(address: string): boolean {
    if (LOOPBACK.test(address)) return false;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > ((before.get(address) ?? 0) > MOST_A_SECOND ? WHILE_IT_GOES_ON : MOST_A_SECOND);
  }

  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isFlood(addressOf(request, proxyHops)))
      for (const listener of listeners) listener.call(server, request, response);
    else if (held.length >= HELD_MOST) request.destroy();
    else held.push({ response, until: performance.now() + HELD_MS });
  });
}

/** As `request.ip` of the routes: the last that none of our own proxies wrote. */
function addressOf({ socket, headers }: IncomingMessage, proxyHops: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxyHops === 0) return own;
  const forwarded = headers['x-forwarded-for'];
  const chain = String(forwarded ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return chain.at(-Math.min(proxyHops, chain.length)) ?? own;
}

function refuse(response: ServerResponse | undefined): void {
  if (!response || response.destroyed) return;
  const refusal = problem('too-many-requests');
  const id = randomUUID();
  const body = JSON.stringify(problemBody(refusal, id));
  response.writeHead(refusal.status, {
    ...POLICIES,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': '1',
    'x-request-id': id,
  });
  response.end(body);
}
