import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  BEHIND_PROXY,
  codeFor,
  enrol,
  from,
  linkIn,
  mailsTo,
  mailTo,
  PASSWORD,
  post,
  prove,
  signIn,
} from '../test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { ...BEHIND_PROXY, ADMIN_EMAILS: 'boss@example.com' } });
});

const NEW = 'olives and anchovies';
const ask = (requestType: string, email: string) => post(app, '/identity/oob', { requestType, email });
const confirming = (email: string) => codeFor(app, email, /Confirm/);
const confirm = (oobCode: string, more: object = {}, headers: Record<string, string> = {}) =>
  app.ask('POST', '/api/identity/verify-email', { body: { oobCode, ...more }, headers: { ...from(), ...headers } });
const me = (as: string) => app.ask('GET', '/api/auth/me', { as });

/** Somebody who signed up with an address that is not theirs, and what they got by it. */
async function squat(email: string) {
  await enrol(app, email);
  const session = await signIn(app, email, { remember: true });
  const as = session.access_token;
  const agent = await app.ask('POST', '/api/agents', { as, body: { name: 'Waiting' } });
  const feed = await post(app, `/agent/${agent.body.id}/calendar-feed`, {}, { as });
  expect(feed.status).toBe(201);
  const calendar = new URL(feed.body.url).pathname;
  return { ...session, idToken: await prove(app, email), calendar };
}

async function isShutOut(email: string, squatter: Awaited<ReturnType<typeof squat>>) {
  const { access_token: as, refresh_token, idToken } = squatter;
  expect((await me(as)).status).toBe(401);
  expect((await post(app, '/auth/refresh', { refresh_token })).status).toBe(401);
  expect((await post(app, '/auth/login', { email, password: PASSWORD })).status).toBe(401);
  expect((await post(app, '/auth/login', { email, id_token: idToken })).status).toBe(401);
  expect((await app.ask('GET', squatter.calendar)).status).toBe(404);
  const told = await mailTo(app, email, /This account is yours now/);
  expect(told.text).toContain('what was set up before has ended');
}

describe('whoever signed up with the address of somebody else', () => {
  it('is out when its owner confirms it, and never an administrator', async () => {
    const email = 'boss@example.com';
    const squatter = await squat(email);
    const { body } = await confirm(await confirming(email));
    expect(body).toEqual({ email, access_ended: true, oobCode: expect.any(String) });
    await isShutOut(email, squatter);
    await post(app, '/identity/reset-password', { oobCode: body.oobCode, newPassword: NEW });
    expect(await signIn(app, email, { password: NEW })).toMatchObject({ is_admin: true });
    expect((await me(squatter.access_token)).status).toBe(401);
  });

  it('is out when its owner signs in by link', async () => {
    const email = 'by-link@example.com';
    const squatter = await squat(email);
    await ask('EMAIL_SIGNIN', email);
    const oobCode = await codeFor(app, email, /Sign in/);
    const { body } = await post(app, '/identity/email-link-sign-in', { email, oobCode });
    expect(body).toMatchObject({ has_password: false, access_ended: true });
    await isShutOut(email, squatter);
  });

  it('is out when its owner sets a new password', async () => {
    const email = 'by-reset@example.com';
    const squatter = await squat(email);
    await ask('PASSWORD_RESET', email);
    const oobCode = await codeFor(app, email, /new password/);
    const { body } = await post(app, '/identity/reset-password', { oobCode, newPassword: NEW });
    expect(body).toEqual({ email, access_ended: true });
    await isShutOut(email, squatter);
    await signIn(app, email, { password: NEW });
  });

  it('is out when its owner accepts an invitation', async () => {
    await enrol(app, 'host@example.com');
    const { access_token: as } = await signIn(app, 'host@example.com');
    const agent = await app.ask('POST', '/api/agents', { as, body: { name: 'Front desk' } });
    const email = 'by-invitation@example.com';
    const squatter = await squat(email);
    await post(app, `/agent/${agent.body.id}/users/invite`, { email }, { as });
    const exchanged = await post(app, '/identity/oob/exchange', { oobCode: await codeFor(app, email, /invites you/) });
    const { body } = await post(app, '/identity/email-link-sign-in', { email, oobCode: exchanged.body.oobCode });
    expect(body).toMatchObject({ access_ended: true, agent_id: agent.body.id });
    await isShutOut(email, squatter);
  });

  it('does not slip through by doing something at the same moment', async () => {
    for (let n = 0; n < 5; n++) {
      const email = `race${n}@example.com`;
      const squatter = await squat(email);
      const as = squatter.access_token;
      const change = () =>
        app.ask('PUT', '/api/identity/password', { as, body: { newPassword: NEW, id_token: squatter.idToken } });
      const code = await confirming(email);
      const pause = () => new Promise((resolve) => setTimeout(resolve, n * 5));
      const answers = await Promise.all([
        pause().then(() => confirm(code)),
        change(),
        post(app, '/auth/refresh', { refresh_token: squatter.refresh_token }),
        post(app, '/auth/login', { email, password: PASSWORD }),
        post(app, '/auth/login', { email, id_token: squatter.idToken }),
      ]);
      for (const password of [PASSWORD, NEW])
        expect((await post(app, '/auth/login', { email, password })).status).toBe(401);
      for (const { body } of answers) expect((await me(String(body?.access_token))).status).toBe(401);
    }
  });
});

describe('whoever made the account', () => {
  const fromOurPage = { 'x-attendant': 'page' };
  const enrolHere = async (email: string, headers: Record<string, string>) => {
    const body = { email, name: 'Rosa Marchetti', password: PASSWORD };
    const answer = await app.ask('POST', '/api/auth/users', { body, headers: { ...from(), ...headers } });
    return /attendant_made=([\w-]+); (.*)/.exec(JSON.stringify(answer.headers['set-cookie'] ?? '')) ?? [];
  };

  it('keeps everything by confirming in the same browser', async () => {
    const email = 'same@example.com';
    const [, made, flags] = await enrolHere(email, fromOurPage);
    expect(flags).toMatch(/Path=\/api\/identity; HttpOnly; SameSite=Strict/);
    const { access_token } = await signIn(app, email);
    const cookie = { cookie: `attendant_made=${made}` };
    const oobCode = await confirming(email);
    const check = await app.ask('POST', '/api/identity/oob/check', { body: { oobCode }, headers: cookie });
    expect(check.body).toMatchObject({ made_here: true });
    expect((await confirm(oobCode, {}, cookie)).body).toEqual({ email, access_ended: false, oobCode: null });
    expect(await me(access_token)).toMatchObject({ status: 200, body: { email_verified: true } });
    await signIn(app, email);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
  });

  it('keeps everything by its password, anywhere; a wrong one does not use the link up', async () => {
    const email = 'phone@example.com';
    await enrol(app, email);
    const { access_token } = await signIn(app, email);
    const oobCode = await confirming(email);
    expect(await confirm(oobCode, { password: NEW })).toMatchObject({
      status: 401,
      body: { code: 'auth/wrong-password' },
    });
    expect((await confirm(oobCode, { password: PASSWORD })).body).toMatchObject({ access_ended: false });
    expect((await me(access_token)).status).toBe(200);
  });

  it('is not any browser, nor one that a foreign page made sign up', async () => {
    const [, others] = await enrolHere('other@example.com', fromOurPage);
    expect(await enrolHere('forced@example.com', {})).toEqual([]);
    const oobCode = await confirming('forced@example.com');
    const { body } = await confirm(oobCode, {}, { cookie: `attendant_made=${others}` });
    expect(body).toMatchObject({ access_ended: true });
  });
});

it('ends nothing of an account whose address was proved before', async () => {
  const email = 'proved@example.com';
  await enrol(app, email);
  await confirm(await confirming(email), { password: PASSWORD });
  const { access_token } = await signIn(app, email);
  await ask('EMAIL_SIGNIN', email);
  const oobCode = linkIn(await mailTo(app, email, /Sign in/)).get('oobCode');
  const { body } = await post(app, '/identity/email-link-sign-in', { email, oobCode });
  expect(body).toMatchObject({ has_password: true, access_ended: false });
  expect((await me(access_token)).status).toBe(200);
});
