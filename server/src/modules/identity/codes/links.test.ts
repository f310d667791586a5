import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { BEHIND_PROXY, codeFor, enrol, from, mailsTo, mailTo, PASSWORD, post, prove, signIn } from '../test-people.ts';

const ascending = (a: number, b: number) => a - b;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: BEHIND_PROXY });
});

const NEW = 'olives and anchovies';
const ask = (requestType: string, email: string, more: object = {}) =>
  post(app, '/identity/oob', { requestType, email, ...more });
const reset = (oobCode: string, newPassword = NEW) => post(app, '/identity/reset-password', { oobCode, newPassword });
const later = (interval: string) =>
  sql`update one_time_codes set expires_at = expires_at - ${interval}::interval`.execute(app.database.db);
const DEAD = { status: 400, body: { message: 'The action link is invalid or has expired. Please try again.' } };

async function resetCode(email: string): Promise<string> {
  await post(app, '/auth/password-reset/request', { email });
  return codeFor(app, email, /new password/);
}

describe('resetting a password', () => {
  it('goes by a mailed link, ends every session and says so', async () => {
    await enrol(app, 'rosa@example.com');
    const before = await signIn(app, 'rosa@example.com');
    const code = await resetCode('rosa@example.com');
    expect((await post(app, '/identity/oob/check', { oobCode: code })).body).toEqual({
      requestType: 'PASSWORD_RESET',
      email_masked: 'r***@example.com',
      agent_id: null,
      needs_email: false,
      made_here: false,
    });
    expect(await reset(code)).toMatchObject({ status: 200, body: { email: 'rosa@example.com' } });
    expect((await app.ask('GET', '/api/auth/me', { as: before.access_token })).status).toBe(401);
    expect((await post(app, '/auth/refresh', { refresh_token: before.refresh_token })).status).toBe(401);
    expect((await post(app, '/auth/login', { email: 'rosa@example.com', password: PASSWORD })).status).toBe(401);
    expect(await signIn(app, 'rosa@example.com', { password: NEW })).toMatchObject({ email_verified: true });
    expect((await mailTo(app, 'rosa@example.com', /was changed/)).html).toContain('Was this not you?');
  });

  it('goes by the other page too, with the same code', async () => {
    await enrol(app, 'marco@example.com');
    const token = await resetCode('marco@example.com');
    const confirm = (new_password: string) => post(app, '/auth/password-reset/confirm', { token, new_password });
    expect((await confirm('seven77')).body.errors).toEqual({ new_password: 'Password must be at least 8 characters' });
    expect(await confirm(NEW)).toMatchObject({ status: 200, body: { email: 'marco@example.com' } });
  });

  it('does not use the link up for a password that is refused', async () => {
    await enrol(app, 'vera@example.com');
    const code = await resetCode('vera@example.com');
    const short = 'auth/password-does-not-meet-requirements';
    expect(await reset(code, 'six666')).toMatchObject({ status: 422, body: { code: short } });
    for (const weak of ['password', 'vera@example.com']) {
      expect(await reset(code, weak)).toMatchObject({ status: 422, body: { code: 'auth/weak-password' } });
    }
    expect((await reset(code)).status).toBe(200);
  });

  it('works once, of many requests at the same moment', async () => {
    await enrol(app, 'once@example.com');
    const code = await resetCode('once@example.com');
    const statuses = (await Promise.all(Array.from({ length: 30 }, () => reset(code)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await reset(code)).toMatchObject(DEAD);
  });

  it('works for an hour, and only by the newest link', async () => {
    await enrol(app, 'late@example.com');
    const first = await resetCode('late@example.com');
    await ask('PASSWORD_RESET', 'late@example.com');
    await expect.poll(async () => (await mailsTo(app, 'late@example.com')).length).toBe(3);
    const second = await codeFor(app, 'late@example.com', /new password/);
    expect(await reset(first)).toMatchObject({ ...DEAD, body: { code: 'auth/invalid-action-code' } });
    await later('61 minutes');
    expect(await reset(second)).toMatchObject({ ...DEAD, body: { code: 'auth/expired-action-code' } });
  });

  it('lets in again whom others locked out by guessing', async () => {
    const email = 'locked@example.com';
    await enrol(app, email);
    for (let n = 0; n < 6; n++) await post(app, '/auth/login', { email, password: 'a bad guess' });
    expect((await post(app, '/auth/login', { email, password: PASSWORD })).status).toBe(429);
    await reset(await resetCode(email));
    expect((await post(app, '/auth/login', { email, password: NEW })).status).toBe(200);
  });
});

describe('a code', () => {
  it('outlives whoever only looks at it', async () => {
    const email = 'scanned@example.com';
    await enrol(app, email);
    const code = await codeFor(app, email, /Confirm/);
    for (let n = 0; n < 20; n++) {
      const page = await app.ask('GET', `/auth/action?mode=verifyEmail&oobCode=${code}`);
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      await app.ask('HEAD', `/auth/action?mode=verifyEmail&oobCode=${code}`);
      await post(app, '/identity/oob/check', { oobCode: code });
    }
    expect((await post(app, '/identity/verify-email', { oobCode: code })).status).toBe(200);
    expect(await post(app, '/identity/verify-email', { oobCode: code })).toMatchObject(DEAD);
  });

  it('works once, of fifty requests at the same moment', async () => {
    await enrol(app, 'fifty@example.com');
    const oobCode = await codeFor(app, 'fifty@example.com', /Confirm/);
    const tries = Array.from({ length: 50 }, () => post(app, '/identity/verify-email', { oobCode }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  });

  it.each(['', 'x', 'a'.repeat(43), '../../etc', "' or true --"])('cannot be made up: %j', async (oobCode) => {
    const tries = [
      ['/identity/oob/check', {}],
      ['/identity/oob/exchange', {}],
      ['/identity/verify-email', {}],
      ['/identity/reset-password', { newPassword: NEW }],
      ['/identity/email-link-sign-in', { email: 'rosa@example.com' }],
    ] as const;
    const answers = await Promise.all(tries.map(([path, more]) => post(app, path, { oobCode, ...more })));
    expect(answers.map(({ status }) => status)).toEqual(tries.map(() => (oobCode === '' ? 422 : 400)));
  });

  it('serves no other purpose than its own', async () => {
    const email = 'purpose@example.com';
    await enrol(app, email);
    const verify = await codeFor(app, email, /Confirm/);
    expect(await reset(verify)).toMatchObject(DEAD);
    expect(await post(app, '/identity/email-link-sign-in', { email, oobCode: verify })).toMatchObject(DEAD);
    expect(await post(app, '/identity/oob/exchange', { oobCode: verify })).toMatchObject(DEAD);
    expect(await reset(await prove(app, email))).toMatchObject(DEAD);
    expect((await app.ask('GET', '/api/auth/me', { as: verify })).status).toBe(401);
    expect((await post(app, '/auth/login', { email, id_token: verify })).status).toBe(401);
  });

  it('is asked for five times an hour for one address, known or not', async () => {
    for (const email of ['often@example.com', 'stranger-often@example.com']) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => ask('PASSWORD_RESET', email)));
      expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
  });
});

describe('changing a password', () => {
  it('needs a proof of the last minutes, and ends the other sessions', async () => {
    const email = 'change@example.com';
    await enrol(app, email);
    const [here, there] = [await signIn(app, email), await signIn(app, email)];
    const open = await resetCode(email);
    const change = (id_token: string, newPassword = NEW) =>
      app.ask('PUT', '/api/identity/password', { as: here.access_token, body: { newPassword, id_token } });
    const again = (password: string) => post(app, '/identity/reauthenticate', { password }, { as: here.access_token });
    const wrong = await again('not this one');
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Current password is incorrect' } });
    const { id_token } = (await again(PASSWORD)).body;
    expect((await change(id_token, 'seven77')).status).toBe(422);
    expect((await change(id_token)).status).toBe(200);
    const old = await change(id_token);
    expect(old).toMatchObject({ status: 401, body: { code: 'auth/requires-recent-login' } });
    const me = async (as: string) => (await app.ask('GET', '/api/auth/me', { as })).status;
    expect([await me(here.access_token), await me(there.access_token)]).toEqual([200, 401]);
    expect(await reset(open)).toMatchObject(DEAD);
    expect(await mailTo(app, email, /was changed/)).toMatchObject({ subject: 'Your password was changed' });
  });

  it('takes nobody else’s proof', async () => {
    await enrol(app, 'mine@example.com');
    await enrol(app, 'yours@example.com');
    const { access_token: as } = await signIn(app, 'mine@example.com');
    const id_token = await prove(app, 'yours@example.com');
    const answer = await app.ask('PUT', '/api/identity/password', { as, body: { newPassword: NEW, id_token } });
    expect(answer.status).toBe(401);
  });
});

it('tells nobody which addresses have accounts, in the answer or by a mail', async () => {
  await enrol(app, 'known@example.com');
  const unknown = 'unknown@example.com';
  const answers = [
    await ask('PASSWORD_RESET', unknown),
    await ask('VERIFY_EMAIL', unknown),
    await app.ask('POST', '/api/auth/password-reset/request', { body: { email: unknown }, headers: from() }),
    await ask('PASSWORD_RESET', 'known@example.com'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers[0]?.body).toEqual({ email: unknown });
  for (const email of ['known@example.com', 'never-heard-of@example.com']) {
    expect(await ask('EMAIL_SIGNIN', email)).toMatchObject({ status: 200, body: { email } });
  }
  // Jobs are done in turn: what the last one sends is there after whatever the others would have sent.
  await mailTo(app, 'known@example.com', /new password/);
  expect(await mailsTo(app, unknown)).toEqual([]);
});
