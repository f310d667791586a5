import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { testDatabase } from '../../server/src/testing/database.ts';
import { CALLS_ORDINARY, callsOf, shopsOf } from './calls/call.ts';
import { atMoment } from './clock.ts';
import { type Before, openConversation, transcript } from './conversation.ts';
import { openHouse, type Shop } from './house.ts';
import { NOW } from './times.ts';

/** What means nothing before and behind a sentence changes nothing that comes of it, whatever was said before. */

const BEFORE = [
  'um, so',
  'oh okay,',
  "let's see,",
  'gotcha,',
  'great,',
  'I see,',
  'right,',
  'sweet,',
  'quick question,',
];
const BEHIND = [', buddy', ", ma'am", ', hon', ', if you could', ", that'd be great", ', if possible'];
/** Every so many calls are said again, each of their turns in all these clothes. */
const EVERY = 17;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'attendant-clothed-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const Standing = z.object({
  lines: z.array(z.object({ family: z.string(), variantId: z.unknown(), quantity: z.number(), notes: z.unknown() })),
  asked: z.object({ kind: z.string() }),
  allergies: z.unknown(),
  name: z.unknown(),
});

/** An answer to a question that is open may be one of these words alone, and what is agreed to is. */
const isAnswer = (said: string, before: Before | undefined): boolean =>
  /^\W*(?:yes|yeah|yep|no|nope|nah|ok|okay|sure)\b/i.test(said) ||
  /right\?|shall I|would you like one/i.test(before?.turns.at(-1)?.reply ?? '');

const inClothes = (said: string): string[] => [
  ...BEFORE.map((lead) => `${lead} ${/^I\b/.test(said) ? said : `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`}`),
  ...BEHIND.flatMap((tail) => (said.endsWith('?') ? [] : `${said.replace(/[.!]$/, '')}${tail}`)),
];

it('comes to the same in other clothes', { timeout: 300_000 }, async () => {
  const house = await openHouse(
    await testDatabase(),
    { PORT: '0', LOG_LEVEL: 'silent', DRAIN_S: '0', DATA_DIR },
    shopsOf(CALLS_ORDINARY),
  );
  const calls = callsOf(CALLS_ORDINARY).filter(({ half, time, has }) => half === 'dev' && !time && !has);
  const changed: string[] = [];
  let tried = 0;

  async function comesTo(shop: Shop, before: Before | undefined, said: string) {
    const conversation = await openConversation(house, shop, before);
    const { ended } = await conversation.say(said);
    const standing = JSON.stringify([ended, Standing.parse(conversation.state())]);
    return { standing, before: { turns: [...conversation.turns], state: conversation.state() } };
  }

  await atMoment(NOW, async () => {
    for (const call of calls.filter((_, at) => at % EVERY === 0)) {
      const shop = house.shop(`${basename(CALLS_ORDINARY)}/${call.shop}`);
      let before: Before | undefined;
      for (const said of call.say) {
        const plain = await comesTo(shop, before, said);
        for (const clothed of isAnswer(said, before) ? [] : inClothes(said)) {
          const other = await comesTo(shop, before, clothed);
          tried++;
          if (other.standing !== plain.standing)
            changed.push(`${transcript(other.before.turns)}\n  ${plain.standing}\n  ${other.standing}`);
        }
        before = plain.before;
      }
    }
  });
  expect(tried).toBeGreaterThan(300);
  expect(changed.join('\n\n')).toBe('');
});
