import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { assembleCast, type Cast } from '../testing/cast.ts';

let app: TestApp;
let other: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ environment: { API_LIMIT: '' } });
  other = await testApp({ beside: app, environment: { API_LIMIT: '' } });
  cast = await assembleCast(app);
});

const calls = async (servers: readonly [TestApp, TestApp], as: string | undefined) => {
  const asked = Array.from({ length: 330 }, (_, n) => servers[n % 2 === 0 ? 0 : 1].ask('GET', '/api/auth/me', { as }));
  return Promise.all(asked);
};

it('answers three hundred calls of somebody a minute, and says when to come again', async () => {
  const answers = await calls([app, app], cast.tokens.stranger);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(300);
  const refused = answers.find((answer) => answer.status === 429);
  expect(refused?.body).toMatchObject({ code: 'too-many-requests' });
  const wait = Number(refused?.headers['retry-after']);
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(60);
});

it('counts on all servers together, and nobody for somebody else', async () => {
  const answers = await calls([app, other], cast.tokens.viewer);
  const answered = answers.filter((answer) => answer.status === 200).length;
  expect(answered).toBeLessThanOrEqual(300);
  expect(answered).toBeGreaterThan(280);
  expect((await app.ask('GET', '/api/auth/me', { as: cast.tokens.editor })).status).toBe(200);
});
