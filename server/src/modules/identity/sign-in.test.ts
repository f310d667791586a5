import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { BEHIND_PROXY, enrol, from, PASSWORD, post, prove, signIn } from './test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: BEHIND_PROXY });
  await enrol(app, 'rosa@example.com');
});

const login = (email: string, password: string, address?: string) =>
  post(app, '/auth/login', { email, password }, { ...(address && { address }) });

describe('the identity record', () => {
  it('signs in with a fresh id_token and updates name, phone and picture only', async () => {
    const email = 'rosa@example.com';
    const id_token = await prove(app, email);
    const { body, status } = await post(app, '/auth/login', {
      email,
      id_token,
      name: 'Rosa M.',
      photo_url: 'https://example.com/rosa.png',
      email_verified: true,
      is_admin: true,
      provider: 'password',
      metadata: { creationTime: null, lastSignInTime: null },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Rosa M.', email_verified: false, is_admin: false });
    expect(body.photo_url).toBe('https://example.com/rosa.png');
  });

  it.each([null, 'R', 'two\nlines'])('keeps nobody out for the name %j, and keeps theirs', async (name) => {
    const email = 'named@example.com';
    await enrol(app, email);
    const record = { email, name, phone_number: null, photo_url: null };
    const id_token = await prove(app, email);
    const { body, status } = await post(app, '/auth/login', { ...record, id_token });
    expect({ status, body }).toMatchObject({ status: 200, body: { name: 'Rosa Marchetti' } });
  });

  it('proves nothing by itself', async () => {
    const { firebase_uid } = await signIn(app, 'rosa@example.com');
    const record = { email: 'rosa@example.com', firebase_uid, email_verified: true, name: 'Somebody else' };
    const bare = await post(app, '/auth/login', record);
    expect(bare).toMatchObject({ status: 401, body: { code: 'auth/invalid-id-token' } });
    await enrol(app, 'thief@example.com');
    const id_token = await prove(app, 'thief@example.com');
    expect((await post(app, '/auth/login', { ...record, id_token })).status).toBe(401);
    const access = (await signIn(app, 'thief@example.com')).access_token;
    expect((await post(app, '/auth/login', { ...record, id_token: access })).status).toBe(401);
  });

  it('is taken for five minutes after the proof', async () => {
    const id_token = await prove(app, 'rosa@example.com');
    await sql`update one_time_codes set expires_at = expires_at - interval '5 minutes'`.execute(app.database.db);
    expect((await post(app, '/auth/login', { email: 'rosa@example.com', id_token })).status).toBe(401);
  });
});

describe('a wrong password', () => {
  it('gets the answer of an unknown address', async () => {
    const known = await login('rosa@example.com', 'not this one');
    const unknown = await login('nobody@example.com', 'not this one');
    expect(known.status).toBe(401);
    expect(known.body.message).toBe('Invalid email or password. Please try again.');
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...known.body, request_id: '' });
  });

  it('can be tried five times in fifteen minutes, from however many addresses', async () => {
    await enrol(app, 'target@example.com');
    const guesses = Array.from({ length: 40 }, (_, n) => login('Target@example.com', `guess number ${n}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    const owner = await login('target@example.com', PASSWORD);
    expect(owner).toMatchObject({ status: 429, body: { code: 'auth/too-many-requests' } });
    expect(owner.body.message).toBe('Too many login attempts. Please try again later.');
    expect(Number(owner.headers['retry-after'])).toBeGreaterThan(14 * 60);
    await sql`update rate_limits set expire = expire - 15 * 60 * 1000`.execute(app.database.db);
    expect((await login('target@example.com', PASSWORD)).status).toBe(200);
  });

  it('does not count against who knows the password in the end', async () => {
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) expect((await login('rosa@example.com', 'a typo')).status).toBe(401);
      expect((await login('rosa@example.com', PASSWORD)).status).toBe(200);
    }
  });

  it('can be tried on twenty accounts from one address', async () => {
    const spray = Array.from({ length: 50 }, (_, n) => login(`person${n}@example.com`, 'Spring2026!', '10.8.8.8'));
    const statuses = (await Promise.all(spray)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect((await login('rosa@example.com', PASSWORD)).status).toBe(200);
  });

  it('leaves one line in the audit log when a limit is reached', async () => {
    const rows = await app.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'limit.reached')
      .execute();
    expect(rows.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([{ what: 'sign-in-email' }, { what: 'sign-in-address' }]),
    );
    expect(rows.length).toBeLessThan(5);
  });
});

describe('the address of a caller', () => {
  it('is not what a header says, unless a proxy is configured', async () => {
    const plain = await testApp();
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++) {
      const body = { email: `p${n}@example.com`, password: 'Spring2026!' };
      const headers = { ...from(), forwarded: `for=10.0.0.${n}`, 'x-real-ip': `10.0.0.${n}` };
      statuses.push((await plain.ask('POST', '/api/auth/login', { body, headers })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
