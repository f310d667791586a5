import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast, openAlways } from '../../../testing/cast.ts';
import { received } from '../sockets.ts';
import { signatureOf } from './signature.ts';

/** ConversationRelay: the carrier hears and speaks, so this server needs neither ears nor a voice. */

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ environment: { TWILIO_VOICE: 'conversation-relay' } });
  cast = await assembleCast(app);
  await openAlways(app, cast);
  const item = { agent_id: cast.agentId, category: 'Pizza', name: 'Margherita', price_cents: 1800, available: true };
  await app.database.db.insertInto('menu_items').values(item).execute();
});

async function post(rest: string, CallSid: string) {
  const path = `/api/agent/${cast.agentId}/voice${rest}`;
  const form = { CallSid, From: `+1718555010${CallSid.at(-1)}`, To: '+17185550147', CallStatus: 'ringing' };
  const answer = await app.ask('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signatureOf(app.token, `http://localhost${path}`, form),
    },
  });
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(answer.text).Response;
}

interface Sent {
  type: string;
  token?: string;
  last?: boolean;
}

/** A call that is connected as the carrier connects it. */
async function call(CallSid: string) {
  const relay = (await post('', CallSid)).Connect.ConversationRelay;
  const { pathname } = new URL(relay['@_url']);
  const headers = { 'x-twilio-signature': signatureOf(app.token, `ws://localhost${pathname}`, {}) };
  const socket = new WebSocket(app.url.replace('http', 'ws') + pathname, { headers });
  const sent: Sent[] = [];
  socket.on('message', (data) => void sent.push(JSON.parse(received(data, false).toString())));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const customParameters = { token: relay.Parameter['@_value'] };
  socket.send(JSON.stringify({ type: 'setup', callSid: CallSid, from: '+17185550172', customParameters }));
  let read = 0;
  return {
    relay,
    socket,
    sent,
    closed,
    prompt: (voicePrompt: string) => socket.send(JSON.stringify({ type: 'prompt', voicePrompt, last: true })),
    /** Until the agent has said this since the last time. */
    async hear(words: RegExp) {
      const fresh = () =>
        sent
          .slice(read)
          .map(({ token = '' }) => token)
          .join('');
      await expect.poll(fresh).toMatch(words);
      read = sent.length;
    },
    /** Until what the agent says has been spoken. */
    async end() {
      await expect.poll(() => sent.at(-1)?.last).toBe(true);
      read = sent.length;
    },
  };
}

const conversationOf = (CallSid: string) =>
  app.database.db.selectFrom('conversations').selectAll().where('carrier_id', '=', CallSid).executeTakeFirstOrThrow();

describe('a call whose words the carrier relays', () => {
  it('is connected with what callers may name, and orders as any other', async () => {
    const line = await call('CA-relay-1');
    expect(line.relay).toMatchObject({ '@_interruptible': 'any', '@_dtmfDetection': 'true', '@_hints': 'Margherita' });
    await line.hear(/\w/);
    line.prompt('Two margheritas please, for pickup.');
    await line.hear(/two Margheritas/);
    line.prompt("That's all.");
    await line.hear(/name/);
    line.prompt('Dana');
    await line.hear(/\$36\.00/);
    // Who says yes before the question was spoken would be asked again.
    await line.end();
    line.prompt('Yes.');
    await line.hear(/Your order is in/);
    line.socket.close();
    await expect.poll(async () => (await conversationOf('CA-relay-1')).status).toBe('completed');
    const conversation = await conversationOf('CA-relay-1');
    expect(conversation).toMatchObject({ channel: 'voice', end_reason: 'caller-hung-up', carrier: 'twilio' });
    const orders = await app.database.db
      .selectFrom('orders')
      .select(['customer_name', 'total_cents'])
      .where('conversation_id', '=', conversation.id)
      .execute();
    expect(orders).toEqual([{ customer_name: 'Dana', total_cents: 3600 }]);
  });

  it('keeps of a reply what the caller heard of it', async () => {
    const line = await call('CA-relay-2');
    await line.hear(/\w/);
    line.prompt('How much is a margherita?');
    await line.hear(/\$18/);
    line.socket.send('{"type":"interrupt","utteranceUntilInterrupt":"The Marg","durationUntilInterruptMs":"400"}');
    line.prompt('Never mind.');
    await line.hear(/\w/);
    line.socket.close();
    const { id } = await conversationOf('CA-relay-2');
    const contents = async () =>
      (await app.database.db.selectFrom('messages').select('content').where('conversation_id', '=', id).execute()).map(
        ({ content }) => content,
      );
    await expect.poll(contents).toContain('The Marg');
  });

  it('goes to a person when the caller presses 0: the carrier is let go when that is written down', async () => {
    const transfer_settings = {
      keywords: [],
      rules: { urgency: true, complex: true, angry: false, outsideHours: true, transferNumber: '+17185550199' },
      businessHours: { start: '00:00', end: '23:59', afterHoursAction: 'voicemail' },
    };
    const path = `/api/agent/${cast.agentId}/settings`;
    expect((await app.ask('PATCH', path, { as: cast.tokens.owner, body: { transfer_settings } })).status).toBe(200);
    const line = await call('CA-relay-3');
    await line.hear(/\w/);
    line.socket.send('{"type":"dtmf","digit":"0"}');
    await line.closed;
    expect(line.sent.at(-1)).toEqual({ type: 'end' });
    expect((await conversationOf('CA-relay-3')).status).toBe('transferred');
    expect((await post('/next', 'CA-relay-3')).Dial.Number['#text']).toBe('+17185550199');
  });

  it('is refused without the carrier’s signature, and with somebody else’s token', async () => {
    const unsigned = new WebSocket(`${app.url.replace('http', 'ws')}/api/agent/${cast.agentId}/relay`);
    const refused = new Promise((resolve) => unsigned.once('error', (error) => resolve(error.message)));
    expect(await refused).toContain('403');
    const line = await call('CA-relay-4');
    const other = await call('CA-relay-5');
    other.socket.send(JSON.stringify({ type: 'setup', callSid: 'CA-relay-4' }));
    expect(await other.closed).toBe(1008);
    line.socket.close();
  });
});
