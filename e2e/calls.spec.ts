import type { Conversation, Message } from '@attendant/contract/conversations';
import type { Order } from '@attendant/contract/orders';
import { expect, test } from '@playwright/test';
import type { CallResult } from '../tools/line/call.ts';
import type { Step } from '../tools/line/caller.ts';
import { openVoice } from '../tools/line/voice.ts';
import { newOwner, type Owner, openPizzeria, ring } from './calls.ts';

/** Real calls with real sound over a simulated line: what was heard, what was done, what was written down. */

interface Told {
  conversation: Conversation;
  messages: Message[];
  orders: Order[];
}

let owner: Owner;
let agentId = '';
let voice: Awaited<ReturnType<typeof openVoice>>;
test.beforeAll(async () => {
  owner = await newOwner('calls@example.com');
  agentId = await openPizzeria(owner);
  voice = await openVoice();
});
test.afterAll(() => voice.close());

const say = async (...lines: string[]): Promise<Step[]> =>
  Promise.all(lines.map(async (text) => ({ kind: 'say' as const, text, pcm: await voice.speak(text) })));
const interrupt = async (text: string, afterMs: number): Promise<Step> => ({
  kind: 'interrupt',
  afterMs,
  text,
  pcm: await voice.speak(text),
});

/** What the product has to tell about a call, once it is closed. */
async function toldOf(from: string): Promise<Told> {
  let told: Told | undefined;
  await expect(async () => {
    const { items } = await owner.get<{ items: Conversation[] }>(`/agent/${agentId}/conversations`);
    const conversation = items.find(({ caller_phone }) => caller_phone === from);
    expect(conversation?.status).not.toBe('in_progress');
    expect(conversation).toBeDefined();
    const id = conversation?.id ?? '';
    const messages = await owner.get<{ items: Message[] }>(`/conversations/${id}/messages`);
    const orders = await owner.get<{ items: Order[] }>(`/agent/${agentId}/orders`);
    if (conversation)
      told = {
        conversation,
        messages: messages.items,
        orders: orders.items.filter((one) => one.conversation_id === id),
      };
  }).toPass({ timeout: 40_000 });
  if (!told) throw new Error('The call left no trace.');
  return told;
}

const confirmations = ({ messages }: Told) =>
  messages.filter(({ role, content }) => role === 'agent' && content.includes('Your order is in'));
const lines = ({ orders }: Told) =>
  orders.map(({ order_items }) => order_items.map(({ quantity, name }) => `${quantity} ${name}`));

/** Each side's clips stand where their sound was on the line. */
function expectClipsInPlace(result: CallResult, { messages }: Told): void {
  for (const message of messages) expect(message.has_audio, message.content).toBe(true);
  const callers = messages.filter(({ role }) => role === 'user');
  expect(callers.length).toBe(result.said.length);
  for (const [index, said] of result.said.entries()) {
    const { startMs, endMs } = sounding(result.caller, said.startMs, said.endMs);
    expect(Math.abs((callers[index]?.started_ms ?? 0) - startMs), `start of “${said.text}”`).toBeLessThanOrEqual(100);
    expect(Math.abs((callers[index]?.ended_ms ?? 0) - endMs), `end of “${said.text}”`).toBeLessThanOrEqual(100);
  }
  for (const message of messages.filter(({ role }) => role === 'agent')) {
    const { startMs, endMs } = sounding(result.agent, message.started_ms - 500, message.ended_ms + 500);
    expect(Math.abs(message.started_ms - startMs), `start of “${message.content}”`).toBeLessThanOrEqual(100);
    expect(Math.abs(message.ended_ms - endMs), `end of “${message.content}”`).toBeLessThanOrEqual(100);
  }
}

/** The span within which one side was above the noise, in milliseconds of the line. */
function sounding(pcm: Int16Array, fromMs: number, toMs: number): { startMs: number; endMs: number } {
  const from = Math.max(0, Math.round(fromMs * 8));
  const to = Math.min(pcm.length, Math.round(toMs * 8));
  let first = to;
  let last = from;
  for (let at = from; at < to; at++) {
    if (Math.abs(pcm[at] ?? 0) < 300) continue;
    first = Math.min(first, at);
    last = at;
  }
  return { startMs: first / 8, endMs: last / 8 };
}

test.describe.configure({ mode: 'parallel' });

test('an order with quantities and a correction', async () => {
  const from = '+17185550101';
  const result = await ring(agentId, {
    from,
    steps: await say(
      "I'd like two large pepperoni and garlic knots",
      'actually, make that three garlic knots',
      "that's all",
      'Dan',
      'yes',
    ),
  });
  const told = await toldOf(from);
  expect(lines(told)).toEqual([['2 Large Pepperoni', '3 Garlic Knots']]);
  expect(told.orders[0]).toMatchObject({ total_price: 68, customer_phone: from, status: 'new' });
  expect(confirmations(told)).toHaveLength(1);
  expect(told.conversation.status).toBe('completed');
  expectClipsInPlace(result, told);
});

test('an item that is not on the menu', async () => {
  const from = '+17185550102';
  await ring(agentId, {
    from,
    steps: await say('can I get a cheeseburger', 'okay then one large Margherita', "that's all", 'Maria', 'yes'),
  });
  const told = await toldOf(from);
  expect(
    told.messages.find(({ role, content }) => role === 'agent' && /not on|don't (have|see)|no /i.test(content)),
  ).toBeDefined();
  expect(lines(told)).toEqual([['1 Large Margherita']]);
  expect(confirmations(told)).toHaveLength(1);
});

test('an item that is sold out', async () => {
  const from = '+17185550103';
  await ring(agentId, { from, steps: await say('I want a squash blossom pizza', 'no thank you, goodbye') });
  const told = await toldOf(from);
  expect(
    told.messages.some(({ role, content }) => role === 'agent' && /out of Squash Blossom|sold out/i.test(content)),
  ).toBe(true);
  expect(told.orders).toEqual([]);
  expect(confirmations(told)).toEqual([]);
});

test('a caller who interrupts the agent', async () => {
  const from = '+17185550104';
  const steps = [await interrupt('two large cheese pizzas please', 1500), ...(await say("that's all", 'Joe', 'yes'))];
  const result = await ring(agentId, { from, steps });
  const told = await toldOf(from);
  expect(lines(told)).toEqual([['2 Large Cheese']]);
  const [opening] = told.messages;
  expect(opening).toMatchObject({ role: 'agent', interrupted: true });
  const [first] = result.heard;
  const [said] = result.said;
  expect((first?.endMs ?? 0) - (said?.startMs ?? 0), 'silent soon after the caller began').toBeLessThanOrEqual(1_000);
});

test('a caller who stays silent', async () => {
  test.setTimeout(180_000);
  const from = '+17185550105';
  const result = await ring(agentId, { from, steps: [{ kind: 'silence', ms: 90_000 }] });
  const told = await toldOf(from);
  expect(result.endedBy).toBe('agent');
  expect(told.conversation).toMatchObject({ status: 'missed', end_reason: 'silence' });
  expect(told.messages.filter(({ role }) => role === 'agent').length).toBeGreaterThanOrEqual(3);
  expect(told.orders).toEqual([]);
});

test('a caller who hangs up in the middle of an order', async () => {
  const from = '+17185550106';
  await ring(agentId, { from, steps: [...(await say('one grandma pie and a caesar salad')), { kind: 'hangup' }] });
  const told = await toldOf(from);
  expect(told.conversation).toMatchObject({ status: 'completed', end_reason: 'caller-hung-up' });
  expect(told.orders).toEqual([]);
});

test('a line that is cut', async () => {
  const from = '+17185550107';
  await ring(agentId, { from, cutAfterMs: 9_000, steps: await say('two lemon sodas', "that's all") });
  const told = await toldOf(from);
  expect(told.conversation).toMatchObject({ end_reason: 'socket-lost' });
  expect(told.conversation.ended_at).not.toBeNull();
});
