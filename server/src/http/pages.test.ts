import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { isPage, servePages } from './pages.ts';
import { createServer } from './server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

describe('pages', () => {
  it.each([
    ['/', true],
    ['/signin', true],
    ['/app/agents/', true],
    ['/app/agents/7f3c1d52/orders', true],
    ['/app/agent/7f3c1d52/memory', true],
    ['/app/agents/7f3c1d52/bookings', true],
    ['/app/agents/7f3c1d52/nonsense', false],
    ['/wp-login.php', false],
    ['/..%2f..%2fetc/passwd', false],
  ])('%s is a page: %s', (path, known) => {
    expect(isPage(path)).toBe(known);
  });

  it('are the app itself, with the status that fits', async () => {
    const [known, unknown] = [await app.ask('GET', '/app/agents'), await app.ask('GET', '/no/such/page')];
    expect([known.status, unknown.status]).toEqual([200, 404]);
    expect(known.text).toBe(unknown.text);
    expect(known.headers['cache-control']).toBe('no-cache');
  });
});

describe('built files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const script = 'export const bell = 1;'.repeat(100);
  let server: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>{{brand_name}}</title>');
    writeFileSync(join(folder, 'assets/app-1.js'), script);
    writeFileSync(join(folder, 'assets/app-1.js.map'), '{"sourcesContent":["secret"]}');
    writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync(script));
    server = await createServer({ log: pino({ level: 'silent' }), proxyHops: 0, https: false });
    await servePages(folder)(server, {
      site: { brand_name: 'Bell & Co', demo_phone: null, support_phone: null, demo_talk: false },
      publicUrl: 'http://localhost',
    });
    return async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    };
  });

  it('carry the name that the operator gave the product', async () => {
    expect((await server.inject('/signin')).payload).toBe('<title>Bell &amp; Co</title>');
  });

  it('go out as they were compressed at the build, for ever', async () => {
    const { headers, rawPayload } = await server.inject({
      url: '/assets/app-1.js',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  });

  it('are served without the sources that they were made of', async () => {
    expect((await server.inject('/assets/app-1.js')).statusCode).toBe(200);
    const maps = ['/assets/app-1.js.map', '/assets/app-1.js.map?x', '/assets%2Fapp-1.js.map'];
    expect(await Promise.all(maps.map(async (url) => (await server.inject(url)).statusCode))).toEqual([404, 404, 404]);
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.0', undefined],
    ['', undefined],
  ])('that are documents go out compressed for %j as %s, and are the same', async (taken, coding) => {
    const asked = await server.inject({ url: '/signin', headers: { 'accept-encoding': taken } });
    expect(asked.headers['content-encoding']).toBe(coding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(unpack(asked.rawPayload).toString()).toBe('<title>Bell &amp; Co</title>');
  });

  it('go out as they are to who cannot unpack them', async () => {
    const { headers, payload } = await server.inject({
      url: '/assets/app-1.js',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(payload).toBe(script);
  });
});

describe('every answer', () => {
  it('carries the protecting headers', async () => {
    const { headers } = await app.ask('GET', '/api/identity/password-policy');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it.each([
    ['an unknown path', 'GET', '/api/nothing', undefined, 404, 'not-found'],
    ['broken JSON', 'POST', '/api/auth/login', '{"email":', 400, 'malformed'],
    ['a type that is not read', 'POST', '/api/auth/login', '<xml/>', 415, 'wrong-body'],
    ['what is missing', 'POST', '/api/auth/login', '{}', 422, 'invalid'],
    ['no session', 'GET', '/api/auth/me', undefined, 401, 'unauthenticated'],
  ] as const)('to %s is a problem with a code and a request id', async (_name, method, url, body, status, code) => {
    const type = body?.startsWith('<') ? 'application/xml' : 'application/json';
    const answer = await app.ask(method, url, { body, ...(body && { headers: { 'content-type': type } }) });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      code,
      message: expect.any(String),
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.text).not.toMatch(/at \w+ \(|node_modules|select /);
  });
});

it('describes itself', async () => {
  const document = await app.ask('GET', '/api/openapi.json');
  expect(document.body.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.body.paths)).toContain('/agent/{id}/orders');
  expect((await app.ask('GET', '/api/docs')).text).toContain('/orders/{id}');
  expect((await app.ask('GET', '/health')).body).toMatchObject({ status: 'ok', calls: 0 });
});
