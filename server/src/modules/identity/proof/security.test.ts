import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { nameOf } from '../sessions/device.ts';
import { BEHIND_PROXY, codeFor, confirm, enrol, from, mailsTo, mailTo, PASSWORD, post, prove } from '../test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: BEHIND_PROXY });
});

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

/** A sign-in from some device and place; `cookie` is what the browser kept of the last one. */
async function signInFrom(email: string, agent: string, address: string, cookie = '') {
  const answer = await app.ask('POST', '/api/auth/login', {
    body: { email, password: PASSWORD },
    headers: { ...from(address), 'user-agent': agent, cookie, 'x-attendant': 'page' },
  });
  const [kept = ''] = /attendant_device=[\w-]+/.exec(JSON.stringify(answer.headers['set-cookie'])) ?? [];
  return { as: String(answer.body.access_token), cookie: kept };
}
const list = async (as: string) => (await app.ask('GET', '/api/auth/sessions', { as })).body;

describe('where somebody is signed in', () => {
  const email = 'rosa@example.com';

  it('is listed with device, place and time, and ended one by one or all at once', async () => {
    await enrol(app, email);
    const first = await signInFrom(email, CHROME, '192.0.2.7');
    const second = await signInFrom(email, IPHONE, '198.51.100.4');
    await signInFrom(email, 'curl/8.5.0', '203.0.113.9');
    const seen = await list(first.as);
    expect(seen).toMatchObject([
      { device: 'curl', address: '203.0.113.9', current: false },
      { device: 'Safari on iPhone', address: '198.51.100.4', current: false },
      { device: 'Chrome on Windows', address: '192.0.2.7', current: true, created_at: expect.any(String) },
    ]);
    const end = (id: string, as = first.as) => app.ask('DELETE', `/api/auth/sessions/${id}`, { as });
    expect((await end(seen[1].id)).status).toBe(204);
    expect((await app.ask('GET', '/api/auth/me', { as: second.as })).status).toBe(401);
    expect((await end(seen[1].id)).status).toBe(404);
    expect((await app.ask('DELETE', '/api/auth/sessions', { as: first.as })).body).toEqual({ ended: 1 });
    expect(await list(first.as)).toMatchObject([{ current: true }]);
  });

  it('is nobody else’s business', async () => {
    await enrol(app, 'june@example.com');
    const june = await signInFrom('june@example.com', CHROME, '192.0.2.8');
    const rosa = await signInFrom(email, CHROME, '192.0.2.7');
    const [own] = await list(rosa.as);
    expect((await app.ask('DELETE', `/api/auth/sessions/${own.id}`, { as: june.as })).status).toBe(404);
    expect(await list(rosa.as)).toHaveLength(2);
  });
});

describe('a new device', () => {
  it('is told of by mail, but not the first one, nor one that is known by its cookie or its place', async () => {
    const email = 'marco@example.com';
    await enrol(app, email);
    const told = async () => (await mailsTo(app, email)).filter(({ subject }) => /New sign-in/.test(subject ?? ''));
    const first = await signInFrom(email, CHROME, '192.0.2.20');
    await signInFrom(email, CHROME, '198.51.100.20', first.cookie);
    await signInFrom(email, CHROME, '192.0.2.20');
    await signInFrom(email, IPHONE, '198.51.100.20');
    const mail = await mailTo(app, email, /New sign-in/);
    expect(mail.text).toContain('Device: Safari on iPhone');
    expect(mail.text).toContain('198.51.100.20');
    expect(await told()).toHaveLength(1);
  });

  it.each([
    [CHROME, 'Chrome on Windows'],
    [IPHONE, 'Safari on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [`${CHROME} Edg/141.0`, 'Edge on Windows'],
    ['python-requests/2.32', 'python-requests'],
    ['<script>alert(1)</script>', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('is called so that its owner knows it: %s', (agent, name) => expect(nameOf(agent)).toBe(name));
});

describe('codes of an app', () => {
  const email = 'vera@example.com';
  let as: string;
  let secret: string;
  let recovery: string[];
  const codeAt = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  const enter = (second_factor?: string) => post(app, '/auth/login', { email, password: PASSWORD, second_factor });
  /** A code may be used once; the next one is half a minute away. */
  const nextStep = () => sql`update authenticators set last_step = 0`.execute(app.database.db);

  it('are set up by somebody who proved just now who they are, and count from the first one on', async () => {
    await enrol(app, email);
    await confirm(app, email);
    ({ as } = await signInFrom(email, CHROME, '192.0.2.30'));
    const begin = (id_token: string) => post(app, '/identity/authenticator', { id_token }, { as });
    expect((await begin('made-up')).body.code).toBe('auth/requires-recent-login');
    const { body } = await begin(await prove(app, email));
    expect(body.url).toContain('otpauth://totp/Attendant:vera%40example.com?');
    ({ secret } = body);
    expect((await enter()).status).toBe(200);
    const confirmed = (code: string) => post(app, '/identity/authenticator/confirm', { code }, { as });
    expect((await confirmed('000000')).body.code).toBe('auth/invalid-second-factor');
    recovery = (await confirmed(codeAt())).body.recovery_codes;
    expect(recovery).toHaveLength(10);
    await mailTo(app, email, /Codes of an app are asked for now/);
  });

  it('are asked for with the password, once each', async () => {
    expect(await enter()).toMatchObject({ status: 401, body: { code: 'auth/second-factor-required' } });
    await nextStep();
    const code = codeAt();
    expect((await enter(code)).status).toBe(200);
    expect((await enter(code)).body.code).toBe('auth/invalid-second-factor');
    await nextStep();
    const both = await Promise.all([enter(codeAt()), enter(codeAt())]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('are asked for with a mailed link too, which is not used up meanwhile', async () => {
    await post(app, '/identity/oob', { requestType: 'EMAIL_SIGNIN', email });
    const oobCode = await codeFor(app, email, /Sign in/);
    const use = (second_factor?: string) =>
      post(app, '/identity/email-link-sign-in', { email, oobCode, second_factor });
    expect((await use()).body.code).toBe('auth/second-factor-required');
    await nextStep();
    expect((await use(codeAt())).status).toBe(200);
  });

  it('can be replaced by a code on paper, once each', async () => {
    const [one = '', other = ''] = recovery;
    expect((await enter(one)).status).toBe(200);
    expect((await enter(one)).body.code).toBe('auth/invalid-second-factor');
    expect((await enter(other.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    const state = await app.ask('GET', '/api/identity/authenticator', { as });
    expect(state.body).toEqual({ enabled: true, recovery_codes_left: 8 });
    const { rows } = await sql`select * from recovery_codes`.execute(app.database.db);
    expect(JSON.stringify(rows)).not.toContain(recovery[2]);
  });

  it('cannot be tried out', async () => {
    await sql`delete from rate_limits`.execute(app.database.db);
    const tries = [];
    for (let n = 0; n < 6; n++) tries.push((await enter('123456')).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    await sql`delete from rate_limits`.execute(app.database.db);
  });

  it('are no longer asked for when the app was taken away', async () => {
    await nextStep();
    const { body } = await post(app, '/identity/sign-in', { email, password: PASSWORD, second_factor: codeAt() });
    const removed = await post(app, '/identity/authenticator/remove', { id_token: body.id_token }, { as });
    expect(removed.status).toBe(204);
    expect((await enter()).status).toBe(200);
    const log = await app.database.db.selectFrom('audit_log').select('action').execute();
    const actions = log.map(({ action }) => action);
    for (const action of ['authenticator.added', 'authenticator.removed', 'recovery-code.used', 'session.new-device'])
      expect(actions).toContain(action);
  });
});
