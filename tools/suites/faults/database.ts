import { setTimeout as delay } from 'node:timers/promises';
import type { Conversation } from '@attendant/contract/conversations';
import { openClient } from '../../../server/src/database/client.ts';
import { openEmbedded } from '../../../server/src/database/embedded.ts';
import { placeCall } from '../../line/call.ts';
import { openVoice } from '../../line/voice.ts';
import type { Report } from '../report.ts';
import { endHouse, type House, hold, killDatabase, openHouse, openShop, type Shop, soon } from './house.ts';

/** The database dies, stops for a while and comes back, with calls and writes under way. */
const PORT = 5994;
const ROUNDS = 20;
const SILENT_MS = 3_000;

export async function databaseFaults(report: Report, dataDir: string): Promise<void> {
  const house = await openHouse(dataDir, PORT);
  const shop = await openShop(house);
  const voice = await openVoice();
  const say = async (text: string) => ({ kind: 'say' as const, text, pcm: await voice.speak(text) });
  try {
    await report.check('D1', `${ROUNDS} kills of the database under writes`, () => killUnderWrites(house, shop));
    const order = await Promise.all(['one large Margherita please', "that's all", 'Dan', 'yes'].map(say));
    await report.check('D2', 'a call whose database is killed after its first sentence', () =>
      callThrough(house, shop, order, '+17185551001', () => killDatabase(dataDir)),
    );
    await report.check('D6', 'a call whose database stands still for 6 s', () =>
      callThrough(house, shop, order, '+17185551002', async () => {
        killDatabase(dataDir, 'SIGSTOP');
        await delay(6_000);
        killDatabase(dataDir, 'SIGCONT');
      }),
    );
    await report.check('D6-S', 'a table that is locked for 9 s', () => locked(house, shop, dataDir));
    await report.check('W5', 'a call that comes while the database is killed', async () => {
      killDatabase(dataDir);
      const said: string[] = [];
      const call = await placeCall({
        ...shop.line,
        from: '+17185551003',
        speed: 1,
        steps: order.slice(0, 1),
        onSaid: (text) => said.push(text),
      });
      return hold(
        call.heard.length > 0,
        `told ${said.length} times to wait, then heard the agent ${call.heard.length} times`,
      );
    });
    await report.check('D2-C', 'the detector of silence, on a line that nobody answers', () => {
      const quiet = longestSilenceMs([{ startMs: 0, endMs: 500 }], [], 9_000);
      return hold(quiet > SILENT_MS, `${quiet} ms`);
    });
  } finally {
    await voice.close();
    await endHouse(house);
  }
}

/** Who needs it is told after five seconds; who does not is not held up; it goes on by itself. */
async function locked(house: House, { owner, agentId }: Shop, dataDir: string): Promise<string> {
  const { connection } = await openEmbedded(dataDir);
  const client = await openClient(connection, 'attendant suite');
  await client.query('begin');
  await client.query('lock table orders in access exclusive mode');
  const headers = { authorization: `Bearer ${owner.token}` };
  const timed = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${house.url}/api/agent/${agentId}/${path}`, { headers });
    await answer.arrayBuffer();
    return { status: answer.status, ms: Math.round(performance.now() - began) };
  };
  const [held, other] = await Promise.all([timed('orders'), timed('memories')]);
  await delay(3_000);
  await client.query('rollback');
  await client.end();
  const backMs = await soon('orders again', async () => (await timed('orders')).status === 200);
  return hold(
    held.status === 503 && held.ms < 7_000 && other.status === 200 && other.ms < 2_000 && backMs < 5_000,
    `orders ${held.status} after ${held.ms} ms, memories ${other.status} after ${other.ms} ms; back after ${backMs.toFixed(0)} ms`,
  );
}

/** Everything that was answered with 201 is there after each kill; the process lives on. */
async function killUnderWrites(house: House, { owner, agentId }: Shop): Promise<string> {
  const answered: string[] = [];
  const statuses = new Map<number, number>();
  const backMs: number[] = [];
  let writing = true;
  const isWriting = () => writing;
  const write = async () => {
    while (isWriting()) {
      const answer = await fetch(`${house.url}/api/agent/${agentId}/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ customer_name: 'Kill', order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] }),
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const body = (await answer.json()) as { id?: string };
      if (answer.status === 201 && body.id) answered.push(body.id);
      await delay(120);
    }
  };
  const writers = Promise.all([write(), write()]);
  for (let round = 0; round < ROUNDS; round++) {
    await delay(200 + Math.random() * 600);
    killDatabase(house.dataDir, round % 4 === 3 ? 'SIGQUIT' : 'SIGKILL');
    await delay(20);
    backMs.push(
      await soon('an answer after a kill', async () => Boolean(await owner.api.orders.list({ id: agentId }))),
    );
  }
  writing = false;
  await writers;
  const lost = [];
  for (const id of answered) if (!(await exists(house, owner.token, id))) lost.push(id);
  const sorted = backMs.toSorted((a, b) => a - b);
  const others = [...statuses].filter(([status]) => ![201, 429, 503].includes(status));
  const figure = `${answered.length} answered, ${lost.length} lost, back after p50 ${sorted[ROUNDS / 2]?.toFixed(0)} ms, most ${sorted.at(-1)?.toFixed(0)} ms; ${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}`;
  return hold(
    lost.length === 0 && others.length === 0 && house.process.exitCode === null && answered.length > 10,
    figure,
  );
}

async function exists(house: House, token: string, id: string): Promise<boolean> {
  for (;;) {
    const answer = await fetch(`${house.url}/api/orders/${id}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 429) return answer.status === 200;
    await delay(1_000);
  }
}

type Steps = Parameters<typeof placeCall>[0]['steps'];

/** The fault happens once the agent has begun; the caller orders all the same. */
async function callThrough(
  house: House,
  { owner, agentId, line }: Shop,
  steps: Steps,
  from: string,
  fault: () => unknown,
): Promise<string> {
  const faults: Promise<unknown>[] = [];
  const call = await placeCall({
    ...line,
    from,
    speed: 1,
    steps: steps.map((step) =>
      step.kind === 'say' ? { ...step, again: { text: step.text, pcm: step.pcm, isNeeded: () => false } } : step,
    ),
    onEvent({ who }) {
      if (who === 'caller' && faults.length === 0) faults.push(delay(300).then(fault));
    },
  });
  await Promise.all(faults);
  const silentMs = longestSilenceMs(call.heard, call.said, call.heard.at(-1)?.endMs ?? 0);
  let closed: Conversation | undefined;
  await soon(
    'the conversation is closed',
    async () => {
      const { items } = await owner.api.conversations.list({ id: agentId });
      closed = items.find((one) => one.caller_phone === from && one.status !== 'in_progress');
      return closed !== undefined;
    },
    45_000,
  );
  const { items: orders } = await owner.api.orders.list({ id: agentId });
  const ordered = orders.filter(({ customer_name }) => customer_name === 'Dan').length;
  const figure = `longest silence ${silentMs.toFixed(0)} ms, ended by the ${call.endedBy}, conversation ${closed?.status} (${closed?.end_reason}), ${ordered} orders of Dan, ${call.announced ?? 'nothing'} announced`;
  return hold(silentMs <= SILENT_MS && house.process.exitCode === null && closed?.status !== 'missed', figure);
}

/** While nobody speaks on either side, from the caller's words on. */
export function longestSilenceMs(heard: readonly Span[], said: readonly Span[], endMs: number): number {
  const spans = [...heard, ...said].toSorted((a, b) => a.startMs - b.startMs);
  let [until, longest] = [spans[0]?.endMs ?? 0, 0];
  for (const { startMs, endMs: ends } of [...spans.slice(1), { startMs: endMs, endMs }]) {
    longest = Math.max(longest, startMs - until);
    until = Math.max(until, ends);
  }
  return longest;
}

interface Span {
  startMs: number;
  endMs: number;
}
