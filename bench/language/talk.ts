/**
 * Talk with the built-in assistant of a shop by the keyboard: `npm run talk -- SHOP [TURN …]`. It prints what it answers
 * and, at the end of each call, what was saved. Without turns it reads them from the terminal, a line each; a turn `/` ends the
 * call and begins another at the same shop. SHOP is one of `bench/language/calls/shops.json`, or of `--calls FOLDER`;
 * `--has "13 11:00"` gives the caller an appointment on that day of June.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { inspect, parseArgs } from 'node:util';
import { openDatabase } from '../../server/src/database/open.ts';
import { OWN_CALLS, shopsOf } from './calls/call.ts';
import { atMoment } from './clock.ts';
import { type Conversation, forget, openConversation } from './conversation.ts';
import { openHouse } from './house.ts';
import { savedBy } from './judging/saved.ts';
import { moment } from './judging/wishes.ts';
import { bookBefore, NOW } from './times.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { calls: { type: 'string', default: OWN_CALLS }, has: { type: 'string' } },
});
const [name = '', ...turns] = positionals;
const shops = shopsOf(values.calls);
const key = `${basename(values.calls)}/${name}`;
const business = shops[key];
if (!business)
  throw new Error(
    `No such shop. There are ${Object.keys(shops)
      .map((one) => basename(one))
      .join(', ')}.`,
  );

const NEXT_CALL = '/';

const dataDir = mkdtempSync(join(tmpdir(), 'attendant-talk-'));
const database = await openDatabase({ url: undefined, dataDir });
const settings = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DRAIN_S: '0' };
const house = await openHouse(database, settings, { [key]: business });
const shop = house.shop(key);
try {
  await atMoment(NOW, () => talk(turns.length > 0 ? turns : createInterface({ input: process.stdin })));
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function talk(said: Iterable<string> | AsyncIterable<string>): Promise<void> {
  let call: Conversation | null = null;
  for await (const turn of said) {
    if (turn === NEXT_CALL) {
      await end(call);
      call = null;
      continue;
    }
    call ??= await ring();
    const { reply, ended } = await call.say(turn);
    console.log(`C: ${turn}\nA: ${reply}${ended ? ' [ended]' : ''}`);
  }
  await end(call);
}

async function ring(): Promise<Conversation> {
  const call = await openConversation(house, shop);
  if (values.has) await bookBefore(house, shop, call.phone, moment(values.has));
  return call;
}

async function end(call: Conversation | null): Promise<void> {
  if (!call) return;
  await call.hangUp();
  console.log('Saved:', inspect(await savedBy(house, shop), { depth: 6, breakLength: 120 }), '\n');
  await forget(house, shop);
}
