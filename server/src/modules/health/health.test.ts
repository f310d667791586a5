import { beforeAll, expect, it } from 'vitest';
import { someSpeech, type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ speech: someSpeech });
  cast = await assembleCast(app);
});
const parts = async () => {
  const { body } = await app.ask('GET', '/api/admin/system/health', { as: cast.tokens.admin });
  return Object.fromEntries(body.parts.map((one: { part: string; state: string }) => [one.part, one.state]));
};

it('tells strangers no more than whether it works', async () => {
  const { status, body } = await app.ask('GET', '/health');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['status', 'version', 'calls']);
  expect((await app.ask('GET', '/ready')).status).toBe(200);
});

it('tells administrators which part works', async () => {
  await expect.poll(async () => (await parts()).jobs).toBe('ok');
  expect(await parts()).toEqual({
    database: 'ok',
    live: 'ok',
    jobs: 'ok',
    files: 'ok',
    mail: 'ok',
    speech: 'ok',
    memory: 'ok',
  });
});

it('notices mails that wait', async () => {
  const mail = { kind: 'test', recipient: 'a@example.com', subject: '', letter: '{}' };
  const late = new Date(Date.now() - 20 * 60_000);
  await app.database.db
    .insertInto('mails')
    .values({ ...mail, attempts: 1, created_at: late, next_attempt_at: new Date('2099-01-01') })
    .execute();
  await expect.poll(async () => (await parts()).mail).toBe('degraded');
  expect((await app.ask('GET', '/health')).body.status).toBe('ok');
});

playRights({ method: 'GET', url: '/api/admin/system/health' }, [401, 403, 403, 403, 403, 200], () => ({ app, cast }));
