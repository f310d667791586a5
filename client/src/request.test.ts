import { contract } from '@attendant/contract';
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Calls, callsOf } from './calls.ts';

/** What is sent is what oRPC's own link would send. */

const URL = 'https://host.example/api';
const HEADERS = { authorization: 'Bearer t' };
const ID = '6e0ad7cc-7b3a-4c65-9d64-7f1fbc0c2d10';

afterEach(() => vi.unstubAllGlobals());

async function sent(calls: () => Calls, ask: (calls: Calls) => Promise<unknown>) {
  let seen: Request | undefined;
  const fetch = (request: Request) => {
    seen = request;
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  };
  vi.stubGlobal('fetch', fetch);
  await ask(calls());
  if (!seen) throw new Error('Nothing was sent.');
  const type = seen.headers.get('content-type');
  const form = type?.startsWith('multipart/') ? [...(await seen.formData())].map(([name]) => name) : undefined;
  return {
    method: seen.method,
    url: seen.url,
    authorization: seen.headers.get('authorization'),
    range: seen.headers.get('range'),
    body: form ?? (await seen.text()),
    type: form ? 'multipart/form-data' : type,
  };
}

const ours = () => callsOf(contract, { url: URL, headers: () => Promise.resolve(HEADERS) });
const theirs = (): Calls =>
  createORPCClient(new OpenAPILink(contract, { url: URL, headers: HEADERS, fetch: (request) => fetch(request) }));

const ASKED: [string, (calls: Calls) => Promise<unknown>][] = [
  ['nothing', ({ auth }) => auth.me()],
  ['a path', ({ orders }) => orders.get({ id: ID })],
  ['a query', ({ orders }) => orders.list({ id: ID, dish: 'Crème & brûlée', sold: true, offset: 0 })],
  ['a query with what is not there', ({ orders }) => orders.list({ id: ID, dish: undefined })],
  ['a name in the path that wants care', ({ callers }) => callers.get({ id: ID, phone: '+1 718/555' })],
  ['a body', ({ auth }) => auth.login({ email: 'a@b.example', password: 'ü"' })],
  ['a path and a body', ({ orders }) => orders.update({ id: ID, customer_name: 'Dan', customer_phone: undefined })],
  ['lists within a body', ({ menu }) => menu.arrange({ id: ID, categories: ['Pizza', 'Drinks'] })],
  ['a body of which all was path', ({ calls }) => calls.end({ id: ID })],
  ['a deletion', ({ orders }) => orders.remove({ id: ID })],
  ['a file', ({ menu }) => menu.upload({ id: ID, file: new File(['a'], 'menu.csv', { type: 'text/csv' }) })],
  [
    'parts by their names',
    ({ conversations }) => conversations.messageAudio({ params: { id: ID }, headers: { range: 'bytes=0-9' } }),
  ],
];

describe('a request', () => {
  it.each(ASKED)('with %s', async (_, ask) => {
    expect(await sent(ours, ask)).toEqual(await sent(theirs, ask));
  });
});
