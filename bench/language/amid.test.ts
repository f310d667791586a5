import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { testDatabase } from '../../server/src/testing/database.ts';
import { CALLS_AFIELD, CALLS_BEYOND, CALLS_ELSEWHERE, CALLS_FURTHER, callsOf, OWN_CALLS } from './calls/call.ts';
import { atMoment } from './clock.ts';
import { type Before, openConversation, transcript } from './conversation.ts';
import { type House, openHouse, type Shop } from './house.ts';
import { moment } from './judging/wishes.ts';
import { bookBefore, NOW } from './times.ts';

/** What holds at every place of a call, whatever was said before. */

const CALLS = [OWN_CALLS, CALLS_ELSEWHERE, CALLS_FURTHER, CALLS_BEYOND, CALLS_AFIELD].flatMap((folder) =>
  callsOf(folder).map((call) => ({ ...call, shop: `${basename(folder)}/${call.shop}` })),
);
const EVERY = 15;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'attendant-amid-'));
let house: House;
/** Where one turn of a call has ended, and another could follow than did. */
const places: { shop: Shop; before: Before }[] = [];
beforeAll(async () => {
  house = await openHouse(await testDatabase(), { PORT: '0', LOG_LEVEL: 'silent', DRAIN_S: '0', DATA_DIR });
  await atMoment(NOW, async () => {
    for (const call of CALLS.filter((_, at) => at % EVERY === 0)) {
      const shop = house.shop(call.shop);
      const conversation = await openConversation(house, shop);
      if (call.has) await bookBefore(house, shop, conversation.phone, moment(call.has));
      for (const said of call.say) {
        if ((await conversation.say(said)).ended) break;
        places.push({ shop, before: { turns: [...conversation.turns], state: conversation.state() } });
      }
    }
  });
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** The faults that are found at those places, as the conversations went. */
async function faultsAt(faultOf: (shop: Shop, before: Before) => Promise<string | null>): Promise<string> {
  expect(places.length).toBeGreaterThan(50);
  const faults: string[] = [];
  await atMoment(NOW, async () => {
    for (const { shop, before } of places) {
      const fault = await faultOf(shop, before);
      if (fault) faults.push(fault);
    }
  });
  return faults.join('\n\n');
}

const ANSWERS_MOST = 18;

it.each(["No, that's all.", 'No thanks.'])('who wants no more gets out: %s', { timeout: 240_000 }, async (said) => {
  const stuckAt = async (shop: Shop, before: Before) => {
    const conversation = await openConversation(house, shop, before);
    for (let count = 0; count < ANSWERS_MOST; count++) {
      const last = conversation.turns.at(-1)?.reply ?? '';
      if ((await conversation.say(answerTo(last) ?? said)).ended) return null;
    }
    return transcript(conversation.turns);
  };
  expect(await faultsAt(stuckAt)).toBe('');
});

/** What nobody but the caller knows, and what they agree to; null: no such thing is asked. */
function answerTo(reply: string): string | null {
  const asked = reply.split(/(?<=[.!?]) /).findLast((one) => /\?|^Just /.test(one)) ?? '';
  if (/\b(?:your|what|a) name\b/i.test(asked)) return 'Dana Fox';
  if (/\bnumber\b/i.test(asked)) return '646 555 0119';
  if (/\bpick(?:ed)? ?up\b/i.test(asked)) return 'Pickup.';
  if (/\baddress\b/i.test(asked)) return '12 Oak Street, apartment 3';
  if (/\babout\?/i.test(asked)) return 'Just a checkup.';
  return /\bis that right|shall I (?:place|book|move|cancel)|just say yes/i.test(asked) ? 'Yes.' : null;
}

const Standing = z.object({
  lines: z.array(z.object({ family: z.string(), variantId: z.unknown(), quantity: z.number(), notes: z.unknown() })),
  special: z.unknown(),
  allergies: z.unknown(),
  wanted: z.unknown(),
  name: z.unknown(),
  message: z.unknown(),
  booking: z.object({ doing: z.string(), wish: z.unknown(), chosen: z.unknown(), about: z.unknown() }).nullable(),
});

it.each(['What time do you close today?', 'Are you open on Sunday?', 'Where are you located?', 'Hold on a second.'])(
  'a question changes nothing of what stands: %s',
  { timeout: 240_000 },
  async (asked) => {
    const changedAt = async (shop: Shop, before: Before) => {
      const conversation = await openConversation(house, shop, before);
      const { ended } = await conversation.say(asked);
      const [was, is] = [Standing.parse(before.state), Standing.parse(conversation.state())].map((one) =>
        JSON.stringify(one),
      );
      return ended || was !== is ? `${transcript(conversation.turns)}\n${was}\n${is}` : null;
    };
    expect(await faultsAt(changedAt)).toBe('');
  },
);
