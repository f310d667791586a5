import { openAiServer, type Scripted } from '@attendant/voice/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast, openAlways } from '../../../testing/cast.ts';
import { signatureOf } from '../carrier/signature.ts';

/** A language model that wants something else than was said: a local server that speaks OpenAI's protocol plays it. */

let app: TestApp;
let cast: Cast;
const ids = new Map<string, string>();
let script: (messages: readonly { role: string; content: unknown }[]) => readonly Scripted[] = () => [];
const server = await openAiServer(({ messages }) => script(messages));
afterAll(() => server.close());
beforeAll(async () => {
  app = await testApp({ environment: { LLM_BASE_URL: server.baseUrl, LLM_MODEL: 'stand-in', LLM_API_KEY: 'k' } });
  cast = await assembleCast(app);
  await openAlways(app, cast);
  for (const name of ['Margherita', 'Pepperoni', 'Cannoli']) {
    const item = { agent_id: cast.agentId, category: 'Pizza', name, price_cents: 1800 };
    const row = await app.database.db.insertInto('menu_items').values(item).returning('id').executeTakeFirstOrThrow();
    ids.set(name, row.id);
  }
});
beforeEach(async () => {
  await app.database.db.deleteFrom('orders').execute();
});

const place = (...lines: [number, string][]): Scripted => ({
  call: 'place_order',
  input: {
    customer_name: 'Dan',
    lines: lines.map(([quantity, name]) => ({ menu_item_id: ids.get(name), quantity })),
  },
});
const placed = async () =>
  (await app.database.db.selectFrom('order_items').select(['name', 'quantity']).orderBy('position').execute()).map(
    ({ name, quantity }) => `${quantity} ${name}`,
  );
const lastIs = (role: string, messages: readonly { role: string }[]) => messages.at(-1)?.role === role;
/** A model that does this at the caller's n-th turn, and says what a tool wants to have asked. */
const plays =
  (...turns: Scripted[][]): typeof script =>
  (messages) => {
    const told = /"tell_the_caller":"([^"]*)"/.exec(JSON.stringify(messages.at(-1)?.content).replaceAll('\\"', '"'));
    if (lastIs('tool', messages)) return [{ say: told?.[1] ?? 'Thank you.' }];
    return turns[messages.filter(({ role }) => role === 'user').length - 1] ?? [{ say: 'Anything else?' }];
  };

let callers = 0;
let sids = 0;
/** A caller who texts: between two texts the conversation stands in the database. */
function talk(): (text: string) => Promise<string> {
  const from = `+1718555${String(++callers).padStart(4, '0')}`;
  const path = `/api/agent/${cast.agentId}/message`;
  return async (body) => {
    const form = { MessageSid: `SM-held-${++sids}`, From: from, To: '+17185550147', Body: body };
    const answer = await app.ask('POST', path, {
      body: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signatureOf(app.token, `http://localhost${path}`, form),
      },
    });
    return /<Message>(.*)<\/Message>/s.exec(answer.text)?.[1] ?? '';
  };
}

describe('what a model wants to place', () => {
  it('is placed when it is what was said', async () => {
    script = plays([place([2, 'Margherita'], [1, 'Cannoli'])]);
    const say = talk();
    expect(await say('two margheritas and a cannoli for Dan')).toContain('$54.00');
    expect(await placed()).toEqual(['2 Margherita', '1 Cannoli']);
  });

  it.each<[string, [number, string][], RegExp]>([
    ['another number', [[3, 'Margherita']], /make sure.*3 Margherita \(I heard 2\)\?/],
    [
      'another dish',
      [
        [2, 'Margherita'],
        [1, 'Pepperoni'],
      ],
      /make sure.*1 Pepperoni \(I did not hear that\)\?/,
    ],
    ['less', [[2, 'Pepperoni']], /make sure.*2 Pepperoni .*no Margherita\?/],
  ])('is asked about first when it is %s', async (_how, lines, question) => {
    script = plays([place(...lines)]);
    const say = talk();
    expect(await say('two margheritas for Dan')).toMatch(question);
    expect(await placed()).toEqual([]);
  });

  it('is done after one question and a yes, and not in the same breath', async () => {
    const three = [place([3, 'Margherita'])];
    script = plays([...three, ...three], three);
    const say = talk();
    await say('two margheritas for Dan');
    expect(await placed()).toEqual([]);
    expect(await say('yes')).toContain('3 Margherita');
    expect(await placed()).toEqual(['3 Margherita']);
  });

  it('is not done after the question and a no', async () => {
    script = plays([place([3, 'Margherita'])], [place([3, 'Margherita'])], [place([2, 'Margherita'])]);
    const say = talk();
    await say('two margheritas for Dan');
    await say('no, two margheritas');
    expect(await placed()).toEqual([]);
    await say('just two');
    expect(await placed()).toEqual(['2 Margherita']);
  });

  it('needs an answer without a doubt where it asked for one', async () => {
    script = plays([{ say: 'Two Margheritas, $36. Shall I place it?' } as Scripted], [place([2, 'Margherita'])]);
    const say = talk();
    await say('two margheritas for Dan');
    await say("I'm not actually sure");
    expect(await placed()).toEqual([]);
  });
});
