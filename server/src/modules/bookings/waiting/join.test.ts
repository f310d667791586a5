import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { bookingTools } from '../tools.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const list = async () =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/waiting-list`, { as: cast.tokens.viewer })).body;

async function caller(callerPhone: string | null) {
  const { db } = app.database;
  const conversation = { agent_id: cast.agentId, channel: 'voice', status: 'in_progress', carrier: 'twilio' } as const;
  const [{ id: conversationId }, agent] = await Promise.all([
    db.insertInto('conversations').values(conversation).returning('id').executeTakeFirstOrThrow(),
    db.selectFrom('agents').select('tenant_id').where('id', '=', cast.agentId).executeTakeFirstOrThrow(),
  ]);
  const tools = bookingTools({
    db,
    actor: {
      agentId: cast.agentId,
      tenantId: agent.tenant_id,
      role: 'editor',
      by: { kind: 'conversation', id: conversationId },
    },
    conversationId,
    callerPhone,
    notices: { post: app.post, publicUrl: 'http://localhost' },
  });
  const tool = tools.find(({ name }) => name === 'join_waiting_list');
  if (!tool) throw new Error('There is no such tool.');
  const join = (input: object, key = 'k', signal = new AbortController().signal) => tool.run(input, { key, signal });
  return { conversationId, join };
}

const WISH = { from_day: '2030-01-08', until_day: '2030-01-11', after: '14:00', customer_name: 'Nora Fox' };

describe('a caller who joins the waiting list', () => {
  it('is told what the row says, and stands there once', async () => {
    const { join, conversationId } = await caller('+17185550191');
    const [first, again] = [await join(WISH), await join(WISH)];
    expect(first).toMatchObject({
      ok: true,
      say: 'You are on the waiting list, Nora Fox: Tuesday, January 8 to Friday, January 11 from 2:00 PM on. No time is held: when one comes free, we can offer it to you.',
      receipt: { kind: 'waiting' },
    });
    expect(again).toEqual(first);
    expect(await list()).toMatchObject([
      {
        customer_name: 'Nora Fox',
        customer_phone: '+17185550191',
        after_time: '14:00',
        before_time: null,
        conversation_id: conversationId,
      },
    ]);
    const ledger = await app.ask('GET', `/api/conversations/${conversationId}/ledger`, { as: cast.tokens.viewer });
    expect(ledger.body.promises).toMatchObject([{ kind: 'waiting', state: 'saved-not-said' }]);
  });

  it('is not there when the deadline has passed, nor without a number', async () => {
    const before = await list();
    const late = await caller('+17185550192');
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(late.join(WISH, 'late', signal)).rejects.toThrow('too late');
    expect(await (await caller(null)).join(WISH)).toMatchObject({ ok: false, code: 'no-number' });
    expect(await list()).toEqual(before);
  });

  it('hears why not', async () => {
    const { join } = await caller('+17185550193');
    expect(await join({ ...WISH, service_id: '7f3c1d52-0000-4000-8000-000000000000' })).toMatchObject({
      ok: false,
      code: 'service-unknown',
      say: "I'm sorry, that is not something we book. You are not on the waiting list.",
    });
    expect(await join({ ...WISH, until_day: '2030-01-07' })).toMatchObject({ ok: false });
  });
});
