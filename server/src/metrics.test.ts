import { beforeAll, expect, it } from 'vitest';
import { requestSeconds } from './metrics.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { assembleCast, type Cast } from './testing/cast.ts';

const TOKEN = 'only-the-scraper-knows';
let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  // Of the process, which other test files have counted in.
  requestSeconds.reset();
  app = await testApp({ environment: { METRICS_TOKEN: TOKEN } });
  cast = await assembleCast(app);
});

const scrape = async () => (await app.ask('GET', '/metrics', { as: TOKEN })).text;
const figure = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1),
  );

it('is for who has the token, and for no session', async () => {
  expect((await app.ask('GET', '/metrics')).status).toBe(401);
  expect((await app.ask('GET', '/metrics', { as: `${TOKEN}-not` })).status).toBe(401);
  expect((await app.ask('GET', '/metrics', { as: cast.tokens.admin })).status).toBe(401);
  expect((await app.ask('GET', '/metrics', { as: TOKEN })).status).toBe(200);
});

it('is not there where nobody was given one', async () => {
  const closed = await testApp({ beside: app, environment: {} });
  expect((await closed.ask('GET', '/metrics', { as: TOKEN })).text).not.toContain('attendant_');
});

it('counts answers by the endpoint, and nothing of the address', async () => {
  const sample = 'attendant_http_request_duration_seconds_count{operation="auth.me",status="200"}';
  const before = figure(await scrape(), sample) || 0;
  await app.ask('GET', '/api/auth/me', { as: cast.tokens.owner });
  await app.ask('GET', '/api/agent/somebody-s-own/nothing', { as: cast.tokens.owner });
  const after = await scrape();
  expect(figure(after, sample)).toBe(before + 1);
  // No digits, which a sum of seconds may hold by chance.
  expect(after).not.toContain('somebody-s-own');
});

it('counts what is not there as such, and no stream', async () => {
  const missing = 'attendant_http_request_duration_seconds_count{operation="none",status="404"}';
  const before = figure(await scrape(), missing) || 0;
  await app.ask('GET', '/api/nothing/of/the/kind', { as: cast.tokens.owner });
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${cast.tokens.owner}` };
  const stream = await fetch(`${app.url}/api/agent/${cast.agentId}/events`, { headers, signal: stop.signal });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  stop.abort();
  const after = await scrape();
  expect(figure(after, missing)).toBe(before + 1);
  expect(after).not.toContain('operation="calls.events"');
});

it('says how the house stands', async () => {
  const text = await scrape();
  expect(figure(text, 'attendant_part_up{part="database"}')).toBe(1);
  expect(figure(text, 'attendant_conversations_running')).toBe(0);
  expect(figure(text, 'attendant_database_connections{state="idle"}')).toBeGreaterThan(0);
});
