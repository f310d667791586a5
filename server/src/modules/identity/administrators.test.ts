import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { BEHIND_PROXY, confirm, enrol, linkIn, mailTo, PASSWORD, post, signIn } from './test-people.ts';

const SETUP_KEY = 'the key of this installation';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    environment: { ...BEHIND_PROXY, ADMIN_SETUP_KEY: SETUP_KEY, ADMIN_EMAILS: 'Ops@example.com, other@example.com' },
  });
});

const REFUSED = { status: 403, body: { code: 'admin-only', message: 'Access denied. Admin privileges required.' } };
const asAdmin = (email: string, more: object = {}) => enrol(app, email, { is_admin: true, ...more });
const accounts = (email: string) =>
  app.database.db.selectFrom('identities').select('uid').where('email', '=', email).execute();
let first: string;
const superadmin = async () => (await signIn(app, first)).access_token;

describe('signing up as an administrator', () => {
  it('is refused to the public, and leaves no account behind', async () => {
    expect(await asAdmin('mallory@example.com')).toMatchObject(REFUSED);
    expect(await asAdmin('mallory@example.com', { setup_key: 'a guess at the key' })).toMatchObject(REFUSED);
    expect((await asAdmin('mallory@example.com', { invitation: 'made-up' })).status).toBe(400);
    expect(await accounts('mallory@example.com')).toEqual([]);
  });

  it('works once with the key of the installation, of two that come at once', async () => {
    const answers = await Promise.all([
      asAdmin('ada@salsbrickoven.example', { setup_key: SETUP_KEY }),
      asAdmin('bea@salsbrickoven.example', { setup_key: SETUP_KEY }),
    ]);
    const [made] = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(1);
    expect(made?.body).toMatchObject({ is_admin: true, is_superadmin: true, global_role: 'superadmin' });
    first = String(made?.body.email);
    expect(await asAdmin('third@example.com', { setup_key: SETUP_KEY })).toMatchObject(REFUSED);
  });

  it('works for a listed address as soon as it is confirmed', async () => {
    expect(await asAdmin('ops@example.com')).toMatchObject({ status: 201, body: { is_admin: false } });
    expect(await signIn(app, 'ops@example.com')).toMatchObject({ is_admin: false });
    await confirm(app, 'ops@example.com');
    expect(await signIn(app, 'ops@example.com')).toMatchObject({ is_admin: true, is_superadmin: false });
  });

  it('works by the invitation of a superadmin, for the invited address', async () => {
    const as = await superadmin();
    const invited = await post(app, '/auth/admins', { email: 'ada@example.com' }, { as });
    expect(invited).toMatchObject({ status: 200, body: { granted: false } });
    const invitation = linkIn(await mailTo(app, 'ada@example.com', /administer/)).get('invitation') ?? '';
    expect(await asAdmin('eve@example.com', { invitation })).toMatchObject(REFUSED);
    expect(await post(app, '/identity/oob/exchange', { oobCode: invitation })).toMatchObject({ status: 400 });
    const made = await asAdmin('ada@example.com', { invitation });
    expect(made).toMatchObject({ status: 201, body: { is_admin: true, is_superadmin: false, email_verified: true } });
    expect((await asAdmin('ada2@example.com', { invitation })).status).toBe(400);
  });
});

describe('making and unmaking administrators', () => {
  it('is for superadmins only', async () => {
    const { access_token: as } = await signIn(app, 'ops@example.com');
    expect(await post(app, '/auth/admins', { email: 'friend@example.com' }, { as })).toMatchObject(REFUSED);
    expect((await post(app, '/auth/admins', { email: 'friend@example.com' })).status).toBe(401);
  });

  it('shows who is one, and who is invited to be', async () => {
    const as = await superadmin();
    await post(app, '/auth/admins', { email: 'nobody-yet@example.com' }, { as });
    const { body } = await app.ask('GET', '/api/auth/admins', { as });
    expect(body).toContainEqual(expect.objectContaining({ email: 'ops@example.com', status: 'admin' }));
    expect(body).toContainEqual(expect.objectContaining({ status: 'superadmin' }));
    expect(body.at(-1)).toMatchObject({ email: 'nobody-yet@example.com', name: '', status: 'invited' });
  });

  it('takes an invitation back, once, and its link with it', async () => {
    const as = await superadmin();
    const email = 'wrong-address@example.com';
    await post(app, '/auth/admins', { email }, { as });
    const { body } = await app.ask('GET', '/api/auth/admins', { as });
    const url = `/api/auth/admins/invitations/${body.at(-1).id}`;
    expect((await app.ask('DELETE', url, { as })).status).toBe(204);
    expect((await app.ask('DELETE', url, { as })).status).toBe(404);
    const invitation = linkIn(await mailTo(app, email, /administer/)).get('invitation') ?? '';
    const account = { email, password: PASSWORD, name: 'Wrong Person', is_admin: true, invitation };
    expect(await post(app, '/auth/users', account)).toMatchObject(REFUSED);
  });

  it('takes effect with the next request, and is written down', async () => {
    const as = await superadmin();
    await enrol(app, 'june@example.com');
    const june = await signIn(app, 'june@example.com');
    const unconfirmed = await post(app, '/auth/admins', { email: 'june@example.com' }, { as });
    expect(unconfirmed.status).toBe(409);
    await confirm(app, 'june@example.com');
    const granted = await post(app, '/auth/admins', { email: 'june@example.com' }, { as });
    expect(granted.body).toEqual({ email: 'june@example.com', granted: true });
    const me = async () => (await app.ask('GET', '/api/auth/me', { as: june.access_token })).body;
    expect(await me()).toMatchObject({ is_admin: true, global_role: 'admin' });
    expect((await app.ask('DELETE', `/api/auth/admins/${june.id}`, { as })).status).toBe(204);
    expect(await me()).toMatchObject({ is_admin: false, global_role: 'user' });
    const rows = await app.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('user_id', '=', june.id)
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.opened', 'session.started', 'admin.granted', 'admin.revoked']),
    );
  });
});
