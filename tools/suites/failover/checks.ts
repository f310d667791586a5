import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../../../bench/percentile.ts';
import { cameFrom } from '../../../e2e/start-server.ts';
import { placeCall } from '../../line/call.ts';
import type { Step } from '../../line/caller.ts';
import { openVoice } from '../../line/voice.ts';
import { traffic } from '../cluster/traffic.ts';
import { longestSilenceMs } from '../faults/database.ts';
import { type House, hold, type Shop, soon } from '../faults/house.ts';
import type { Report } from '../report.ts';
import type { Address } from './address.ts';
import type { Pair } from './pair.ts';

export interface Houses {
  readonly pair: Pair;
  readonly address: Address;
  readonly houses: readonly House[];
  readonly shop: Shop;
}

/** From the death of one database until the other takes writes. */
const AWAY_MS = 10_000;
/** As long of that the address leads to it already, which only reads. */
const READS_MS = 4_000;
const RATE = 12;
const BACK_MS = 5_000;
/** A request is told within the limit of a statement, not left hanging. */
const TOLD_MS = 7_000;
/** Where nothing tells that the database is gone, each connection is found out by waiting for an answer on it. */
const DARK_BACK_MS = 15_000;
const DARK_TOLD_MS = 20_000;
const SILENT_MS = 3_000;

/** Those of `only` alone, where it names any. */
export async function failover(report: Report, all: Houses, only: readonly string[]): Promise<void> {
  let isFirst = true;
  const check = async (id: string, what: string, look: () => Promise<string>) => {
    if (only.length > 0 && !only.includes(id)) return;
    if (!isFirst) await again(all);
    isFirst = false;
    await report.check(id, what, look);
  };
  const away = `the other takes its place after ${AWAY_MS / 1_000} s`;
  await check('O1', `a database killed -9 under ${RATE} requests a second, ${away}`, () =>
    underWrites(all, { also: () => undefined, toldMostMs: TOLD_MS, backMostMs: BACK_MS }),
  );
  await check('O2', 'the same, its connections left open without a word', () =>
    underWrites(all, { also: () => all.address.goDark(), toldMostMs: DARK_TOLD_MS, backMostMs: DARK_BACK_MS }),
  );
  const voice = await openVoice();
  const say = async (text: string) => ({ kind: 'say' as const, text, pcm: await voice.speak(text) });
  try {
    const order = await Promise.all(['one large Margherita please', "that's all", 'Dan', 'yes'].map(say));
    await check('O3', 'a call whose database dies after its first sentence: it is ordered all the same', () =>
      callThrough(all, { steps: order, at: 0, from: '+17185557001', becomes: 'order' }),
    );
    const left = await Promise.all(['yes', 'please call me back about my order'].map(say));
    await check('O4', 'a call whose database dies as the caller says yes: they are told, and leave a message', () =>
      callThrough(all, { steps: [...order, ...left], at: 3, from: '+17185557002', becomes: 'message' }),
    );
  } finally {
    await voice.close();
  }
}

/** What died follows the one that took its place. */
async function again({ pair, houses }: Houses): Promise<void> {
  await pair.follow();
  for (const { url } of houses) await soon('it is ready', async () => (await fetch(`${url}/ready`)).ok);
}

/** Dies; for a while nothing answers, then the other, which only reads, then it takes writes. */
async function die({ pair, address }: Houses, also: () => void): Promise<void> {
  address.leadTo(null);
  also();
  pair.kill();
  await delay(AWAY_MS - READS_MS);
  address.leadTo(pair.standbySocket());
  await delay(READS_MS);
  await pair.promote();
}

interface Limits {
  also: () => void;
  toldMostMs: number;
  backMostMs: number;
}

async function underWrites(all: Houses, { also, toldMostMs, backMostMs }: Limits): Promise<string> {
  const { houses, shop } = all;
  const over = new AbortController();
  const loads = houses.map(({ url }) => traffic(url, shop, RATE / houses.length, over.signal));
  await delay(3_000);
  await die(all, also);
  const backMs = await Promise.all(
    houses.map(({ url }) => soon('orders are taken again', () => placed(url, shop), 60_000)),
  );
  await delay(3_000);
  over.abort();
  const seen = await Promise.all(loads);
  const orders = seen.flatMap((load) => load.placed);
  const failed = seen.flatMap((load) => load.failed);
  const waitsMs = seen.flatMap((load) => load.waitsMs);
  const mailMs = await mailed(houses);
  const lost = [];
  for (const id of orders) if (!(await isKept(houses[0]?.url ?? '', shop, id))) lost.push(id);
  const untrue = failed.filter((told) => !told.startsWith('503') || !told.includes('"unavailable"'));
  const [most, worst] = [percentile(waitsMs, 1), Math.max(...backMs)];
  return hold(
    lost.length === 0 &&
      untrue.length === 0 &&
      orders.length > 10 &&
      worst < backMostMs &&
      most < toldMostMs &&
      houses.every(({ process }) => process.exitCode === null),
    `${orders.length} orders answered with 201, ${lost.length} lost; ${failed.length} of ${waitsMs.length} requests told 503, ${untrue.length} anything else ${untrue.slice(0, 3).join('; ')}; the longest took ${most.toFixed(0)} ms; orders again ${worst.toFixed(0)} ms after it takes writes, a mail after ${mailMs.toFixed(0)} ms`,
  );
}

/** Milliseconds until a job is done: the mail to somebody who signs up, by whichever server. */
async function mailed(houses: readonly House[]): Promise<number> {
  const email = `back-${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${houses[0]?.url}/api/auth/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...cameFrom(email) },
    body: JSON.stringify({ email, password: 'brick oven at dusk', name: 'Nonna' }),
  });
  if (!answer.ok) throw new Error(`signing up answered ${answer.status}: ${await answer.text()}`);
  const isIn = (outbox: string) =>
    existsSync(outbox) && readdirSync(outbox).some((name) => readFileSync(join(outbox, name), 'utf8').includes(email));
  return soon('its mail is there', async () => houses.some(({ dataDir }) => isIn(join(dataDir, 'outbox'))), 40_000);
}

async function placed(url: string, shop: Shop): Promise<boolean> {
  const answer = await fetch(`${url}/api/agent/${shop.agentId}/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ customer_name: 'Back', order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] }),
  });
  await answer.arrayBuffer();
  return answer.status === 201;
}

async function isKept(url: string, { owner }: Shop, id: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/orders/${id}`, { headers: { authorization: `Bearer ${owner.token}` } });
  await answer.arrayBuffer();
  return answer.status === 200;
}

interface Through {
  steps: readonly Step[];
  /** It dies while the caller says these words. */
  at: number;
  from: string;
  /** Once, and nothing else is there in the end. */
  becomes: 'order' | 'message';
}

/** The call goes on, and what the caller is told is what is there. */
async function callThrough(all: Houses, { steps, at, from, becomes }: Through): Promise<string> {
  const { houses, shop } = all;
  const { owner, agentId } = shop;
  let fault: Promise<void> | undefined;
  const begin = () => void (fault ??= die(all, () => undefined));
  const dying = steps.map((step, place) => (place === at && step.kind === 'say' ? { ...step, onBegin: begin } : step));
  const call = await placeCall({ ...shop.line, from, speed: 1, steps: dying });
  await fault;
  const silentMs = longestSilenceMs(call.heard, call.said, call.heard.at(-1)?.endMs ?? 0);
  const mine = async () => {
    const { items } = await owner.api.conversations.list({ id: agentId });
    return items.filter((one) => one.caller_phone === from);
  };
  await soon('the call is closed', async () => (await mine()).some(({ status }) => status !== 'in_progress'), 45_000);
  const [conversation, ...more] = await mine();
  const ofCall = ({ conversation_id }: { conversation_id: string | null }) => conversation_id === conversation?.id;
  const orders = (await owner.api.orders.list({ id: agentId })).items.filter(ofCall);
  const waiting = (await owner.api.callbacks.list({ id: agentId })).items.filter(ofCall);
  const messages = waiting.filter(({ kind }) => kind === 'message');
  const { items: said } = await owner.api.conversations.messages({ id: conversation?.id ?? '' });
  if (process.env.FAILOVER_TELL)
    for (const one of said)
      console.log(
        `      ${one.started_ms}-${one.ended_ms} ${one.role} ${one.heard_to_words_ms} ${one.heard_to_turn_ms} ${one.heard_to_reply_ms} ${one.heard_to_sound_ms}: ${one.content}`,
      );
  const told = said.filter(({ role }) => role === 'agent').map(({ content }) => content);
  const isSaidToBeIn = told.some((words) => words.includes('Your order is in'));
  return hold(
    silentMs <= SILENT_MS &&
      more.length === 0 &&
      conversation?.status === 'completed' &&
      orders.length === (becomes === 'order' ? 1 : 0) &&
      isSaidToBeIn === orders.length > 0 &&
      (becomes === 'order' || messages.length === 1) &&
      houses.every((house) => house.process.exitCode === null),
    `longest silence ${silentMs.toFixed(0)} ms, ended by the ${call.endedBy}, ${more.length + 1} conversation ${conversation?.status}, ${said.length} turns kept, ${orders.length} orders and ${waiting.map(({ kind }) => kind).join(' and ') || 'nothing'} to be called back about; "${told.find((words) => /in:|right now. Shall/.test(words)) ?? 'nothing of it'}"`,
  );
}
