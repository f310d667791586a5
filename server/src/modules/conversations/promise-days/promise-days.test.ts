import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openFiles } from '../../../files/files.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { playRights } from '../../../testing/scenario.ts';
import { openConversation, recordMessage } from '../index.ts';
import { countPromises } from './count.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
beforeEach(() => app.database.db.deleteFrom('promise_days').execute());

type Line = [role: 'user' | 'agent', turn: number, startMs: number, endMs: number, text: string, waitedMs?: number];

/** A call in which this was said. */
async function call(...lines: Line[]): Promise<string> {
  const { db } = app.database;
  const agentId = cast.agentId;
  const fresh = { agentId, channel: 'voice', carrier: 'twilio', callerPhone: null, isTest: false } as const;
  const { id } = await db.transaction().execute((tx) => openConversation(tx, { ...fresh, carrierId: randomUUID() }));
  const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
  const at = { agentId, conversationId: id, startedAt: new Date('2026-11-25T12:00:00Z') };
  for (const [role, turn, startMs, endMs, text, waitedMs = null] of lines) {
    const said = { id: randomUUID(), role, turn, startMs, endMs, text, heardToSoundMs: waitedMs };
    await recordMessage(db, files, at, { ...said, interrupted: false, confidence: 1, wav: null });
  }
  return id;
}
const promises = async () => {
  const { body } = await app.ask('GET', '/api/admin/system/promises', { as: cast.tokens.admin });
  return Object.fromEntries(
    body.promises.map(({ promise, kept, broken }: { promise: string; kept: number; broken: number }) => [
      promise,
      [kept, broken],
    ]),
  );
};

it('is nothing before anybody called', async () => {
  expect(await promises()).toEqual({ answered: [0, 0], saved: [0, 0], heard: [0, 0] });
});

it('counts answers that came in time and late, and a silence in which nothing came', async () => {
  const id = await call(
    ['agent', 0, 0, 2_000, 'Hello.'],
    ['user', 1, 3_000, 4_000, 'Two slices.'],
    ['agent', 1, 4_500, 6_000, 'Anything else?', 500],
    ['user', 2, 7_000, 8_000, 'No.'],
    ['agent', 2, 11_500, 13_000, 'Your name?', 3_500],
    ['user', 3, 14_000, 15_000, 'Dan.'],
    // The line was cut: nobody counted the wait.
    ['agent', 4, 24_000, 25_000, 'Sorry, we were cut off for a moment.'],
  );
  await countPromises(app.database.db, id, 0, true);
  expect(await promises()).toEqual({ answered: [1, 1], saved: [0, 0], heard: [2, 1] });
});

it('counts what was said to be done, by whether it was', async () => {
  const id = await call(['agent', 1, 0, 1_000, 'Your order is in: two slices.', 500]);
  await countPromises(app.database.db, id, 0, true);
  expect((await promises()).saved).toEqual([0, 1]);
  await app.database.db
    .insertInto('tool_calls')
    .values({
      conversation_id: id,
      turn: 1,
      key: 'place',
      name: 'place_order',
      input: '{}',
      ok: true,
      receipt: JSON.stringify({ kind: 'order', id: randomUUID() }),
      duration_ms: 3,
    })
    .execute();
  await countPromises(app.database.db, id, 0, true);
  expect((await promises()).saved).toEqual([1, 1]);
});

it('counts a conversation that goes on on another line once', async () => {
  const id = await call(
    ['user', 1, 0, 1_000, 'Hi.'],
    ['agent', 1, 1_500, 2_000, 'Hello.', 500],
    ['user', 2, 3_000, 4_000, 'Bye.'],
    ['agent', 2, 4_500, 5_000, 'Goodbye.', 500],
  );
  await countPromises(app.database.db, id, 2, true);
  expect(await promises()).toMatchObject({ answered: [1, 0], heard: [1, 0] });
});

playRights({ method: 'GET', url: '/api/admin/system/promises' }, [401, 403, 403, 403, 403, 200], () => ({ app, cast }));
