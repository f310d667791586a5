import type { Conversation, Message } from '@attendant/contract/conversations';
import type { Order } from '@attendant/contract/orders';
import { expect, test } from '@playwright/test';
import type { CallResult } from '../tools/line/call.ts';
import type { Step } from '../tools/line/caller.ts';
import { openVoice } from '../tools/line/voice.ts';
import { closedCall, newOwner, type Owner, openPizzeria, ring } from './calls.ts';
import { anew } from './house.ts';

/** Real calls with real sound over a simulated line: what was heard, what was done, what was written down. */

interface Told {
  conversation: Conversation;
  messages: Message[];
  orders: Order[];
}

/** Calls at the same time; hearing and speaking for more of them would need more than the two cores of a small machine. */
const AT_ONCE = 2;

let owner: Owner;
let agentId = '';
let voice: Awaited<ReturnType<typeof openVoice>>;
let rung: Record<Scene, Promise<CallResult>>;

test.setTimeout(240_000);
test.beforeAll(async () => {
  owner = await newOwner(anew('calls@example.com'));
  agentId = await openPizzeria(owner);
  // Answered once ears and voice are loaded: while they load, the machine is late for every line.
  await owner.api.calls.talk({ id: agentId });
  voice = await openVoice();
  // Nor is the first call of a server told by tenths of seconds: its code is compiled while it runs.
  await ring(agentId, { from: '+17185550100', steps: [...(await say('one small cheese pizza')), { kind: 'hangup' }] });
  const scenes = await Promise.all(
    Object.entries<Script>(SCENES).map(async ([scene, script]) => {
      const { from, cutAfterMs } = script;
      const call = { from, steps: await script.steps(), ...(cutAfterMs && { cutAfterMs }) };
      return [scene, call] as const;
    }),
  );
  const lane = openLane(AT_ONCE);
  rung = Object.fromEntries(scenes.map(([scene, call]) => [scene, lane(() => ring(agentId, call))])) as typeof rung;
});
test.afterAll(() => voice.close());

/** Runs tasks in order, so many at the same time. */
function openLane(width: number) {
  let free = width;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free--;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

const say = async (...lines: string[]): Promise<Step[]> =>
  Promise.all(lines.map(async (text) => ({ kind: 'say' as const, text, pcm: await voice.speak(text) })));
const interrupt = async (text: string, afterMs: number): Promise<Step> => ({
  kind: 'interrupt',
  afterMs,
  text,
  pcm: await voice.speak(text),
});

type Scene = keyof typeof SCENES;
interface Script {
  from: string;
  steps(): Promise<Step[]>;
  cutAfterMs?: number;
}

const SCENES = {
  order: {
    from: '+17185550101',
    steps: () =>
      say(
        "I'd like two large pepperoni and garlic knots",
        'actually, make that three garlic knots',
        "that's all",
        'Dan',
        'yes',
      ),
  },
  unknown: {
    from: '+17185550102',
    steps: () => say('can I get a hamburger', 'okay then one large Margherita', "that's all", 'Dan', 'yes'),
  },
  soldOut: { from: '+17185550103', steps: () => say('I want a squash blossom pizza', 'no thank you, goodbye') },
  interrupts: {
    from: '+17185550104',
    steps: async () => [
      await interrupt('two large cheese pizzas please', 1500),
      ...(await say("that's all", 'Dan', 'yes')),
    ],
  },
  silent: { from: '+17185550105', steps: async (): Promise<Step[]> => [{ kind: 'silence', ms: 90_000 }] },
  hangsUp: {
    from: '+17185550106',
    steps: async (): Promise<Step[]> => [...(await say('one grandma pie and a caesar salad')), { kind: 'hangup' }],
  },
  cut: { from: '+17185550107', cutAfterMs: 9_000, steps: () => say('two lemon sodas', "that's all") },
} satisfies Record<string, Script>;

/** What the product has to tell about a call, once it is closed. */
async function toldOf(scene: Scene): Promise<Told> {
  const { from } = SCENES[scene];
  await rung[scene];
  const conversation = await closedCall(owner, agentId, from);
  const messages = await owner.api.conversations.messages({ id: conversation.id });
  const orders = await owner.api.orders.list({ id: agentId });
  return {
    conversation,
    messages: messages.items,
    orders: orders.items.filter(({ conversation_id }) => conversation_id === conversation.id),
  };
}

const confirmations = ({ messages }: Told) =>
  messages.filter(({ role, content }) => role === 'agent' && content.includes('Your order is in'));
/** Shown when a call went wrong. */
const script = ({ messages }: Told) => messages.map(({ role, content }) => `${role}: ${content}`).join('\n');
const saidByAgent = ({ messages }: Told) =>
  messages
    .filter(({ role }) => role === 'agent')
    .map(({ content }) => content)
    .join(' ');
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

test('an order with quantities and a correction', async () => {
  const result = await rung.order;
  const told = await toldOf('order');
  expect(lines(told), script(told)).toEqual([['2 Large Pepperoni', '3 Garlic Knots']]);
  expect(told.orders[0]).toMatchObject({ total_price: 68, customer_phone: SCENES.order.from, status: 'new' });
  expect(confirmations(told)).toHaveLength(1);
  expect(told.conversation.status).toBe('completed');
  expectClipsInPlace(result, told);
});

test('an item that is not on the menu', async () => {
  const result = await rung.unknown;
  const told = await toldOf('unknown');
  expect(saidByAgent(told)).toMatch(/don't (have|see)|not on (the|our) menu/i);
  expect(lines(told), script(told)).toEqual([['1 Large Margherita']]);
  expect(confirmations(told)).toHaveLength(1);
  expectClipsInPlace(result, told);
});

test('an item that is sold out', async () => {
  const result = await rung.soldOut;
  const told = await toldOf('soldOut');
  expect(saidByAgent(told)).toMatch(/out of Squash Blossom|sold out/i);
  expect(told.orders).toEqual([]);
  expect(confirmations(told)).toEqual([]);
  expectClipsInPlace(result, told);
});

test('a caller who interrupts the agent', async () => {
  const result = await rung.interrupts;
  const told = await toldOf('interrupts');
  expect(lines(told), script(told)).toEqual([['2 Large Cheese']]);
  expect(confirmations(told)).toHaveLength(1);
  const [opening] = told.messages;
  expect(opening).toMatchObject({ role: 'agent', interrupted: true });
  expect(opening?.content).not.toContain('get started for you');
  const [first] = result.heard;
  const [said] = result.said;
  expect((first?.endMs ?? 0) - (said?.startMs ?? 0), 'silent soon after the caller began').toBeLessThanOrEqual(1_000);
  expectClipsInPlace(result, told);
});

test('a caller who stays silent', async () => {
  const result = await rung.silent;
  const told = await toldOf('silent');
  expect(result.endedBy).toBe('agent');
  expect(told.conversation).toMatchObject({ status: 'missed', end_reason: 'silence' });
  expect(told.messages.length).toBeGreaterThanOrEqual(3);
  expect(told.messages.every(({ role }) => role === 'agent')).toBe(true);
  expect(told.orders).toEqual([]);
  expectClipsInPlace(result, told);
});

test('a caller who hangs up in the middle of an order', async () => {
  const result = await rung.hangsUp;
  const told = await toldOf('hangsUp');
  expect(told.conversation).toMatchObject({ status: 'completed', end_reason: 'caller-hung-up' });
  expect(told.orders).toEqual([]);
  expectClipsInPlace(result, told);
});

test('a line that is cut', async () => {
  await rung.cut;
  const told = await toldOf('cut');
  expect(told.conversation).toMatchObject({ end_reason: 'socket-lost' });
  expect(told.conversation.ended_at).not.toBeNull();
  expect(told.orders).toEqual([]);
});

test('every confirmation that was spoken is an order, and every order was confirmed', async () => {
  const all = await Promise.all((Object.keys(SCENES) as Scene[]).map(toldOf));
  const spoken = all.flatMap(confirmations).length;
  const { total } = await owner.api.orders.list({ id: agentId });
  expect(total).toBe(spoken);
});
