import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';

const PRICES = JSON.stringify({ 'Deepgram nova-3': { 'per-minute': 0.006 }, 'Phone line': { 'per-minute': 0.01 } });

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ environment: { PRICES } });
  cast = await assembleCast(app);
  await app.database.db
    .updateTable('agents')
    .set({ timezone: 'America/New_York' })
    .where('id', '=', cast.agentId)
    .execute();
  // One in the evening of the last of October in New York, which is November in UTC.
  await call('2026-11-01T02:00:00Z', 30);
  await call('2026-11-05T18:00:00Z', 90);
  await call('2026-11-06T18:00:00Z', 60, true);
});

async function call(started_at: string, seconds: number, is_test = false) {
  const { db } = app.database;
  const { id } = await db
    .insertInto('conversations')
    .values({
      agent_id: cast.agentId,
      channel: 'voice',
      status: 'completed',
      carrier: 'twilio',
      started_at,
      ended_at: new Date(Date.parse(started_at) + seconds * 1000),
      duration_seconds: seconds,
      carrier_seconds: is_test ? null : seconds,
      is_test,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const used = [
    { provider: 'Deepgram nova-3', unit: 'seconds', amount: seconds },
    { provider: 'some-model', unit: 'tokens-in', amount: 1000 },
  ];
  await db
    .insertInto('conversation_usage')
    .values(used.map((one) => ({ conversation_id: id, ...one })))
    .execute();
}

const usage = async (month: string, as = cast.tokens.admin) => {
  const { body } = await app.ask('GET', `/api/admin/usage?month=${month}`, { as });
  const mine = await app.database.db
    .selectFrom('agents')
    .select('tenant_id')
    .where('id', '=', cast.agentId)
    .executeTakeFirstOrThrow();
  return { ...body, mine: body.organisations.find((one: { tenant_id: string }) => one.tenant_id === mine.tenant_id) };
};

describe('what an organisation used', () => {
  it('is counted by the month of its zone; tests cost, and are no calls', async () => {
    const { priced, mine } = await usage('2026-11');
    expect(priced).toBe(true);
    expect(mine).toMatchObject({ calls: 1, call_minutes: 1.5, messages: 0 });
    expect(mine.used).toEqual([
      { provider: 'Deepgram nova-3', unit: 'seconds', amount: 150, cost: expect.closeTo(0.015) },
      { provider: 'Phone line', unit: 'seconds', amount: 90, cost: expect.closeTo(0.015) },
      { provider: 'some-model', unit: 'tokens-in', amount: 2000, cost: null },
    ]);
    expect(mine.cost).toBeCloseTo(0.03);
    expect((await usage('2026-10')).mine).toMatchObject({ calls: 1, call_minutes: 0.5 });
    expect((await usage('2026-09')).mine).toMatchObject({ calls: 0, call_minutes: 0, used: [], cost: null });
  });

  it('is a spreadsheet whose costs add up', async () => {
    const { text, headers } = await app.ask('GET', '/api/admin/usage/spreadsheet?month=2026-11', {
      as: cast.tokens.admin,
    });
    expect(headers['content-disposition']).toBe('attachment; filename="usage-2026-11.csv"');
    const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.reduce((sum, { cost_usd }) => sum + Number(cost_usd), 0)).toBeCloseTo(0.03);
    expect(data.reduce((sum, { calls }) => sum + Number(calls), 0)).toBe(1);
  });

  it('costs nothing that anybody knows while no price is set', async () => {
    const other = await testApp({ beside: app });
    const { body } = await other.ask('GET', '/api/admin/usage?month=2026-11', { as: cast.tokens.admin });
    expect(body.priced).toBe(false);
    for (const { cost } of body.organisations) expect(cost).toBeNull();
  });

  it('a month that is none is refused', async () => {
    expect((await app.ask('GET', '/api/admin/usage?month=2026-13', { as: cast.tokens.admin })).status).toBe(422);
  });
});

describe('rights', () => {
  const on = () => ({ app, cast });
  playRights({ method: 'GET', url: '/api/admin/usage' }, [401, 403, 403, 403, 403, 200], on);
  playRights({ method: 'GET', url: '/api/admin/usage/spreadsheet' }, [401, 403, 403, 403, 403, 200], on);
});
