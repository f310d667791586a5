import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { BEHIND_PROXY, enrol, from, post, prove, signIn } from '../test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { ...BEHIND_PROXY, PUBLIC_URL: 'https://attendant.example' } });
  await enrol(app, 'rosa@example.com');
});

const ROSA = 'rosa@example.com';
const me = async (token: string) => (await app.ask('GET', '/api/auth/me', { as: token })).status;
const refresh = (refresh_token: string) => post(app, '/auth/refresh', { refresh_token });
/** Moves what is stored into the past: as if so much time had gone by. */
const later = (interval: string) =>
  sql`with a as (update session_tokens set created_at = created_at - ${interval}::interval,
        expires_at = expires_at - ${interval}::interval, used_at = used_at - ${interval}::interval)
      update sessions set created_at = created_at - ${interval}::interval, used_at = used_at - ${interval}::interval,
        expires_at = expires_at - ${interval}::interval`.execute(app.database.db);

describe('an access token', () => {
  it('is random, long and new at every sign-in', async () => {
    const session = await signIn(app, ROSA);
    const { access_token: again } = await signIn(app, ROSA);
    expect(Buffer.from(session.access_token, 'base64url')).toHaveLength(32);
    expect(again).not.toBe(session.access_token);
  });

  it.each(['', 'x', 'a'.repeat(43), '../../etc', 'eyJhbGciOiJub25lIn0.e30.'])(
    'is refused when forged: %s',
    async (token) => {
      expect(await me(token)).toBe(401);
    },
  );

  it('is refused in forty forms that only look like it', async () => {
    const { access_token: real, refresh_token } = await signIn(app, ROSA);
    const code = await prove(app, ROSA);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = part({ sub: 'rosa', email: ROSA, is_admin: true, exp: 4_000_000_000 });
    const headers = [
      { alg: 'none' },
      { alg: 'None' },
      { alg: 'HS256' },
      { alg: 'HS256', kid: '../../dev/null' },
      { alg: 'RS256', jku: 'http://127.0.0.1/' },
    ];
    const forged = [
      ...headers.flatMap((header) => ['', 'AAAA', part({})].map((end) => `${part(header)}.${claims}.${end}`)),
      real.slice(1),
      real.slice(0, -1),
      `${real}a`,
      `a${real}`,
      real.toUpperCase(),
      real.split('').toReversed().join(''),
      ...Array.from(
        { length: 12 },
        (_, at) => `${real.slice(0, at * 3)}${real[at * 3] === 'x' ? 'y' : 'x'}${real.slice(at * 3 + 1)}`,
      ),
      refresh_token,
      code,
      `${real}.${real}`,
      `${real},${real}`,
      `${real}%00`,
      encodeURIComponent(`${real}=`),
      `'${real}'`,
      'null',
    ];
    expect(forged.length).toBeGreaterThan(40);
    const seen = await Promise.all(forged.map(me));
    expect(new Set(seen)).toEqual(new Set([401]));
    expect(await me(real)).toBe(200);
  });

  it('lives an hour', async () => {
    const { access_token } = await signIn(app, ROSA);
    await later('59 minutes');
    expect(await me(access_token)).toBe(200);
    await later('2 minutes');
    expect(await me(access_token)).toBe(401);
  });

  it('is no refresh token, nor a refresh token an access token', async () => {
    const { access_token, refresh_token } = await signIn(app, ROSA);
    expect((await refresh(access_token)).status).toBe(401);
    expect(await me(refresh_token)).toBe(401);
    expect(await me(await prove(app, ROSA))).toBe(401);
  });

  it('ends at once with sign-out and with the account', async () => {
    await enrol(app, 'gone@example.com');
    const [one, two] = [await signIn(app, 'gone@example.com'), await signIn(app, 'gone@example.com')];
    expect((await post(app, '/auth/logout', { refresh_token: one.refresh_token })).status).toBe(204);
    expect([await me(one.access_token), await me(two.access_token)]).toEqual([401, 200]);
    expect((await refresh(one.refresh_token)).status).toBe(401);
    await app.database.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', two.id).execute();
    expect(await me(two.access_token)).toBe(401);
    expect((await refresh(two.refresh_token)).status).toBe(401);
    await expect(signIn(app, 'gone@example.com')).rejects.toThrow('Invalid email or password');
  });
});

describe('a refresh token', () => {
  it('is exchanged for a new pair', async () => {
    const { refresh_token } = await signIn(app, ROSA);
    const { status, body } = await refresh(refresh_token);
    expect({ status, body }).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 3600 } });
    expect(body.refresh_token).not.toBe(refresh_token);
    expect(await me(body.access_token)).toBe(200);
  });

  it('serves two tabs that come at the same moment', async () => {
    const { refresh_token } = await signIn(app, ROSA);
    for (let token = refresh_token, round = 0; round < 10; round++) {
      const pair = await Promise.all([refresh(token), refresh(token)]);
      expect(pair.map(({ status }) => status)).toEqual([200, 200]);
      token = pair[round % 2]?.body.refresh_token;
    }
  });

  it('ends the session of owner and thief when it is used again later', async () => {
    const { refresh_token } = await signIn(app, ROSA);
    const owner = (await refresh(refresh_token)).body;
    await later('11 seconds');
    expect((await refresh(refresh_token)).status).toBe(401);
    expect(await me(owner.access_token)).toBe(401);
    expect((await refresh(owner.refresh_token)).status).toBe(401);
  });

  it('ends after a day without use, and with "remember me" after thirty days', async () => {
    const tab = await signIn(app, ROSA);
    const remembered = await signIn(app, ROSA, { remember: true });
    await later('25 hours');
    expect((await refresh(tab.refresh_token)).status).toBe(401);
    const { body } = await refresh(remembered.refresh_token);
    await later('28 days');
    const last = await refresh(body.refresh_token);
    expect(last.status).toBe(200);
    await later('1 day');
    expect((await refresh(last.body.refresh_token)).status).toBe(401);
  });
});

describe('"remember me"', () => {
  const login = async (remember: boolean) =>
    post(app, '/auth/login', { email: ROSA, password: 'brick oven at dusk', remember });
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie']].flat().join('; ');
  const fromNewTab = (cookie: string, more: Record<string, string> = { 'x-attendant': 'refresh' }) =>
    app.ask('POST', '/api/auth/refresh', {
      body: {},
      headers: { ...from(), cookie: cookie.split(';')[0] ?? '', ...more },
    });

  it('keeps a cookie that scripts and other sites cannot use', async () => {
    expect(cookieOf(await login(false))).toBe('');
    const cookie = cookieOf(await login(true));
    expect(cookie).toMatch(/^attendant_refresh=[\w-]{43};/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/api/auth', 'Max-Age=2592000']) {
      expect(cookie).toContain(part);
    }
    expect((await fromNewTab(cookie, {})).status).toBe(401);
    expect((await fromNewTab(cookie)).status).toBe(200);
  });

  it('opens new tabs without disturbing the first', async () => {
    const first = await login(true);
    const second = await fromNewTab(cookieOf(first));
    await later('11 seconds');
    const renewed = await refresh(first.body.refresh_token);
    const third = await fromNewTab(cookieOf(second));
    await later('11 seconds');
    expect([renewed.status, third.status]).toEqual([200, 200]);
    expect((await refresh(second.body.refresh_token)).status).toBe(200);
    expect((await refresh(renewed.body.refresh_token)).status).toBe(200);
  });

  it('is forgotten by signing out, and by signing in without it', async () => {
    const cookie = cookieOf(await login(true));
    const headers = { ...from(), cookie: cookie.split(';')[0] ?? '' };
    const body = { email: ROSA, password: 'brick oven at dusk' };
    const other = await app.ask('POST', '/api/auth/login', { body, headers });
    expect(cookieOf(other)).toContain('attendant_refresh=;');
    const bye = await app.ask('POST', '/api/auth/logout', { body: {}, headers });
    expect(cookieOf(bye)).toContain('attendant_refresh=;');
    expect((await fromNewTab(cookie)).status).toBe(401);
  });
});
