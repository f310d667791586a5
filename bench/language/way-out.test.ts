import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../server/src/testing/database.ts';
import { CALLS_BEYOND, CALLS_ELSEWHERE, CALLS_FURTHER, callsOf, OWN_CALLS } from './calls/call.ts';
import { atMoment } from './clock.ts';
import { type Before, openConversation, transcript } from './conversation.ts';
import { type House, openHouse, type Shop } from './house.ts';
import { moment } from './judging/wishes.ts';
import { bookBefore, NOW } from './times.ts';

/** Wherever a call stands: who wants no more, and answers what only they can know, gets out of it. */

const CALLS = [OWN_CALLS, CALLS_ELSEWHERE, CALLS_FURTHER, CALLS_BEYOND].flatMap((folder) =>
  callsOf(folder).map((call) => ({ ...call, shop: `${basename(folder)}/${call.shop}` })),
);
const EVERY = 13;
const ANSWERS_MOST = 18;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'attendant-way-out-'));
let house: House;
beforeAll(async () => {
  house = await openHouse(await testDatabase(), { PORT: '0', LOG_LEVEL: 'silent', DRAIN_S: '0', DATA_DIR });
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

it.each(["No, that's all.", 'No thanks.'])(
  'after any words of a call: %s',
  { timeout: 240_000 },
  async (wantsNoMore) => {
    const stuck: string[] = [];
    await atMoment(NOW, async () => {
      for (const call of CALLS.filter((_, at) => at % EVERY === 0)) {
        const shop = house.shop(call.shop);
        const conversation = await openConversation(house, shop);
        if (call.has) await bookBefore(house, shop, conversation.phone, moment(call.has));
        for (const said of call.say) {
          if ((await conversation.say(said)).ended) break;
          stuck.push(
            ...(await stuckFrom(shop, { turns: [...conversation.turns], state: conversation.state() }, wantsNoMore)),
          );
        }
      }
    });
    expect(stuck, stuck.join('\n\n')).toEqual([]);
  },
);

/** The conversation that does not end from here, as it went. */
async function stuckFrom(shop: Shop, before: Before, wantsNoMore: string): Promise<string[]> {
  const conversation = await openConversation(house, shop, before);
  for (let count = 0; count < ANSWERS_MOST; count++) {
    const last = conversation.turns.at(-1)?.reply ?? '';
    if ((await conversation.say(answerTo(last) ?? wantsNoMore)).ended) return [];
  }
  return [transcript(conversation.turns)];
}

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
