import { setTimeout as delay } from 'node:timers/promises';
import { fakeActivity, fakeTextToSpeech } from '@attendant/voice/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { codedEars } from '../../testing/coded-sound.ts';
import { hold } from '../../testing/sets/hold.ts';
import { claimsOf, outcomeOf } from '../../testing/sets/outcome.ts';
import { readSet, type Script } from '../../testing/sets/script.ts';
import { type House, openHouse, openShop } from '../../testing/sets/shop.ts';

type By = 'call' | 'telnyx' | 'text';

/** Calls take seconds each: of the scripts for both, every eighth is also rung unless SETS=all. */
const both = (index: number): readonly By[] =>
  process.env.SETS === 'all' || index % 8 === 0 ? [carrierOf(index), 'text'] : ['text'];

/** Every second call comes through Telnyx; all of them with CARRIER=telnyx, none with CARRIER=call. */
const carrierOf = (index: number): By => {
  const { CARRIER } = process.env;
  if (CARRIER === 'telnyx' || CARRIER === 'call') return CARRIER;
  return index % 16 < 8 ? 'call' : 'telnyx';
};

/**
 * Whole conversations over the carrier's own protocol, as calls on a simulated line and as texts: signed webhooks,
 * sockets, the turn machine, the assistant, the tools, the database. Only the sound is made so that it is never misheard.
 */

let house: House;
beforeAll(async () => {
  const speech = { toText: codedEars(), toSpeech: fakeTextToSpeech(), activity: fakeActivity() };
  house = await openHouse({ ready: async () => speech, close: async () => undefined });
});

const isRunning = async (agentId: string): Promise<boolean> => {
  const { db } = house.app.database;
  const row = db.selectFrom('conversations').select('id').where('agent_id', '=', agentId);
  return (await row.where('status', '=', 'in_progress').executeTakeFirst()) !== undefined;
};

for (const file of ['pizzeria.yaml', 'clinic.yaml']) {
  const set = readSet(file);
  const runs = set.scripts.flatMap((script, index) =>
    (script.by === 'both' ? both(index) : [script.by === 'call' ? carrierOf(index) : script.by]).map(
      (by) => [`${script.name} (${by})`, script, by] as const,
    ),
  );
  describe.concurrent(file, () => {
    it.each(runs)('%s', async (_name, script, by) => {
      const shop = await openShop(house, set.agent, script.settings, { menu: set.menu, knows: script.knows });
      const from = await hold(shop, script, by);
      const { db } = house.app.database;
      for (let tries = 0; tries < 80 && (await isRunning(shop.agentId)); tries++) await delay(100);
      expectOutcome(script, by, await outcomeOf(db, shop.agentId, from));
    });
  });
}

function expectOutcome({ expect: wanted }: Script, by: By, came: Awaited<ReturnType<typeof outcomeOf>>): void {
  const transcript = came.transcript.join('\n');
  // With the whole conversation in the message of what failed.
  // oxlint-disable-next-line vitest/valid-expect -- its matcher follows where it is called
  const seen = (value: unknown) => expect(value, transcript);
  seen(came.orders.map(({ total }) => total)).toEqual(wanted.orders.map(({ total }) => total));
  seen(came.messages).toHaveLength(wanted.messages.length);
  for (const [index, words] of wanted.messages.entries()) seen(came.messages[index]).toContain(words);
  for (const { name } of wanted.orders) if (name) seen(came.orders.map((order) => order.name)).toContain(name);
  for (const line of wanted.orders.flatMap(({ lines = [] }) => lines)) seen(came.lines).toContain(line);
  seen(came.bookings).toBe(wanted.bookings);
  seen(came.transfers).toEqual(wanted.transfers);
  if (by !== 'text' || wanted.status === 'missed') seen(came.statuses).toEqual([wanted.status]);
  for (const words of wanted.said) seen(came.said.toLowerCase()).toContain(words.toLowerCase());
  for (const words of wanted.never) seen(transcript).not.toContain(words);
  const claims = claimsOf(came.said);
  seen(claims).toEqual({ orders: came.orders.length, messages: claims.messages, bookings: came.bookings });
  seen(came.messages.length).toBeGreaterThanOrEqual(claims.messages);
}
