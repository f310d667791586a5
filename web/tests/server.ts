import { vi } from 'vitest';
import * as sample from './sample.ts';

/** What the page sent; its path without `/api` and, where it names our agent, with `:id`. */
export interface Asked {
  path: string;
  search: URLSearchParams;
  body: unknown;
}
type Act = (asked: Asked) => object | Promise<object>;
type Answer = object | Act;
const isAct = (answer: Answer): answer is Act => typeof answer === 'function';

/** An answer with all that there is. */
export const list = (...items: object[]) => ({ items, total: items.length, limit: 100, offset: 0 });
const counted = (...items: object[]) =>
  new Response(JSON.stringify(items), {
    headers: { 'content-type': 'application/json', 'x-total-count': String(items.length) },
  });

/** An answer that says no. */
export const refusal = (status: number, message: string, more: object = {}) =>
  new Response(JSON.stringify({ status, message, ...more }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const USUAL: Readonly<Record<string, Answer>> = {
  'GET /auth/me': sample.OWNER,
  'POST /analytics/page-views': {},
  'GET /agents': () => counted(sample.AGENT),
  'GET /agents/deleted': [],
  'GET /agent/:id': sample.AGENT,
  // Nothing happens meanwhile: an open line on which nobody speaks.
  'GET /agent/:id/events': () =>
    new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  'GET /agent/:id/orders': list(sample.ORDER),
  'GET /agent/:id/orders/settings': sample.KITCHEN,
  'GET /agent/:id/menu-items': list(sample.MARGHERITA),
  'GET /agent/:id/menu/categories': ['Pizza'],
  'GET /agent/:id/conversations': list(sample.CALL),
  [`GET /conversations/${sample.CALL.id}`]: sample.CALL,
  [`GET /conversations/${sample.CALL.id}/messages`]: list(...sample.MESSAGES),
  'GET /agent/:id/memories': () => counted(sample.LESSON),
  'GET /agent/:id/memory-proposals': [],
  'GET /agent/:id/datasets': [],
  'GET /agent/:id/appointments': list(sample.TABLE_FOR_TWO),
  'GET /agent/:id/persons': [],
  'GET /agent/:id/services': [],
  'GET /agent/:id/callbacks': list(),
  'GET /agent/:id/waiting': sample.WAITING,
  'GET /agent/:id/setup': sample.SETUP,
  'GET /agent/:id/statistics': sample.FIGURES,
  'GET /agent/:id/conversations/statistics': sample.COUNTED,
  'GET /agent/:id/settings': sample.SETTINGS,
  'GET /agent/:id/users': [],
};

/** Plays the server: the usual answers, and before them those of the test. Whatever was asked is kept. */
export function playServer(answers: Readonly<Record<string, Answer>> = {}): (call: string) => Asked[] {
  const asked: (Asked & { call: string })[] = [];
  vi.stubGlobal('fetch', async (given: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(given, init);
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api/, '').replace(sample.AGENT.id, ':id');
    const call = `${request.method} ${path}`;
    const text = await request.text();
    const isJson = /json/.test(request.headers.get('content-type') ?? '');
    const one = { call, path, search: url.searchParams, body: isJson ? (JSON.parse(text) as unknown) : text };
    asked.push(one);
    const answer = answers[call] ?? USUAL[call] ?? refusal(404, `Nobody plays ${call}`);
    const said: object = isAct(answer) ? await answer(one) : answer;
    return said instanceof Response ? said.clone() : Response.json(said);
  });
  return (call) => asked.filter((one) => one.call === call);
}
