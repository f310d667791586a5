import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestApp, testApp } from './testing/app.ts';
import { assembleCast, type Cast } from './testing/cast.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

it('closes at once while a tab listens, a connection is busy and a socket stays silent, and answers what is in flight', async () => {
  const as = { headers: { authorization: `Bearer ${cast.tokens.owner}` } };
  const tab = await fetch(`${app.url}/api/agent/${cast.agentId}/events`, as);
  const listened = tab.text();
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/agent/${cast.agentId}/talk/socket`, {
    headers: { origin: app.url },
  });
  await new Promise((resolve) => socket.once('open', resolve));

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(`${app.url}/api/agents`, { ...as, agent }, (answer) => {
        statuses.push(answer.statusCode ?? 0);
        answer.resume().once('end', resolve);
      }).once('error', reject);
    });
  const askOn = (): Promise<unknown> => ask().then(askOn, () => 'refused');
  const busy = askOn();
  await delay(100);

  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(4_000);
  await busy;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(2);
  await listened;
});

it('says at once that it stops, and takes what a balancer sends that does not know it yet', async () => {
  const leaving = await testApp({ environment: { LEAVE_S: '1' } });
  const ready = async () => (await fetch(`${leaving.url}/ready`)).status;
  expect(await ready()).toBe(200);
  const closing = leaving.close();
  expect(await ready()).toBe(503);
  await delay(500);
  expect((await fetch(`${leaving.url}/health`)).status).toBe(200);
  await closing;
});
