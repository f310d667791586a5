import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sendInvitation } from './letters.ts';
import {
  BEHIND_PROXY,
  codeFor,
  confirm,
  enrol,
  linkIn,
  mailTo,
  PASSWORD,
  post,
  sender,
  signIn,
} from './test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: BEHIND_PROXY });
});

const NEW = 'olives and anchovies';
const DEAD = { status: 400, body: { message: 'The action link is invalid or has expired. Please try again.' } };
const ask = (requestType: string, email: string, more: object = {}) =>
  post(app, '/identity/oob', { requestType, email, ...more });
const use = (email: string, oobCode: string) => post(app, '/identity/email-link-sign-in', { email, oobCode });
const later = (interval: string) =>
  sql`update one_time_codes set expires_at = expires_at - ${interval}::interval`.execute(app.database.db);

describe('signing in by link', () => {
  it('makes an account for a new address, which then sets its password', async () => {
    const email = 'june@example.com';
    expect(await ask('EMAIL_SIGNIN', email)).toMatchObject({ status: 200, body: { email } });
    const code = linkIn(await mailTo(app, email, /Sign in/)).get('oobCode') ?? '';
    const stranger = await use('other@example.com', code);
    expect(stranger).toMatchObject({ status: 400, body: { message: 'Invalid email address for this sign-in link.' } });
    const { body, status } = await use('June@Example.com', code);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        is_new_user: true,
        has_password: false,
        agent_id: null,
        display_name: null,
        metadata: { lastSignInTime: null },
      },
    });
    expect(await use(email, code)).toMatchObject(DEAD);
    const session = await signIn(app, email, { password: undefined, id_token: body.id_token, firebase_uid: body.uid });
    expect(session).toMatchObject({ email_verified: true, has_password: false, tenants: [{ role: 'owner' }] });
    const link = { password: NEW, displayName: 'June Park', id_token: body.id_token };
    expect((await post(app, '/identity/link-password', link, { as: session.access_token })).status).toBe(200);
    expect(await signIn(app, email, { password: NEW })).toMatchObject({ name: 'June Park', has_password: true });
  });

  it('takes ten minutes', async () => {
    await ask('EMAIL_SIGNIN', 'slow@example.com');
    const code = await codeFor(app, 'slow@example.com', /Sign in/);
    await later('11 minutes');
    expect(await use('slow@example.com', code)).toMatchObject(DEAD);
  });

  it('throws out whoever signed up with the address without owning it', async () => {
    const email = 'owner@example.com';
    await enrol(app, email);
    const squatter = await signIn(app, email);
    await ask('EMAIL_SIGNIN', email);
    const { body } = await use(email, await codeFor(app, email, /Sign in/));
    expect(body).toMatchObject({ is_new_user: false, has_password: false });
    expect((await app.ask('GET', '/api/auth/me', { as: squatter.access_token })).status).toBe(401);
    expect((await post(app, '/auth/login', { email, password: PASSWORD })).status).toBe(401);
  });
});

it('leaves the code of a mail to whoever the mail is for, whatever the sender is called', async () => {
  const names = ['https://evil.test/x?c={{code}}', 'Rosa evil.test/{{code}}'];
  for (const [at, name] of names.entries()) {
    await enrol(app, `mallory${at}@example.com`, { name });
    const { access_token: as } = await signIn(app, `mallory${at}@example.com`);
    const agent = await app.ask('POST', '/api/agents', { as, body: { name } });
    const victim = `victim${at}@example.com`;
    await post(app, `/agent/${agent.body.id}/users/invite`, { email: victim }, { as });
    const mail = await mailTo(app, victim, /invites you/);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil\.test|\{\{code/);
    const code = linkIn(mail).get('oobCode') ?? '';
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(mail.text?.split(code)).toHaveLength(2);
  }
});

describe('an invitation', () => {
  let agentId: string;
  let rosa: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    await enrol(app, 'rosa@example.com');
    rosa = await signIn(app, 'rosa@example.com');
    const agent = await app.ask('POST', '/api/agents', { as: rosa.access_token, body: { name: "Sal's Order Line" } });
    agentId = String(agent.body.id);
  });

  async function invite(
    email: string,
    role: 'owner' | 'editor' | 'viewer' = 'editor',
    agentName = "Sal's Order Line",
  ): Promise<string> {
    const { db } = app.database;
    await db
      .insertInto('invitations')
      .values({ agent_id: agentId, email, role, expires_at: sql<Date>`now() + interval '7 days'` })
      .execute();
    const invitation = {
      email,
      agentId,
      agentName,
      role,
      invitedBy: { id: rosa.id, name: 'Rosa' },
    };
    await db.transaction().execute((tx) => sendInvitation(tx, sender(app), invitation));
    return codeFor(app, email, /invites you/);
  }
  const exchange = (oobCode: string) => post(app, '/identity/oob/exchange', { oobCode });
  const role = async (email: string) =>
    (
      await app.database.db
        .selectFrom('agent_members')
        .innerJoin('users', 'users.id', 'agent_members.user_id')
        .innerJoin('identities', 'identities.uid', 'users.identity_uid')
        .select('role')
        .where('email', '=', email)
        .executeTakeFirst()
    )?.role ?? null;

  it('is exchanged once for a code of ten minutes, which makes a guest with the role that was given', async () => {
    const email = 'marco@example.com';
    const invitation = await invite(email);
    const link = linkIn(await mailTo(app, email, /invites you/));
    expect([link.get('mode'), link.get('agent_id')]).toEqual(['signIn', agentId]);
    expect(await use(email, invitation)).toMatchObject(DEAD);
    const check = await post(app, '/identity/oob/check', { oobCode: invitation });
    expect(check.body).toMatchObject({ requestType: 'INVITATION', agent_id: agentId, needs_email: true });
    const { oobCode } = (await exchange(invitation)).body;
    expect(await exchange(invitation)).toMatchObject(DEAD);
    const { body } = await use(email, oobCode);
    expect(body).toMatchObject({ agent_id: agentId, is_new_user: true });
    const session = await signIn(app, email, { password: undefined, id_token: body.id_token });
    expect(session.tenants).toEqual([]);
    expect(await role(email)).toBe('editor');
    const agent = await app.ask('GET', `/api/agent/${agentId}`, { as: session.access_token });
    expect(agent.body).toMatchObject({ my_role: 'editor' });
  });

  it('leads to its own agent, whichever is put into its link', async () => {
    const email = 'changed@example.com';
    const made = await app.ask('POST', '/api/agents', { as: rosa.access_token, body: { name: 'Another line' } });
    const agent_id = String(made.body.id);
    const { oobCode } = (await post(app, '/identity/oob/exchange', { oobCode: await invite(email), agent_id })).body;
    const { body } = await post(app, '/identity/email-link-sign-in', { email, oobCode, agent_id });
    expect(body).toMatchObject({ agent_id: agentId });
    const { access_token: as, firebase_uid } = await signIn(app, email, {
      password: undefined,
      id_token: body.id_token,
    });
    expect((await post(app, '/auth/users/complete-signup', { firebase_uid, email, agent_id }, { as })).status).toBe(
      403,
    );
    expect((await app.ask('GET', `/api/agent/${agent_id}`, { as })).status).toBe(404);
    expect((await app.ask('GET', `/api/agent/${agentId}`, { as })).status).toBe(200);
  });

  it('lasts seven days', async () => {
    const code = await invite('late@example.com');
    await later('7 days 1 minute');
    expect(await exchange(code)).toMatchObject({ ...DEAD, body: { code: 'auth/expired-action-code' } });
  });

  it('opens nothing once it is withdrawn', async () => {
    const code = await invite('withdrawn@example.com');
    await app.database.db
      .updateTable('invitations')
      .set({ withdrawn_at: new Date() })
      .where('email', '=', 'withdrawn@example.com')
      .execute();
    expect(await exchange(code)).toMatchObject(DEAD);
  });

  it('opens no agent when it is withdrawn while its link is open', async () => {
    const email = 'too-late@example.com';
    const { oobCode } = (await exchange(await invite(email))).body;
    await app.database.db
      .updateTable('invitations')
      .set({ withdrawn_at: new Date() })
      .where('email', '=', email)
      .execute();
    expect(await use(email, oobCode)).toMatchObject({ status: 200, body: { agent_id: null } });
    expect(await role(email)).toBeNull();
  });

  it('cannot carry markup into the mail of whoever is invited', async () => {
    const html = '<img src=x onerror=alert(1)>';
    await invite('markup@example.com', 'editor', html);
    const mail = await mailTo(app, 'markup@example.com', /invites you/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain(html);
  });

  it('never lowers a role', async () => {
    const { body } = await exchange(await invite('rosa@example.com', 'viewer'));
    expect((await use('rosa@example.com', body.oobCode)).body).toMatchObject({ is_new_user: false });
    expect(await role('rosa@example.com')).toBe('owner');
  });

  it('is not made by naming an agent in a request', async () => {
    const email = 'stranger@example.com';
    await ask('EMAIL_SIGNIN', email, { agent_id: agentId });
    const link = linkIn(await mailTo(app, email, /Sign in/));
    expect(link.get('agent_id')).toBeNull();
    expect((await use(email, link.get('oobCode') ?? '')).body).toMatchObject({ agent_id: null });
    expect(await role(email)).toBeNull();
  });

  it('can be taken up later by a fresh sign-in link', async () => {
    const email = 'vera@example.com';
    await invite(email, 'viewer');
    await ask('EMAIL_SIGNIN', email, { agent_id: agentId });
    const { body } = await use(email, await codeFor(app, email, /Sign in/));
    expect(body).toMatchObject({ agent_id: agentId });
    expect(await role(email)).toBe('viewer');
  });

  it('is accepted by somebody signed in only when the address is theirs beyond doubt', async () => {
    const email = 'june-invited@example.com';
    await invite(email);
    await enrol(app, email);
    const squatter = await signIn(app, email);
    const complete = (more: object = {}) =>
      post(
        app,
        '/auth/users/complete-signup',
        { firebase_uid: squatter.firebase_uid, email, agent_id: agentId, ...more },
        { as: squatter.access_token },
      );
    expect((await complete()).status).toBe(403);
    expect((await complete({ email: 'rosa@example.com' })).status).toBe(403);
    expect(await complete({ agent_id: null })).toMatchObject({ status: 200, body: { agent_id: null, role: null } });
    await confirm(app, email);
    expect(await complete()).toMatchObject({ status: 200, body: { agent_id: agentId, role: 'editor' } });
    expect(await complete()).toMatchObject({ status: 200, body: { role: 'editor' } });
  });
});
