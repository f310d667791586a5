import { builtInAssistant } from '@attendant/dialogue';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast, openAlways } from '../../../testing/cast.ts';
import { loadFacts } from './facts.ts';
import { instructionsOf } from './instructions.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

/** A typed conversation with the built-in assistant, which sees the business through the database. */
function converse() {
  const { db } = app.database;
  const factsFor = { agentId: cast.agentId, callerPhone: null, channel: 'message' as const };
  const callTool = async () => ({ ok: false as const, code: 'unavailable', say: 'Not now.' });
  const talker = builtInAssistant(() => loadFacts(db, factsFor)).open({ tools: [], callTool, state: null });
  let turn = 0;
  return async (text: string) => {
    const said = { turn: ++turn, text, kind: 'text', confidence: null, interruptedAfter: null } as const;
    let reply = '';
    for await (const part of talker.reply(said, new AbortController().signal)) {
      if (part.kind === 'text') reply += part.text;
    }
    return reply;
  };
}

const DELIVERY = 'We deliver within two miles for $3.';
const QUESTION = 'Do you deliver?';

it('answers from what is remembered at this moment, in the middle of a conversation', async () => {
  const as = cast.tokens.editor;
  const say = converse();
  expect(await say(QUESTION)).not.toContain('two miles');

  const url = `/api/agent/${cast.agentId}/memories`;
  const { id } = (await app.ask('POST', url, { as, body: { content: DELIVERY } })).body;
  expect(await say(QUESTION)).toContain(DELIVERY);

  await app.ask('PUT', `/api/agent/memories/${id}`, { as, body: { active: false } });
  expect(await say(QUESTION)).not.toContain('two miles');

  await app.ask('PUT', `/api/agent/memories/${id}`, { as, body: { active: true } });
  expect(await say(QUESTION)).toContain(DELIVERY);

  await app.ask('DELETE', `/api/agent/memories/${id}`, { as });
  expect(await say(QUESTION)).not.toContain('two miles');
});

it('knows the memories of its own agent only', async () => {
  const as = cast.tokens.stranger;
  const other = (await app.ask('POST', '/api/agents', { as, body: { name: 'Harbor Dental' } })).body;
  await app.ask('POST', `/api/agent/${other.id}/memories`, { as, body: { content: DELIVERY } });
  expect(await converse()(QUESTION)).not.toContain('two miles');
});

it('knows within the same conversation what sells out, what can be chosen, and that the kitchen is busy', async () => {
  const as = cast.tokens.editor;
  const here = `/api/agent/${cast.agentId}`;
  await openAlways(app, cast);
  await app.ask('PATCH', here, { as: cast.tokens.owner, body: { ordering_enabled: true } });
  const dressing = { name: 'Dressing', min: 1, max: 1, choices: [{ name: 'Ranch', price: 0.5 }] };
  const salad = { name: 'House Salad', category: 'Salads', price: 10, option_groups: [dressing] };
  const { id } = (await app.ask('POST', `${here}/menu-items`, { as, body: salad })).body;
  const say = converse();
  expect(await say('a house salad')).toContain('Which dressing for the House Salad: ranch?');
  expect(await say('how long is the wait')).not.toContain('25 minutes');

  await app.ask('PUT', `${here}/orders/busy`, { as, body: { minutes: 25 } });
  expect(await say('how long is the wait')).toContain('about 25 minutes more than usual');

  await app.ask('PUT', `${here}/menu-items/${String(id)}/toggle-availability`, { as });
  expect(await say('can I get another house salad')).toContain("we're out of House Salad");
});

it('knows what callers also say for a dish and a choice, as its owner wrote it, and tells a model', async () => {
  const as = cast.tokens.editor;
  const sauces = { name: 'Sauce', min: 1, max: 1, choices: [{ name: 'Buffalo', price: 0, aliases: ['spicy red'] }] };
  const wings = { name: 'Chicken Wings', category: 'Wings', price: 9, option_groups: [sauces] };
  const { id } = (await app.ask('POST', `/api/agent/${cast.agentId}/menu-items`, { as, body: wings })).body;
  const url = `/api/agent/${cast.agentId}/menu-items/${String(id)}`;
  expect((await app.ask('PUT', url, { as, body: { aliases: ['drumettes', 'Drumettes'] } })).body).toMatchObject({
    aliases: ['Drumettes'],
    option_groups: [sauces],
  });
  expect(await converse()('some drumettes, spicy red')).toMatch(/Chicken Wings.*buffalo/i);

  const facts = await loadFacts(app.database.db, { agentId: cast.agentId, callerPhone: null, channel: 'message' });
  expect(instructionsOf(facts, '')).toMatch(/Chicken Wings \(also Drumettes\).*Buffalo \(also spicy red\)/);
});

it('finds in a short file what shares no word with the question', async () => {
  const { db } = app.database;
  const agent_id = cast.agentId;
  const { id: dataset_id } = await db
    .insertInto('datasets')
    .values({
      agent_id,
      label: 'House',
      file_name: 'house.txt',
      content_type: 'text/plain',
      size_bytes: 1,
      status: 'completed',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = "We're up one flight, no elevator.";
  await db.insertInto('passages').values({ agent_id, dataset_id, position: 0, content }).execute();
  expect(await converse()('my mom uses a walker, can she get in there')).toContain(content);
});
