import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, CAST_PASSWORD, type Cast, enrol } from '../../testing/cast.ts';
import { exported } from '../../testing/exported.ts';
import { playRights } from '../../testing/scenario.ts';
import { TABLES } from './kept.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const EXPORT = '/auth/me/export';
const ERASE = '/api/auth/me/erase';

async function prove(token: string, password = CAST_PASSWORD): Promise<string> {
  const answer = await app.ask('POST', '/api/identity/reauthenticate', { as: token, body: { password } });
  return String(answer.body.id_token);
}
const erase = async (token: string, email: string) =>
  app.ask('POST', ERASE, { as: token, body: { id_token: await prove(token), email } });

/** Rows of all tables that hold one of these words. */
async function rowsWith(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    for (const row of await app.database.db.selectFrom(table).selectAll().execute()) {
      const text = JSON.stringify(row).toLowerCase();
      if (words.some((word) => text.includes(word.toLowerCase()))) found.push(`${table} ${text}`);
    }
  }
  return found;
}
const outbox = () => {
  const folder = join(app.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const whole = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return whole.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
};

describe('the export of an account', () => {
  it('holds what is kept of the person, and no hash, secret or word of anybody else', async () => {
    const { id, token } = await enrol(app, 'Paola Verdi');
    const { db } = app.database;
    const uid = (await db.selectFrom('users').select('identity_uid').where('id', '=', id).executeTakeFirstOrThrow())
      .identity_uid;
    const passkey = {
      id: 'credential-one',
      identity_uid: uid,
      public_key: Buffer.from('key'),
      counter: 1,
      name: 'My phone',
    };
    await db.insertInto('passkeys').values(passkey).execute();
    await db.insertInto('authenticators').values({ identity_uid: uid, secret: 'JBSWY3DPEHPK3PXP' }).execute();
    await db
      .insertInto('recovery_codes')
      .values({ identity_uid: uid, hash: Buffer.from('recovery') })
      .execute();
    await db.insertInto('agent_members').values({ agent_id: cast.agentId, user_id: id, role: 'viewer' }).execute();
    const all = await exported(app, EXPORT, token);
    expect(all.rows('identities')).toMatchObject([{ email: 'paola@example.com' }]);
    expect(all.rows('users')).toMatchObject([{ name: 'Paola Verdi' }]);
    expect(all.rows('sessions')).toHaveLength(1);
    expect(all.rows('passkeys')).toMatchObject([{ name: 'My phone' }]);
    expect(all.rows('agent_members')).toMatchObject([{ agent_id: cast.agentId, role: 'viewer' }]);
    expect(all.rows('tenants')).toMatchObject([{ name: "Paola Verdi's business" }]);
    expect(all.rows('audit_log').map(({ action }) => action)).toContain('session.started');
    expect(all.rows('mails').map(({ kind }) => kind)).toContain('verify');
    for (const secret of ['argon2', 'JBSWY3DPEHPK3PXP', 'credential-one', '\\\\x', 'rosa'])
      expect([secret, all.text.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
    const log = await db.selectFrom('audit_log').select('user_id').where('action', '=', 'account.exported').execute();
    expect(log).toEqual([{ user_id: id }]);
  });

  playRights({ method: 'GET', url: `/api${EXPORT}` }, [401, 200, 200, 200, 200, 200], on);
});

describe('to erase an account', () => {
  it('leaves nothing that says who it was, ends every session, and says so by mail', async () => {
    const { id, token } = await enrol(app, 'Quirino Rossi');
    const elsewhere = await app.ask('POST', '/api/auth/login', {
      body: { email: 'quirino@example.com', password: CAST_PASSWORD },
    });
    const { db } = app.database;
    await db.insertInto('agent_members').values({ agent_id: cast.agentId, user_id: id, role: 'editor' }).execute();
    await app.ask('PATCH', `/api/agent/${cast.agentId}`, { as: token, body: { closed: true } });
    await app.ask('PUT', `/api/agent/${cast.agentId}/callers/+17185550101/block`, { as: token });
    await expect.poll(() => outbox().filter(({ text }) => text.includes('quirino@')).length).toBeGreaterThan(0);
    expect(await erase(token, 'Quirino@example.com')).toMatchObject({ status: 204 });
    for (const gone of [token, elsewhere.body.access_token])
      expect((await app.ask('GET', '/api/auth/me', { as: gone })).status).toBe(401);
    const mails = (await rowsWith('quirino')).filter((row) => !row.startsWith('mails '));
    expect(mails).toEqual([]);
    expect(await rowsWith('rossi')).toEqual([]);
    await expect
      .poll(() =>
        outbox()
          .filter(({ text }) => text.includes('quirino@'))
          .map(({ text }) => /^Subject: (.+)$/m.exec(text)?.[1]),
      )
      .toEqual(['Your account was erased']);
    const { items } = (await app.ask('GET', `/api/agent/${cast.agentId}/audit`, { as: cast.tokens.owner })).body;
    const mine = items.filter(({ user }: { user: { id: string } | null }) => user?.id === id);
    expect(mine.map(({ action }: { action: string }) => action)).toContain('agent.changed');
    expect(mine[0].user).toEqual({ id, name: 'Erased account', email: '' });
    const login = { email: 'quirino@example.com', password: CAST_PASSWORD };
    expect((await app.ask('POST', '/api/auth/login', { body: login })).status).toBe(401);
    expect((await app.ask('POST', '/api/auth/users', { body: { ...login, name: 'Quirino Bianchi' } })).status).toBe(
      201,
    );
  });

  it('is refused while an agent would be left without an owner, by name', async () => {
    const { token } = await enrol(app, 'Renata Neri');
    const make = (name: string) => app.ask('POST', '/api/agents', { as: token, body: { name } });
    const [one, two] = [await make('Front Desk'), await make('Night Line')];
    expect(await erase(token, 'renata@example.com')).toMatchObject({
      status: 409,
      body: {
        code: 'last-owner',
        message:
          'You are the only owner of Front Desk and Night Line. Make somebody else an owner there, or delete it, first.',
      },
    });
    const { db } = app.database;
    const other = { agent_id: one.body.id, user_id: cast.userIds.owner, role: 'owner' };
    await db.insertInto('agent_members').values(other).execute();
    await app.ask('DELETE', `/api/agent/${two.body.id}`, { as: token });
    expect((await erase(token, 'renata@example.com')).status).toBe(204);
    const left = async () => (await db.selectFrom('agents').select('id').execute()).map(({ id }) => id);
    // What only she could have restored does not wait for its thirty days.
    await expect.poll(left).not.toContain(two.body.id);
    expect(await left()).toContain(one.body.id);
    expect(await rowsWith("Renata Neri's business")).toEqual([]);
  });

  it('asks for the address, and for a fresh proof', async () => {
    const { token } = await enrol(app, 'Silvia Gallo');
    const wrong = await erase(token, 'somebody@example.com');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { email: 'This is not the address of your account.' }]);
    const proofOfAnother = await prove(String(cast.tokens.viewer));
    for (const id_token of ['invented', proofOfAnother]) {
      const answer = await app.ask('POST', ERASE, { as: token, body: { id_token, email: 'silvia@example.com' } });
      expect([answer.status, answer.body.code]).toEqual([401, 'auth/requires-recent-login']);
    }
    expect((await app.ask('GET', '/api/auth/me', { as: token })).status).toBe(200);
  });

  playRights(
    { method: 'POST', url: ERASE, body: { id_token: 'invented', email: 'rosa@example.com' } },
    // Whose address it is not hears so; whose it is lacks the proof.
    [401, 422, 422, 422, 401, 422],
    on,
  );
});
