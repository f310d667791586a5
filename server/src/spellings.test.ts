import { beforeAll, expect, it } from 'vitest';
import { testApp } from './testing/app.ts';
import { openKnocking, type Spelling } from './testing/knock.ts';
import { endpointsOf, type Knocking, readTable } from './testing/rights.ts';

/** However a request is spelt, it opens nothing that it does not open as the contract spells it. */

const REFUSED: readonly Knocking[] = ['anonymous', 'stranger'];
/** Done, or found wanting by whoever would have done it. */
const LET_IN = (status: number) => status < 400 || [409, 413, 415, 422].includes(status);
const SPELLINGS: Record<string, Spelling> = {
  'the other noun': {
    path: (path) =>
      path.replace(/^\/api\/agents?\//, (noun) => (noun === '/api/agent/' ? '/api/agents/' : '/api/agent/')),
  },
  'a slash at the end': { path: (path) => `${path}/` },
  'doubled slashes': { path: (path) => path.replaceAll('/', '//') },
  'capital letters': { path: (path) => path.toUpperCase() },
  'a dot': { path: (path) => path.replace('/api/', '/api/%2e/') },
  'two dots': { path: (path) => path.replace('/api/', '/api/x/%2e%2e/') },
  'an encoded slash': { path: (path) => path.replace(/\/(?=[^/]*$)/, '%2f') },
  'a semicolon': { path: (path) => path.replace('/api/', '/api;a=b/') },
  HEAD: { method: 'HEAD' },
  OPTIONS: { method: 'OPTIONS' },
  'another method by a header': { method: 'POST', headers: { 'x-http-method-override': 'GET' } },
  'another address by a header': { headers: { 'x-original-url': '/health', 'x-rewrite-url': '/health' } },
  'another host': { headers: { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' } },
};

const endpoints = endpointsOf();
const table = readTable();
type Knock = Awaited<ReturnType<typeof openKnocking>>;
let ask: Knock['ask'];
/** By endpoint. Whoever is refused leaves it as it was, and whoever is not has been found. */
const subjects = new Map<string, Awaited<ReturnType<Knock['subjectOf']>>>();
beforeAll(async () => {
  const knocking = await openKnocking(await testApp());
  ask = knocking.ask;
  for (const one of endpoints) subjects.set(one.name, await knocking.subjectOf(one));
});

it.each(Object.entries(SPELLINGS))('%s', { timeout: 120_000 }, async (_name, spelt) => {
  const opened: string[] = [];
  let asked = 0;
  for (const endpoint of endpoints) {
    for (const who of REFUSED.filter((one) => table.get(endpoint.name)?.[one] !== 'ok')) {
      asked++;
      const { status } = await ask(endpoint, who, spelt, subjects.get(endpoint.name));
      if (LET_IN(status)) opened.push(`${endpoint.name} for ${who}: ${status}`);
    }
  }
  expect(opened).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});

it('as the contract spells it, it opens, and with a slash at the end', async () => {
  const orders = endpoints.filter(({ name }) => name === 'GET /agent/{id}/orders');
  const seen = await Promise.all(
    orders.flatMap((one) => [ask(one, 'viewer'), ask(one, 'viewer', { path: (path) => `${path}/` })]),
  );
  expect(seen.map(({ status }) => status)).toEqual([200, 200]);
});
