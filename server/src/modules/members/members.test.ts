import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast, enrol } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';
import { linkIn, mailTo } from '../identity/test-people.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const users = (rest = '') => `/api/agent/${cast.agentId}/users${rest}`;
const ask = (as: keyof Cast['tokens'], method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  app.ask(method, url, { as: cast.tokens[as], body });

/** Somebody new, whose address is beyond doubt. */
async function confirmed(name: string) {
  const person = await enrol(app, name);
  await app.database.db
    .updateTable('identities')
    .set({ email_verified_at: new Date() })
    .where('uid', '=', (eb) => eb.selectFrom('users').select('identity_uid').where('id', '=', person.id))
    .execute();
  return person;
}
const letters = async (recipient: string) =>
  (await app.database.db.selectFrom('mails').select('subject').where('recipient', '=', recipient).execute()).map(
    ({ subject }) => subject,
  );

describe('the members', () => {
  it('stand with owners first', async () => {
    const { body } = await ask('editor', 'GET', users());
    expect(body).toMatchObject([
      {
        user_id: cast.userIds.owner,
        name: 'Rosa Marchetti',
        email: 'rosa@example.com',
        role: 'owner',
        status: 'active',
      },
      { user_id: cast.userIds.editor, role: 'editor' },
      { user_id: cast.userIds.viewer, role: 'viewer' },
    ]);
  });
  playRights({ method: 'GET', url: '/api/agents/{agent}/users' }, [401, 404, 403, 200, 200, 200], on);
});

describe('adding somebody who has an account', () => {
  it('finds them by address, gives them a place and writes to them', async () => {
    const nina = await confirmed('Nina Novak');
    const found = await ask('editor', 'GET', '/api/users/lookup?email=Nina@example.com');
    expect(found).toMatchObject({ status: 200, body: { id: nina.id, name: 'Nina Novak', email: 'nina@example.com' } });
    const added = await ask('editor', 'POST', users('/assign_by_id'), { user_id: nina.id });
    expect(added).toMatchObject({ status: 200, body: { user_id: nina.id, role: 'editor', status: 'active' } });
    expect((await app.ask('GET', `/api/agent/${cast.agentId}`, { as: nina.token })).body.my_role).toBe('editor');
    expect(await letters('nina@example.com')).toContain("You can now use Sal's Order Line");
    const again = await ask('owner', 'POST', users('/assign_by_id'), { user_id: nina.id });
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'User with this email already exists. Please use a different email.' },
    });
  });

  it('does not find an address that was never confirmed: it may be taken by anybody', async () => {
    expect(await ask('owner', 'GET', '/api/users/lookup?email=june@example.com')).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    });
    const added = await ask('owner', 'POST', users('/assign_by_id'), { user_id: cast.userIds.stranger });
    expect(added.status).toBe(404);
  });

  playRights({ method: 'GET', url: '/api/users/lookup?email=nina@example.com' }, [401, 403, 403, 200, 200, 200], on);

  it('tells whoever may add nobody nothing about an address', async () => {
    const look = async (as: keyof Cast['tokens'], email: string) => {
      const { status, body } = await ask(as, 'GET', `/api/users/lookup?email=${email}`);
      return { status, ...body, request_id: '' };
    };
    for (const as of ['viewer', 'stranger'] as const) {
      expect(await look(as, 'nina@example.com')).toEqual(await look(as, 'nobody@example.com'));
    }
  });

  it('looks up thirty addresses a minute, no more', async () => {
    const { token } = await enrol(app, 'Harvey Harvest');
    const looked = await Promise.all(
      Array.from({ length: 31 }, () => app.ask('GET', '/api/users/lookup?email=x@example.com', { as: token })),
    );
    expect(looked.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('adding somebody who has none', () => {
  const add = (as: keyof Cast['tokens'], body: object) => ask(as, 'POST', users(), body);
  const mailed = async (recipient: string) =>
    linkIn(await mailTo(app, recipient, /added you to Sal's Order Line/)).get('oobCode') ?? '';

  it('makes an account that only its inbox opens, with a place from now on', async () => {
    const added = await add('editor', { email: 'Kim@example.com' });
    expect(added).toMatchObject({ status: 201, body: { name: 'Kim', role: 'editor', status: 'active' } });
    const signsIn = await app.ask('POST', '/api/auth/login', { body: { email: 'kim@example.com', password: '' } });
    expect(signsIn.status).toBeGreaterThanOrEqual(400);
    const exchanged = await app.ask('POST', '/api/identity/oob/exchange', {
      body: { oobCode: await mailed('Kim@example.com') },
    });
    const used = await app.ask('POST', '/api/identity/email-link-sign-in', {
      body: { email: 'kim@example.com', oobCode: exchanged.body.oobCode },
    });
    expect(used).toMatchObject({ status: 200, body: { has_password: false, agent_id: cast.agentId } });
  });

  it('refuses whoever is here already', async () => {
    expect(await add('owner', { email: 'kim@example.com' })).toMatchObject({
      status: 409,
      body: { message: 'User with this email already exists. Please use a different email.' },
    });
  });

  it('opens nothing any more for somebody who was removed', async () => {
    const { body } = await add('owner', { email: 'gone@example.com', role: 'viewer' });
    await ask('owner', 'DELETE', users(`/${body.user_id}`));
    const oobCode = await mailed('gone@example.com');
    expect((await app.ask('POST', '/api/identity/oob/exchange', { body: { oobCode } })).status).toBe(400);
  });

  it('only invites who signed up without confirming: it may be anybody', async () => {
    const { token } = await enrol(app, 'Una Unconfirmed');
    const added = await add('owner', { email: 'una@example.com' });
    expect(added).toMatchObject({ status: 201, body: { user_id: null, status: 'invited' } });
    expect((await app.ask('GET', `/api/agent/${cast.agentId}`, { as: token })).status).toBe(404);
  });

  it('makes no owner at an editor’s word', async () => {
    expect((await add('editor', { email: 'boss@example.com', role: 'owner' })).status).toBe(403);
  });
});

describe('inviting', () => {
  play(
    [
      {
        name: 'makes editors, unless another role is said',
        as: 'editor',
        method: 'POST',
        url: '/api/agents/{agent}/users/invite',
        body: { email: 'dan@example.com' },
        status: 201,
        answer: { email: 'dan@example.com', role: 'editor', status: 'invited' },
      },
      {
        name: 'again sends it again',
        method: 'POST',
        url: '/api/agent/{agent}/users/invite',
        body: { email: 'Dan@example.com', role: 'owner' },
        status: 201,
        answer: { role: 'owner' },
      },
      {
        name: "leaves an owner's invitation to owners",
        as: 'editor',
        method: 'POST',
        url: '/api/agent/{agent}/users/invite',
        body: { email: 'dan@example.com', role: 'viewer' },
        status: 403,
      },
      {
        name: 'makes no owner at an editor’s word',
        as: 'editor',
        method: 'POST',
        url: '/api/agent/{agent}/users/invite',
        body: { email: 'other@example.com', role: 'owner' },
        status: 403,
      },
      {
        name: 'refuses whoever is here already',
        method: 'POST',
        url: '/api/agent/{agent}/users/invite',
        body: { email: 'vera@example.com' },
        status: 409,
        answer: { code: 'member-exists' },
      },
      {
        name: 'needs an address',
        method: 'POST',
        url: '/api/agent/{agent}/users/invite',
        body: { email: 'dan' },
        status: 422,
        answer: { errors: { email: 'Please enter a valid email address' } },
      },
    ],
    on,
  );

  it('shows up in the list until it is withdrawn, once', async () => {
    expect(await letters('dan@example.com')).toEqual(["Marco Bellini invites you to Sal's Order Line"]);
    expect(await letters('Dan@example.com')).toEqual(["Rosa Marchetti invites you to Sal's Order Line"]);
    const { body } = await ask('owner', 'GET', users());
    const invited = body.filter(({ email }: { email: string }) => email === 'dan@example.com');
    expect(invited).toMatchObject([{ user_id: null, status: 'invited', role: 'owner' }]);
    const url = `/api/agent/${cast.agentId}/invitations/${invited[0].id}`;
    expect((await ask('editor', 'DELETE', url)).status).toBe(403);
    expect(await ask('owner', 'DELETE', url)).toMatchObject({ status: 200, body: { success: true } });
    expect((await ask('owner', 'DELETE', url)).status).toBe(404);
  });
});

describe('roles', () => {
  const role = (of: 'owner' | 'editor' | 'viewer', to: string) =>
    [users(`/${cast.userIds[of]}`), { role: to }] as const;

  it('are changed by editors among themselves and viewers', async () => {
    expect(await ask('editor', 'PUT', ...role('viewer', 'editor'))).toMatchObject({
      status: 200,
      body: { role: 'editor' },
    });
    expect((await ask('editor', 'PUT', ...role('viewer', 'viewer'))).status).toBe(200);
  });

  it('of owners are for owners', async () => {
    expect((await ask('editor', 'PUT', ...role('viewer', 'owner'))).status).toBe(403);
    expect((await ask('editor', 'PUT', ...role('owner', 'viewer'))).status).toBe(403);
    expect((await ask('editor', 'DELETE', users(`/${cast.userIds.owner}`))).status).toBe(403);
  });

  it("are not one's own to change", async () => {
    expect((await ask('owner', 'PUT', ...role('owner', 'editor'))).status).toBe(403);
    expect((await ask('viewer', 'PUT', ...role('viewer', 'editor'))).status).toBe(403);
  });

  it('of strangers are none', async () => {
    expect((await ask('owner', 'PUT', users(`/${cast.userIds.stranger}`), { role: 'viewer' })).status).toBe(404);
  });
});

describe('leaving', () => {
  it('keeps the last owner', async () => {
    const left = await ask('owner', 'DELETE', users(`/${cast.userIds.owner}`));
    expect(left).toMatchObject({ status: 409, body: { message: 'An agent must keep at least one owner.' } });
  });

  it('lets one of two owners go when both want to at once', async () => {
    const second = await confirmed('Olga Second');
    await ask('owner', 'POST', users('/assign_by_id'), { user_id: second.id, role: 'owner' });
    const both = await Promise.all([
      app.ask('DELETE', users(`/${second.id}`), { as: cast.tokens.owner }),
      app.ask('DELETE', users(`/${cast.userIds.owner}`), { as: second.token }),
    ]);
    const owners = await app.database.db
      .selectFrom('agent_members')
      .select('user_id')
      .where('agent_id', '=', cast.agentId)
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
    expect(both.map(({ status }) => status)).toContain(200);
    await app.database.db
      .insertInto('agent_members')
      .values({ agent_id: cast.agentId, user_id: cast.userIds.owner, role: 'owner' })
      .onConflict((oc) => oc.columns(['agent_id', 'user_id']).doNothing())
      .execute();
  });

  it('is open to everybody, and shuts the door behind them', async () => {
    const guest = await confirmed('Gus Guest');
    await ask('owner', 'POST', users('/assign_by_id'), { user_id: guest.id, role: 'viewer' });
    const unassign = (as: string, user_id: string) => app.ask('POST', users('/unassign/'), { as, body: { user_id } });
    expect((await unassign(guest.token, cast.userIds.editor)).status).toBe(403);
    expect(await unassign(guest.token, guest.id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await app.ask('GET', `/api/agent/${cast.agentId}`, { as: guest.token })).status).toBe(404);
    expect((await ask('owner', 'DELETE', users(`/${guest.id}`))).status).toBe(404);
  });

  it('is written down', async () => {
    const rows = await app.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'member.%')
      .execute();
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['member.joined', 'member.added', 'member.changed', 'member.removed', 'member.left']),
    );
  });
});
