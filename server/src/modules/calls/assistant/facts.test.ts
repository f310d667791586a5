import { builtInAssistant } from '@attendant/dialogue';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { loadFacts } from './facts.ts';

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
