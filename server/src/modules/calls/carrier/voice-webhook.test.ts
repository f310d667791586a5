import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { someSpeech, type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { signatureOf } from './signature.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ speech: someSpeech });
  cast = await assembleCast(app);
});

const FORM = { CallSid: 'CA0001', From: '+17185550172', To: '+17185550147', CallStatus: 'ringing' };

async function ring(form: Record<string, string> = FORM, options: { path?: string; signature?: string | null } = {}) {
  const path = options.path ?? `/api/agent/${cast.agentId}/voice`;
  const signature =
    options.signature === undefined ? signatureOf(app.token, `http://localhost${path}`, form) : options.signature;
  const answer = await app.ask('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature && { 'x-twilio-signature': signature }),
    },
  });
  return { ...answer, xml: new XMLParser({ ignoreAttributes: false }).parse(answer.text) };
}
const conversations = () =>
  app.database.db
    .selectFrom('conversations')
    .selectAll()
    .where('agent_id', '=', cast.agentId)
    .orderBy('started_at')
    .execute();
const change = (body: object) => app.ask('PATCH', `/api/agent/${cast.agentId}`, { as: cast.tokens.owner, body });

describe('a call that comes in', () => {
  it('is connected to the media socket with a token of its own', async () => {
    const { status, headers, xml } = await ring();
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/xml');
    const { Connect } = xml.Response;
    expect(Connect['@_action']).toBe(`http://localhost/api/agent/${cast.agentId}/voice/next`);
    expect(Connect.Stream['@_url']).toBe(`ws://localhost/api/agent/${cast.agentId}/media`);
    expect(Connect.Stream.Parameter['@_value']).toMatch(/^[\w-]{43}$/);
    expect(await conversations()).toMatchObject([
      { carrier_id: 'CA0001', caller_phone: '+17185550172', status: 'in_progress' },
    ]);
  });

  it('is one conversation, however often the carrier asks', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ring()));
    expect(await conversations()).toHaveLength(1);
  });

  it('works on both spellings of the path', async () => {
    const path = `/api/agents/${cast.agentId}/voice`;
    expect((await ring({ ...FORM, CallSid: 'CA0002' }, { path })).status).toBe(200);
  });

  it('hears the closed message when the business is closed', async () => {
    await change({ closed: true, closed_message: 'We are closed & gone <fishing>.' });
    const { text, xml } = await ring({ ...FORM, CallSid: 'CA0003' });
    expect(xml.Response.Say).toBe('We are closed & gone <fishing>.');
    expect(text).toContain('&lt;fishing&gt;');
    await change({ closed: false });
    expect((await conversations()).at(-1)).toMatchObject({ status: 'missed', end_reason: 'closed' });
  });

  it('hears that nobody is there when the agent is switched off', async () => {
    await change({ active: false });
    expect((await ring({ ...FORM, CallSid: 'CA0004' })).xml.Response.Say).toContain('nobody can take your call');
    await change({ active: true });
    expect((await conversations()).at(-1)).toMatchObject({ status: 'missed', end_reason: 'inactive' });
  });
});

describe('a caller who is too many', () => {
  it('hears that all lines are busy, and may leave a message', async () => {
    const From = '+17185550174';
    const calls = ['CA0011', 'CA0012', 'CA0013'].map((CallSid) => ({ ...FORM, From, CallSid }));
    const answers: object[] = [];
    for (const call of calls) answers.push((await ring(call)).xml.Response);
    expect(answers.map((answer) => Object.keys(answer)[0])).toEqual(['Connect', 'Connect', 'Gather']);
    expect(answers[2]).toMatchObject({ Gather: { Say: expect.stringContaining('All our lines are busy') } });
  });

  it('is told the same after an hour of talk within an hour', async () => {
    const From = '+17185550176';
    const talked = {
      agent_id: cast.agentId,
      channel: 'voice',
      carrier: 'twilio',
      caller_phone: From,
      status: 'completed',
    };
    await app.database.db
      .insertInto('conversations')
      .values({ ...talked, duration_seconds: 3_590 })
      .execute();
    expect((await ring({ ...FORM, From, CallSid: 'CA0014' })).xml.Response).toHaveProperty('Connect');
    await app.database.db
      .insertInto('conversations')
      .values({ ...talked, duration_seconds: 30 })
      .execute();
    expect((await ring({ ...FORM, From, CallSid: 'CA0015' })).xml.Response).toHaveProperty('Gather');
  });

  it('is not answered at all when the owner blocked the number', async () => {
    const block = `/api/agent/${cast.agentId}/callers/+17185550175/block`;
    expect((await app.ask('PUT', block, { as: cast.tokens.owner })).status).toBe(204);
    const call = { ...FORM, From: '+17185550175', CallSid: 'CA0021' };
    expect((await ring(call)).xml.Response).toHaveProperty('Reject');
    expect((await app.ask('DELETE', block, { as: cast.tokens.owner })).status).toBe(204);
    expect((await ring(call)).xml.Response).toHaveProperty('Connect');
  });
});

describe('a request that no carrier signed', () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['without a signature', FORM, null],
    ['with an empty one', FORM, ''],
    ['with a wrong one', FORM, 'c2lnbmF0dXJl'],
    ['with one of another token', FORM, signatureOf('another token', 'http://localhost/', FORM)],
  ])('is refused %s', async (_name, form, signature) => {
    const before = (await conversations()).length;
    const answer = await ring({ ...form, CallSid: 'CA6666' }, { signature });
    expect(answer.status).toBe(403);
    expect(await conversations()).toHaveLength(before);
  });

  it('is refused when a parameter was changed on the way', async () => {
    const signature = signatureOf(app.token, `http://localhost/api/agent/${cast.agentId}/voice`, FORM);
    expect((await ring({ ...FORM, From: '+19005550100' }, { signature })).status).toBe(403);
  });

  it('is refused as JSON, whose signature says nothing of what is in it', async () => {
    const path = `/api/agent/${cast.agentId}/voice`;
    const headers = { 'x-twilio-signature': signatureOf(app.token, `http://localhost${path}`, {}) };
    const answer = await app.ask('POST', path, { body: FORM, headers });
    expect([answer.status, answer.body.code]).toEqual([415, 'wrong-body']);
    expect((await app.ask('POST', path, { body: FORM })).status).toBe(403);
  });

  it('is refused by GET', async () => {
    expect((await app.ask('GET', `/api/agent/${cast.agentId}/voice`)).status).toBe(405);
  });

  it('finds no agent that is not there', async () => {
    const path = '/api/agent/7f3c1d52-0000-4000-8000-000000000000/voice';
    expect((await ring({ ...FORM, CallSid: 'CA0005' }, { path })).status).toBe(404);
  });
});

it('a word of the carrier that asks for nothing is answered with nothing', async () => {
  const answer = await ring({ ...FORM, CallStatus: 'completed' }, { path: `/api/agent/${cast.agentId}/voice/status` });
  expect([answer.status, answer.text]).toEqual([204, '']);
});

it('a caller whose name cannot be stored is answered all the same', async () => {
  const answer = await ring({ ...FORM, CallSid: 'CA0\0 7', From: '\0anonymous' });
  expect(answer.status).toBe(200);
  expect(await conversations()).toContainEqual(expect.objectContaining({ carrier_id: 'CA0 7' }));
});

describe('when the stream has ended', () => {
  const other = { ...FORM, From: '+17185550173' };
  const next = (CallSid: string) => ring({ ...other, CallSid }, { path: `/api/agent/${cast.agentId}/voice/next` });

  it('hangs up after a conversation that is over', async () => {
    expect((await next('CA0003')).xml.Response).toHaveProperty('Hangup');
  });

  it('connects again while it is not over, then tells the truth', async () => {
    await ring({ ...other, CallSid: 'CA0006' });
    expect((await next('CA0006')).xml.Response).toHaveProperty('Connect');
    expect((await next('CA0006')).xml.Response).toHaveProperty('Connect');
    const { Gather } = (await next('CA0006')).xml.Response;
    expect(Gather.Say).toContain('something is wrong with our line');
    const said = { ...other, CallSid: 'CA0006', SpeechResult: 'This is Joe, call me about Friday' };
    const path = new URL(Gather['@_action']).pathname;
    for (let again = 0; again < 2; again++)
      expect((await ring(said, { path })).xml.Response.Say).toContain('Your message is written down');
    expect((await conversations()).at(-1)).toMatchObject({ carrier_id: 'CA0006', status: 'failed' });
    const taken = await app.database.db
      .selectFrom('callbacks')
      .select(['body', 'caller_phone'])
      .where('action_key', '<>', 'no-end')
      .execute();
    expect(taken).toEqual([{ body: 'This is Joe, call me about Friday', caller_phone: '+17185550173' }]);
  });
});

describe('on a machine that can neither hear nor speak', () => {
  it("a caller leaves a message by the carrier's own means", async () => {
    const mute = await testApp();
    const there = await assembleCast(mute);
    const answer = await ringAt(mute, `/api/agent/${there.agentId}/voice`);
    expect(answer).toContain('<Gather');
    expect(answer).toContain('/voice/message');
  });
});

describe('while the ears and the voice are still loading', () => {
  it('a caller is asked to hold on and is connected when they are there', async () => {
    const { loading, loaded } = loadingSpeech();
    const starting = await testApp({ speech: loading });
    const { agentId } = await assembleCast(starting);
    const path = `/api/agent/${agentId}/voice`;
    const first = await ringAt(starting, path);
    expect(first).toContain('<Say>One moment, please.</Say>');
    loaded();
    const again = new URL(/<Redirect method="POST">([^<]+)</.exec(first)?.[1] ?? '');
    expect(await ringAt(starting, again.pathname + again.search)).toContain('<Connect');
    expect(await ringAt(starting, path)).toContain('<Connect');
  });

  it('a caller who has held on often enough leaves a message', async () => {
    const starting = await testApp({ speech: loadingSpeech().loading });
    const { agentId } = await assembleCast(starting);
    expect(await ringAt(starting, `/api/agent/${agentId}/voice?again=3`)).toContain('again=4');
    expect(await ringAt(starting, `/api/agent/${agentId}/voice?again=4`)).toContain('<Gather');
  });
});

async function ringAt(house: TestApp, path: string): Promise<string> {
  const answer = await house.ask('POST', path, {
    body: new URLSearchParams(FORM).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signatureOf(house.token, `http://localhost${path}`, FORM),
    },
  });
  return answer.text;
}

/** Speech that is there when `loaded` is called. */
function loadingSpeech() {
  let loaded = (): void => undefined;
  const there = new Promise<void>((resolve) => {
    loaded = resolve;
  });
  const loading = { ...someSpeech, ready: () => there.then(() => someSpeech.ready()) };
  return { loading, loaded: () => loaded() };
}
