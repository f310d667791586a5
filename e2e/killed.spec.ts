import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openVoice } from '../tools/line/voice.ts';
import { newOwner, openPizzeria, ring } from './calls.ts';
import { PORT as FIRST_PORT, launch, stop } from './start-server.ts';

const PORT = FIRST_PORT + 1;
const baseUrl = `http://localhost:${PORT}`;
const TEXT = 'one large Margherita please';

let dataDir: string;
let server: ChildProcess | undefined;
let pcm: Int16Array;

test.beforeAll(async () => {
  const voice = await openVoice();
  pcm = await voice.speak(TEXT);
  await voice.close();
});
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'attendant-killed-'));
});
// A second try starts where the first one did.
test.afterEach(async () => {
  if (server) await stop(server, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** kill -9 in the middle of a call: nothing that was answered is lost, nothing stays open for ever. */
test('a server that is killed in the middle of a call', async () => {
  const began = Date.now();
  server = await launch(dataDir, PORT);
  const firstStart = Date.now() - began;
  const owner = await newOwner('killed@example.com', baseUrl);
  const agentId = await openPizzeria(owner);
  const placed = await owner.api.orders.create({
    id: agentId,
    customer_name: 'Written',
    order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }],
  });
  const token = readFileSync(join(dataDir, 'secrets', 'twilio-auth-token'), 'utf8').trim();
  const heard: string[] = [];
  const call = ring(agentId, {
    baseUrl,
    token,
    onEvent: ({ ms, who, what }) => heard.push(`${ms} ${who} ${what}`),
    steps: [
      { kind: 'say', text: TEXT, pcm },
      { kind: 'silence', ms: 60_000 },
    ],
  });
  await expect(async () => {
    const { items } = await owner.api.conversations.list({ id: agentId });
    expect(items[0]?.message_count, `what was heard: ${heard.join(' | ')}`).toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 60_000 });

  await stop(server, 'SIGKILL');
  await call;
  const restarted = Date.now();
  server = await launch(dataDir, PORT);
  // A slow machine is slow at both: what counts is that nothing waits for the one that is gone.
  expect(Date.now() - restarted, 'ready again, in milliseconds').toBeLessThan(Math.max(10_000, 1.5 * firstStart));

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
});
