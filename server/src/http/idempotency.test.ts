import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { assembleCast, type Cast, openAlways } from '../testing/cast.ts';
import { sweepAnswered } from './idempotency.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  await openAlways(app, cast);
});

const MEMORY = { content: 'Parking is behind the house.', memory_type: 'fact' };
const post = (key: string | undefined, body: unknown = MEMORY, path = 'memories', as = cast.tokens.owner) =>
  app.ask('POST', `/api/agent/${cast.agentId}/${path}`, {
    as,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const memories = async (): Promise<number> =>
  (await app.database.db.selectFrom('memories').select('id').where('agent_id', '=', cast.agentId).execute()).length;
const rows = () => app.database.db.selectFrom('answered_requests').selectAll().where('scope', '=', 'api');

describe('a request with a key', () => {
  it('sent 20 times at once makes one, and each is answered alike', async () => {
    const before = await memories();
    const key = `"${randomUUID()}"`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(19);
    expect(await memories()).toBe(before + 1);
  });

  it('is one on two servers, also at the same time and after one of them is gone', async () => {
    const other = await testApp({ beside: app });
    const before = await memories();
    const key = randomUUID();
    const send = (to: TestApp) =>
      to.ask('POST', `/api/agent/${cast.agentId}/memories`, {
        as: cast.tokens.owner,
        body: MEMORY,
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n % 2 ? app : other)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await memories()).toBe(before + 1);
    await other.close();
    expect((await send(app)).text).toBe(answers[0]?.text);
  });

  it('of an order too, and the order is known by it when the answer was never written', async () => {
    const item = { name: 'Margherita', category: 'Pizza', price: 12 };
    const { body: dish } = await post(undefined, item, 'menu-items');
    const order = { customer_name: 'Dan', customer_phone: '', order_items: [{ menu_item_id: dish.id, quantity: 1 }] };
    const key = randomUUID();
    const first = await post(key, order, 'orders');
    expect(first.status).toBe(201);
    await app.database.db
      .updateTable('answered_requests')
      .set({ status: 0, created_at: new Date(0) })
      .execute();
    const again = await post(key, order, 'orders');
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });

  it('and another body is refused', async () => {
    const key = randomUUID();
    await post(key);
    expect(await post(key, { ...MEMORY, content: 'Other words.' })).toMatchObject({
      status: 422,
      body: { code: 'key-used' },
    });
  });

  it('that is still under way elsewhere is told so, with a time', async () => {
    const key = randomUUID();
    await post(key);
    const { db } = app.database;
    await db.updateTable('answered_requests').set({ status: 0, created_at: new Date() }).execute();
    const answer = await post(key);
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([409, 'under-way', '2']);
    await db.deleteFrom('answered_requests').execute();
  });

  it('that was refused may be sent again under the same key', async () => {
    const key = randomUUID();
    expect((await post(key, { content: '' })).status).toBe(422);
    expect((await post(key)).status).toBe(201);
  });

  it.each([
    ['', 400],
    ['a'.repeat(256), 400],
    ['a b', 400],
    ['"a b"', 201],
    ['a'.repeat(255), 201],
  ])('%j is answered with %i', async (key, status) => {
    expect((await post(key)).status).toBe(status);
  });

  it('of somebody else is another request', async () => {
    const key = randomUUID();
    const [mine, theirs] = [await post(key), await post(key, MEMORY, 'memories', cast.tokens.editor)];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(mine.body.id).not.toBe(theirs.body.id);
  });

  it('without a session is refused like any', async () => {
    const key = randomUUID();
    expect((await post(key, MEMORY, 'memories', 'x')).status).toBe(401);
  });
});

describe('what is kept of it', () => {
  it('tells nothing to whoever reads the table, and goes after a day', async () => {
    const key = randomUUID();
    await post(key, { ...MEMORY, content: 'Ana has a peanut allergy.' });
    const kept = await rows().execute();
    expect(JSON.stringify(kept)).not.toContain('peanut');
    expect(JSON.stringify(kept)).not.toContain(key);
    const { db } = app.database;
    await sweepAnswered(db);
    expect((await rows().execute()).length).toBe(kept.length);
    await db
      .updateTable('answered_requests')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    await sweepAnswered(db);
    expect(await rows().execute()).toEqual([]);
  });
});

describe('without a key', () => {
  it('each request makes its own', async () => {
    const before = await memories();
    await Promise.all([post(undefined), post(undefined)]);
    expect(await memories()).toBe(before + 2);
  });
});
