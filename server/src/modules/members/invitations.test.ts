import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast, enrol } from '../../testing/cast.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const users = (rest = '') => `/api/agent/${cast.agentId}/users${rest}`;
const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown) =>
  app.ask(method, url, { as: cast.tokens.owner, body });
const letters = (recipient: string) =>
  app.database.db.selectFrom('mails').select('subject').where('recipient', '=', recipient).execute();

describe('inviting and withdrawing again and again', () => {
  const once = async (email: string) => {
    const answer = await ask('POST', users('/invite'), { email });
    const { body } = await ask('GET', users());
    const { id } = body.find((member: { email: string }) => member.email === email) ?? {};
    if (id) await ask('DELETE', `/api/agent/${cast.agentId}/invitations/${id}`);
    return answer;
  };

  it('writes to an address three times an hour', async () => {
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await once('again@example.com'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429, 429]);
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await letters('again@example.com')).toHaveLength(3);
  });

  it('writes to twenty addresses an hour, of all that come at the same moment', async () => {
    const { token, id } = await enrol(app, 'Ivan Inviter');
    const { db } = app.database;
    await db.insertInto('agent_members').values({ agent_id: cast.agentId, user_id: id, role: 'editor' }).execute();
    const asked = Array.from({ length: 30 }, (_, n) =>
      app.ask('POST', users('/invite'), { as: token, body: { email: `crowd${n}@example.com` } }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
