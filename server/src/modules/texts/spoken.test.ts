import { optionText } from '@attendant/contract/menu/options';
import type { Order } from '@attendant/contract/orders';
import { CLOSING, TICKETS, type TicketScript } from '@attendant/dialogue/testing';
import { resample } from '@attendant/voice/audio/resample';
import { type BuiltInSpeech, loadBuiltInSpeech } from '@attendant/voice/built-in';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CallResult, placeCall } from '../../../../tools/line/call.ts';
import type { Step } from '../../../../tools/line/caller.ts';
import { backgroundNoise } from '../../../../tools/line/noise.ts';
import { type House, openHouse, openShop, type Shop } from '../../testing/sets/shop.ts';

/**
 * The orders in depth that another test types, spoken: sound over the carrier's protocol, the built-in ears, and the
 * ticket as it stands in the database. Calls take half a minute each, so one is rung unless SETS=all. VOICES names
 * the callers ('apollo thalia'), SNR_DB puts them into noise.
 */
const VOICES = (process.env.VOICES ?? 'apollo').split(' ');
const scripts = process.env.SETS === 'all' ? TICKETS : TICKETS.filter(({ title }) => title === 'a swap');
const runs = VOICES.flatMap((voice) => scripts.map((script) => [`${script.title} (${voice})`, script, voice] as const));

const SNR_DB = process.env.SNR_DB ? Number(process.env.SNR_DB) : null;

const LINE_RATE = 8000;
let speech: BuiltInSpeech;
let house: House;
beforeAll(async () => {
  speech = await loadBuiltInSpeech();
  house = await openHouse({ ready: async () => speech, close: () => speech.close() });
});

/** What is said the same is said once. */
const sounds = new Map<string, Promise<Int16Array>>();

function soundOf(text: string, voice: string): Promise<Int16Array> {
  const known = sounds.get(`${voice} ${text}`) ?? synthesise(text, voice);
  sounds.set(`${voice} ${text}`, known);
  return known;
}

async function synthesise(text: string, voice: string): Promise<Int16Array> {
  const samples: number[] = [];
  const options = { voice: `aura-2-${voice}-en`, signal: new AbortController().signal };
  for await (const pcm of speech.toSpeech.synthesise(text, options)) samples.push(...pcm);
  return resample(Int16Array.from(samples), speech.toSpeech.sampleRate, LINE_RATE);
}

const NOT_UNDERSTOOD = /\b(sorry|I don't see|nothing on your order|shall I place the order)\b/i;

/** A caller who was not understood says it again, as people do. */
async function stepsOf(
  { says, sellsOut }: TicketScript,
  voice: string,
  shop: Shop,
  reply: () => string,
): Promise<Step[]> {
  const [done, name, yes] = CLOSING;
  const lines = [...says, done, name, ...(sellsOut ? [sellsOut.answer] : []), yes];
  return Promise.all(
    lines.map(async (text) => ({
      kind: 'say' as const,
      text,
      pcm: await soundOf(text, voice),
      again: {
        text: `I said, ${text}`,
        pcm: await soundOf(`I said, ${text}`, voice),
        isNeeded: () => NOT_UNDERSTOOD.test(reply()) && !reply().includes('sold out'),
      },
      ...(sellsOut && text === name && { onBegin: () => void shop.sellOut(sellsOut.item) }),
    })),
  );
}

const ring = ({ url, agentId, token }: Shop, steps: Step[]): Promise<CallResult> =>
  placeCall({
    ...(SNR_DB !== null && {
      noise: backgroundNoise(
        steps.flatMap((step) => ('pcm' in step ? [step.pcm] : [])),
        SNR_DB,
      ),
    }),
    baseUrl: url,
    agentId,
    token,
    from: '+17185550172',
    to: '+17185550147',
    fast: false,
    speed: 1,
    steps,
    // What the agent said is written down by then.
    pace: { quietMs: 1_500 },
  });

async function tickets({ agentId }: Shop): Promise<string[][]> {
  const { body } = await house.app.ask('GET', `/api/agent/${agentId}/orders`, { as: house.token });
  return (body as { items: Order[] }).items.map(({ order_items }) =>
    order_items.map(({ quantity, name, options, note }) => {
      const more = [optionText(options), note].filter(Boolean).join(', ');
      return `${quantity} ${name}${more ? ` (${more})` : ''}`;
    }),
  );
}

async function transcript({ agentId }: Shop): Promise<string[]> {
  const { db } = house.app.database;
  const messages = db.selectFrom('messages').innerJoin('conversations', 'conversations.id', 'conversation_id');
  const said = await messages.select(['role', 'content']).where('agent_id', '=', agentId).orderBy('said_at').execute();
  return said.map(({ role, content }) => `${role}: ${content}`);
}

/** What was said last, as far as it is written down. */
function followed(shop: Shop) {
  let last = '';
  const timer = setInterval(() => {
    void transcript(shop).then((said) => {
      last = said.at(-1) ?? '';
    });
  }, 150);
  return { reply: () => last, stop: () => clearInterval(timer) };
}

const AGENT = { name: "Sal's Order Line", business_name: "Sal's Brick Oven", greeting: "Sal's Brick Oven." };

describe.concurrent('orders in depth, spoken', { timeout: 240_000 }, () => {
  it.each(runs)('%s', async (_name, script, voice) => {
    const shop = await openShop(house, { ...AGENT, ordering_enabled: true }, {}, { menu: 'tools/seed/sals-menu.csv' });
    const { reply, stop } = followed(shop);
    await ring(shop, await stepsOf(script, voice, shop, reply)).finally(stop);
    const said = (await transcript(shop)).join('\n');
    if (process.env.SETS === 'all') console.log(`${voice}, ${script.title}:\n${said}\n`);
    // oxlint-disable-next-line vitest/valid-expect -- with the whole conversation in the message of what failed
    expect(await tickets(shop), said).toEqual([script.lines]);
  });
});
