import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '../../files/files.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';
import { openConversation, recordMessage, recordSources } from '../conversations/index.ts';

let app: TestApp;
let cast: Cast;
let margherita = '';
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const body = { name: 'Margherita', category: 'Pizza', price: 14 };
  const item = await app.ask('POST', `/api/agent/${cast.agentId}/menu-items`, { as: cast.tokens.owner, body });
  margherita = item.body.id;
});
const on = () => ({ app, cast });
const url = '/api/agent/{agent}/chat';
const chat = (body: object) => app.ask('POST', url.replace('{agent}', cast.agentId), { as: cast.tokens.editor, body });
const remember = (content: string) =>
  app.ask('POST', `/api/agent/${cast.agentId}/memories`, { as: cast.tokens.editor, body: { content } });

/** A call in which the agent gave an answer, resting on something perhaps; the id of that answer. */
async function answered(
  asked: string,
  said: string,
  source?: Parameters<typeof recordSources>[3][number],
): Promise<string> {
  const { db } = app.database;
  const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
  const fresh = {
    agentId: cast.agentId,
    channel: 'voice',
    carrier: 'twilio',
    callerPhone: null,
    isTest: false,
  } as const;
  const { id } = await db.transaction().execute((tx) => openConversation(tx, { ...fresh, carrierId: randomUUID() }));
  const at = { agentId: cast.agentId, conversationId: id, startedAt: new Date() };
  const rest = { turn: 1, interrupted: false, confidence: null, heardToSoundMs: null, wav: null };
  const reply = randomUUID();
  await recordMessage(db, files, at, { ...rest, id: randomUUID(), role: 'user', text: asked, startMs: 0, endMs: 900 });
  await recordMessage(db, files, at, { ...rest, id: reply, role: 'agent', text: said, startMs: 1500, endMs: 2000 });
  if (source) await recordSources(db, id, 1, [source]);
  return reply;
}
const of = (message: string, more = '') => `/api/messages/${message}/correction${more}`;
const propose = async (message: string) => (await app.ask('GET', of(message), { as: cast.tokens.editor })).body;
const tryOut = (message: string, correction: object) =>
  app.ask('POST', of(message, '/rehearsal'), { as: cast.tokens.editor, body: { correction } });
const save = (message: string, correction: object) =>
  app.ask('POST', of(message), { as: cast.tokens.editor, body: { correction } });
const answerNow = async (query: string): Promise<string> => (await chat({ query })).body.answer;

describe('a test chat', () => {
  it('answers as the agent would, names what it rests on, and counts nowhere', async () => {
    await remember('We deliver within two miles for $3.');
    const { status, body } = await chat({ query: 'Do you deliver?' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      answer: expect.stringContaining('We deliver within two miles for $3.'),
      sources: [{ kind: 'memory', excerpt: 'We deliver within two miles for $3.' }],
    });
    const figures = await app.ask('GET', `/api/agent/${cast.agentId}/statistics`, { as: cast.tokens.viewer });
    expect(figures.body.conversations.all.current).toBe(0);
    const old = await chat({ query: 'Do you deliver?', date_from: '2020-01-01', date_to: '2020-01-02' });
    expect(old.body.answer).not.toContain('two miles');
  });

  it('orders nothing', async () => {
    const { body } = await chat({ query: 'One Margherita, that is all, for Dan, yes place it' });
    expect(body.answer).not.toBe('');
    expect(await app.database.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  it('has a history, the newest first', async () => {
    const { body } = await chat({ start_date: '2026-01-01', limit: 2 });
    expect(body).toMatchObject({ limit: 2, offset: 0, items: [{ role: 'agent' }, { role: 'user' }] });
    expect(body.total).toBeGreaterThanOrEqual(4);
  });

  play([{ name: 'needs a question or days', method: 'POST', url, body: {}, status: 422 }], on);
  playRights({ method: 'POST', url, body: { query: 'Hi' } }, [401, 404, 403, 200, 200, 200], on);
});

describe('that was wrong', () => {
  it('proposes what the reply rested on', async () => {
    const { body: memory } = await remember('We close the kitchen at nine.');
    const resting = await answered('when do I have to order', 'We close the kitchen at nine.', {
      kind: 'memory',
      id: memory.id,
      label: '',
      text: memory.content,
    });
    expect(await propose(resting)).toMatchObject({
      said: 'We close the kitchen at nine.',
      asked: 'when do I have to order',
      correction: { kind: 'memory', of: memory.id, text: 'We close the kitchen at nine.' },
    });
    const menu = { kind: 'menu' as const, id: margherita, label: 'Margherita', text: '' };
    expect((await propose(await answered('how much is it', '$14.', menu))).correction).toEqual({
      kind: 'menu',
      of: margherita,
      field: 'price',
    });
    expect((await propose(await answered('are you open on monday', 'Yes.'))).correction).toEqual({ kind: 'hours' });
    expect((await propose(await answered('is there a coat check', 'No.'))).correction).toEqual({ kind: 'memory' });
  });

  it('a memory: says the same words again, and saves nothing before it is told to', async () => {
    const reply = await answered('Is there a coat check?', "Sorry, I didn't get that.");
    const correction = { kind: 'memory', text: 'There is a coat check by the door.' };
    const { body } = await tryOut(reply, correction);
    expect(body).toEqual({
      before: "Sorry, I didn't get that.",
      after: expect.stringContaining('coat check by the door'),
    });
    expect(await answerNow('Is there a coat check?')).not.toContain('by the door');
    const saved = await save(reply, correction);
    expect(saved.body).toMatchObject({ kind: 'memory' });
    expect(await answerNow('Is there a coat check?')).toContain('There is a coat check by the door.');
    const { body: memory } = await app.ask('GET', `/api/agent/memories/${saved.body.id}`, { as: cast.tokens.viewer });
    expect(memory).toMatchObject({ message_id: reply, memory_type: 'fact', importance: 0.8 });
  });

  it('a passage: new, then changed', async () => {
    const reply = await answered('Do you have high chairs?', 'No.');
    const added = await save(reply, { kind: 'passage', text: 'We have four high chairs.' });
    expect(await answerNow('Do you have high chairs?')).toContain('four high chairs');
    const correction = { kind: 'passage', of: added.body.id, text: 'We have six high chairs.' };
    expect((await tryOut(reply, correction)).body.after).toContain('six high chairs');
    await save(reply, correction);
    expect(await answerNow('Do you have high chairs?')).toContain('six high chairs');
    const { body } = await app.ask('GET', `/api/agent/${cast.agentId}/datasets`, { as: cast.tokens.viewer });
    expect(body).toMatchObject([{ label: 'Corrections', status: 'completed', passage_count: 1 }]);
  });

  it('an item of the menu', async () => {
    const reply = await answered('How much is the Margherita?', '$14.00.');
    const correction = { kind: 'menu', of: margherita, field: 'price', text: '$15.50' };
    expect((await tryOut(reply, correction)).body.after).toContain('$15.50');
    expect(await answerNow('How much is the Margherita?')).toContain('$14');
    expect((await save(reply, { kind: 'menu', of: margherita, field: 'sold_out' })).status).toBe(200);
    expect(await answerNow('How much is the Margherita?')).not.toContain('$14');
    await save(reply, { kind: 'menu', of: margherita, field: 'available' });
  });

  it('the hours of a day', async () => {
    const reply = await answered('When do you open on Monday?', 'At nine.');
    const { body } = await tryOut(reply, { kind: 'hours', day: 'monday', text: '11:00-22:00' });
    expect(body.after).toContain('11 AM');
    const late = await tryOut(reply, { kind: 'hours', day: 'monday', text: '11-14, 17:00 to 1' });
    expect(late.body.after).toContain('11 AM to 2 PM and from 5 PM to 1 AM');
    await save(reply, { kind: 'hours', day: 'monday', text: 'closed' });
    expect(await answerNow('Are you open on Monday?')).toMatch(/closed/i);
  });

  it.each([
    [{ kind: 'memory' }, 'text', 'Write what is right'],
    [{ kind: 'menu', field: 'price', text: '5' }, 'of', 'Choose an item of the menu'],
    [{ kind: 'menu', of: randomUUID(), field: 'price', text: 'cheap' }, 'text', 'Price must be a number like 12.50'],
    [{ kind: 'hours', text: '11-22' }, 'day', 'Choose a day'],
    [{ kind: 'hours', day: 'monday', text: 'late' }, 'text', "Write hours like 11:00-22:00, or 'closed'"],
  ])('%j is refused', async (correction, field, message) => {
    const reply = await answered('Hi', 'Hello.');
    const { status, body } = await save(reply, correction);
    expect([status, body.errors]).toEqual([422, { [field]: message }]);
  });

  const reply = async () => answered('Hi', 'Hello.');
  const body = { correction: { kind: 'memory', text: 'Hello.' } };
  playRights({ method: 'GET', url: async () => of(await reply()) }, [401, 404, 403, 200, 200, 200], on);
  playRights(
    { method: 'POST', url: async () => of(await reply(), '/rehearsal'), body },
    [401, 404, 403, 200, 200, 200],
    on,
  );
  playRights({ method: 'POST', url: async () => of(await reply()), body }, [401, 404, 403, 200, 200, 200], on);
});
