import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { someSpeech, type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { handOffOf } from '../assistant/hand-off.ts';
import { toolsFor } from '../assistant/tools.ts';
import { signatureOf } from './signature.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ speech: someSpeech });
  cast = await assembleCast(app);
});

const SETTINGS = {
  keywords: ['refund'],
  rules: { urgency: true, complex: true, angry: false, outsideHours: true, transferNumber: '+17185550199' },
  businessHours: { start: '09:00', end: '17:00', afterHoursAction: 'voicemail' },
};
const at = (url: string) => new URL(url).pathname + new URL(url).search;

async function post(path: string, form: Record<string, string>) {
  const answer = await app.ask('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signatureOf(app.token, `http://localhost${path}`, form),
    },
  });
  return new XMLParser({ ignoreAttributes: false }).parse(answer.text).Response;
}
const webhook = (rest: string) => `/api/agent/${cast.agentId}/voice${rest}`;

let calls = 0;
/** A call whose caller was promised a person: its conversation is closed and the carrier asks what comes next. */
async function handedOver(settings: object = SETTINGS) {
  const { db } = app.database;
  await app.ask('PATCH', `/api/agent/${cast.agentId}/settings`, {
    as: cast.tokens.owner,
    body: { transfer_settings: settings },
  });
  const CallSid = `CA-transfer-${++calls}`;
  const form = { CallSid, From: '+17185550172', To: '+17185550147', CallStatus: 'in-progress' };
  await post(webhook(''), form);
  const { id: conversationId } = await db
    .selectFrom('conversations')
    .select('id')
    .where('carrier_id', '=', CallSid)
    .executeTakeFirstOrThrow();
  const { tenant_id: tenantId } = await db
    .selectFrom('agents')
    .select('tenant_id')
    .where('id', '=', cast.agentId)
    .executeTakeFirstOrThrow();
  const actor = {
    agentId: cast.agentId,
    tenantId,
    role: 'editor',
    by: { kind: 'conversation', id: conversationId },
  } as const;
  const tool = toolsFor(
    {
      db,
      actor,
      conversationId,
      callerPhone: '+17185550172',
      notices: { post: app.post, publicUrl: 'http://localhost' },
    },
    '',
  ).find(({ name }) => name === 'transfer_call');
  const outcome = await tool?.run(
    { reason: 'my order was wrong' },
    { key: 'k1', signal: new AbortController().signal },
  );
  await db.updateTable('conversations').set({ status: 'transferred' }).where('id', '=', conversationId).execute();
  const state = () =>
    db
      .selectFrom('conversations')
      .leftJoin('transfers', 'transfers.conversation_id', 'conversations.id')
      .select(['conversations.status', 'transfers.result', 'transfers.number', 'transfers.talk_seconds'])
      .where('conversations.id', '=', conversationId)
      .executeTakeFirstOrThrow();
  return { form, outcome, conversationId, state, next: () => post(webhook('/next'), form) };
}

describe('a call that is handed over', () => {
  it('rings the person, who hears why and presses 1', async () => {
    const call = await handedOver();
    expect(call.outcome).toMatchObject({ ok: true, receipt: { kind: 'transfer' } });
    const { Dial } = await call.next();
    expect(Dial.Number['#text']).toBe(17185550199);
    expect(Dial['@_callerId']).toBe('+17185550147');
    const leg = { CallSid: 'CA-person', CallStatus: 'in-progress' };
    const { Gather } = await post(at(Dial.Number['@_url']), leg);
    expect(Gather.Say).toContain('from 7 1 8, 5 5 5, 0 1 7 2. They said: my order was wrong.');
    expect(await post(at(Gather['@_action']), { ...leg, Digits: '1' })).toBe('');
    const over = { ...call.form, DialCallStatus: 'completed', DialCallDuration: '61' };
    expect(await post(at(Dial['@_action']), over)).toHaveProperty('Hangup');
    expect(await call.state()).toMatchObject({ status: 'transferred', result: 'accepted', talk_seconds: 61 });
    expect(await call.next()).toHaveProperty('Hangup');
  });

  it.each([
    ['no-answer', 'unanswered'],
    ['busy', 'busy'],
    ['failed', 'failed'],
    ['completed', 'declined'],
  ])('comes back to the agent when the other line says %s', async (DialCallStatus, result) => {
    const call = await handedOver();
    const { Dial } = await call.next();
    const back = await post(at(Dial['@_action']), { ...call.form, DialCallStatus });
    expect(back.Connect.Stream['@_url']).toContain('/media');
    expect(await call.state()).toMatchObject({ status: 'in_progress', result });
  });

  it('leaves word when the caller hangs up while it rings', async () => {
    const call = await handedOver();
    const { Dial } = await call.next();
    const left = { ...call.form, CallStatus: 'completed', DialCallStatus: 'canceled' };
    for (let again = 0; again < 2; again++) await post(at(Dial['@_action']), left);
    expect(await call.state()).toMatchObject({ result: 'caller-left' });
    const callbacks = await app.database.db
      .selectFrom('callbacks')
      .select(['body', 'caller_phone'])
      .where('conversation_id', '=', call.conversationId)
      .execute();
    expect(callbacks).toEqual([
      { body: expect.stringContaining('hung up before anybody answered'), caller_phone: '+17185550172' },
    ]);
  });

  it('leaves word also when nothing but the end of the call is heard of', async () => {
    const call = await handedOver();
    await call.next();
    await post(webhook('/status'), { ...call.form, CallStatus: 'completed', CallDuration: '30' });
    expect(await call.state()).toMatchObject({ result: 'caller-left' });
  });

  it('is not for people who do not press 1', async () => {
    const call = await handedOver();
    const { Dial } = await call.next();
    const { Gather } = await post(at(Dial.Number['@_url']), { CallSid: 'CA-person' });
    expect(await post(at(Gather['@_action']), { CallSid: 'CA-person', Digits: '2' })).toHaveProperty('Hangup');
  });

  it('is refused where nobody can be rung', async () => {
    const call = await handedOver({ ...SETTINGS, rules: { ...SETTINGS.rules, transferNumber: '' } });
    expect(call.outcome).toMatchObject({ ok: false, code: 'nobody-there' });
    expect(await call.next()).toHaveProperty('Hangup');
  });
});

describe('whom a caller is handed to', () => {
  const agent = (rules: object) => ({
    timezone: 'America/New_York',
    transfer_settings: { ...SETTINGS, rules: { ...SETTINGS.rules, ...rules } },
  });
  const noon = new Date('2026-11-20T17:00:00Z');
  const night = new Date('2026-11-20T03:00:00Z');

  it.each([
    ['a person in transfer hours', noon, { outsideHours: false }, 'now'],
    ['what the owner chose after hours', night, { outsideHours: false }, 'voicemail'],
    ['a person at night where the owner wants that', night, { outsideHours: true }, 'now'],
    ['a message where there is no number', noon, { transferNumber: '' }, 'message'],
  ])('is %s', (_who, now, rules, to) => {
    expect(handOffOf(agent(rules), now).to).toBe(to);
  });
});
