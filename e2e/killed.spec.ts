import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openVoice } from '../tools/line/voice.ts';
import { newOwner, openPizzeria, ring } from './calls.ts';
import { PORT as FIRST_PORT, launch, stop } from './start-server.ts';

const PORT = FIRST_PORT + 1;
const baseUrl = `http://localhost:${PORT}`;

/** kill -9 in the middle of a call: nothing that was answered is lost, nothing stays open for ever. */
test('a server that is killed in the middle of a call', async () => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'attendant-killed-'));
  const voice = await openVoice();
  let server = await launch(dataDir, PORT);
  const owner = await newOwner('killed@example.com', baseUrl);
  const agentId = await openPizzeria(owner);
  const placed = await owner.api.orders.create({
    id: agentId,
    customer_name: 'Written',
    order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }],
  });
  const token = readFileSync(join(dataDir, 'secrets', 'twilio-auth-token'), 'utf8').trim();
  const text = 'one large Margherita please';
  const call = ring(agentId, {
    baseUrl,
    token,
    steps: [
      { kind: 'say', text, pcm: await voice.speak(text) },
      { kind: 'silence', ms: 30_000 },
    ],
  });
  await expect(async () => {
    const { items } = await owner.api.conversations.list({ id: agentId });
    expect(items[0]?.message_count).toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 40_000 });

  await stop(server, 'SIGKILL');
  await call;
  const restarted = Date.now();
  server = await launch(dataDir, PORT);
  expect(Date.now() - restarted, 'ready again, in milliseconds').toBeLessThan(10_000);

  const { items: orders } = await owner.api.orders.list({ id: agentId });
  expect(orders.map(({ id }) => id)).toEqual([placed.id]);
  await expect(async () => {
    const { items } = await owner.api.conversations.list({ id: agentId });
    expect(items[0]).toMatchObject({ status: 'failed', end_reason: 'server-lost' });
    const messages = await owner.api.conversations.messages({ id: items[0]?.id ?? '' });
    expect(messages.items.map(({ role }) => role).slice(0, 2)).toEqual(['agent', 'user']);
    expect(messages.items.every(({ has_audio }) => has_audio)).toBe(true);
  }).toPass({ timeout: 45_000 });

  await stop(server);
  await voice.close();
  await delay(100);
  rmSync(dataDir, { recursive: true, force: true });
});
