import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../server/src/testing/database.ts';
import { type House, openHouse } from './house.ts';
import { checkedOf, countOf, readLimits } from './judging/limits.ts';
import type { Judged } from './judging/verdict.ts';
import { OWN_SETS, ownSets } from './own.ts';

/** Callers of our own sets; what they are told without a word of doubt is what was saved, or the number of exceptions falls. */

const ENVIRONMENT = { PORT: '0', LOG_LEVEL: 'silent', DRAIN_S: '0' };
const DATA_DIR = mkdtempSync(join(tmpdir(), 'attendant-language-'));
const limits = readLimits();
let house: House;
beforeAll(async () => {
  house = await openHouse(await testDatabase(), { ...ENVIRONMENT, DATA_DIR });
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const shown = (judged: readonly Judged[]): string =>
  judged.map(({ id, why, transcript }) => `${id}: ${why}\n${transcript}`).join('\n\n');

describe('what was saved', () => {
  it.each(OWN_SETS)('of %s', { timeout: 180_000 }, async (name) => {
    const set = ownSets(house).find((one) => one.name === name);
    const judged: Judged[] = [];
    for (const one of set ? checkedOf(set) : []) judged.push(await one.hold());
    const { silent, unconsented } = limits[name] ?? { silent: 0, unconsented: 0 };
    const count = countOf(judged);
    const without = judged.filter((one) => one.unconsented);
    expect(count.unconsented, `committed without consent:\n${shown(without)}`).toBeLessThanOrEqual(unconsented);
    const wrong = judged.filter(({ verdict }) => verdict === 'silent');
    expect(count.silent, `wrong, and nothing asked or told:\n${shown(wrong)}`).toBeLessThanOrEqual(silent);
  });
});
