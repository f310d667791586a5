import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { tellOfCall } from './assistant/notices.ts';

let app: TestApp;
let cast: Cast;
const on = () => ({ app, cast });
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const url = () => `/api/agent/${cast.agentId}/notices`;
const want = (body: object) => app.ask('PUT', url(), { as: cast.tokens.editor, body });

/** A call that is over; answers the subjects of the mails about it. */
async function after(call: { status: string; orderCents?: number; isTest?: boolean }): Promise<string[]> {
  const { db } = app.database;
  await db.deleteFrom('mails').where('kind', '=', 'call').execute();
  const { id } = await db
    .insertInto('conversations')
    .values({
      agent_id: cast.agentId,
      channel: 'voice',
      carrier: 'twilio',
      status: call.status,
      caller_phone: '+17185550172',
      is_test: call.isTest ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (call.orderCents) {
    const order = { agent_id: cast.agentId, conversation_id: id, customer_name: 'Dan', total_cents: call.orderCents };
    await db.insertInto('orders').values(order).execute();
  }
  await tellOfCall(db, { post: app.post, publicUrl: 'http://localhost' }, id);
  return (await db.selectFrom('mails').select('subject').where('kind', '=', 'call').execute()).map(
    ({ subject }) => subject,
  );
}

describe('mails about calls', () => {
  it('come as the owner wants them', async () => {
    expect((await app.ask('GET', url(), { as: cast.tokens.viewer })).body).toEqual({
      missed: false,
      failed: true,
      large_order: null,
    });
    expect(await after({ status: 'missed' })).toEqual([]);
    expect(await after({ status: 'failed' })).toEqual(['A call failed: +17185550172']);
    expect((await want({ missed: true, failed: false, large_order: 100 })).body).toMatchObject({ large_order: 100 });
    expect(await after({ status: 'missed' })).toEqual(['Missed call: +17185550172']);
    expect(await after({ status: 'failed' })).toEqual([]);
    expect(await after({ status: 'completed', orderCents: 9_999 })).toEqual([]);
    expect(await after({ status: 'completed', orderCents: 10_000 })).toEqual(['Large order of $100.00: +17185550172']);
    expect(await after({ status: 'missed', isTest: true })).toEqual([]);
  });

  it('are refused with a sum that is none', async () => {
    expect((await want({ missed: true, failed: true, large_order: -1 })).status).toBe(422);
  });
});

describe('rights', () => {
  playRights({ method: 'GET', url: '/api/agent/{agent}/notices' }, [401, 404, 200, 200, 200, 200], on);
  const body = { missed: false, failed: true, large_order: null };
  playRights({ method: 'PUT', url: '/api/agent/{agent}/notices', body }, [401, 404, 403, 200, 200, 200], on);
});
