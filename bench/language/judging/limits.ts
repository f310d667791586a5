import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Case, Judged, LanguageSet } from './verdict.ts';

/**
 * What the tests hold the assistant to, set by set. The numbers may only fall: `npm run bench:language -- --limits` writes
 * those that have.
 */
const Limit = z.strictObject({ silent: z.number().int(), unconsented: z.number().int() });
type Limit = z.infer<typeof Limit>;
const FILE = new URL('../limits.json', import.meta.url);

export const readLimits = (): Record<string, Limit> =>
  z.record(z.string(), Limit).parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Consent and safety are checked whole; of the large sets every third case, so that the tests stay quick. */
const WHOLE = new Set(['read-backs', 'messages', 'safety']);
export const checkedOf = (set: LanguageSet): Case[] =>
  set.cases().filter((_, index) => WHOLE.has(set.name) || index % 3 === 0);

export const countOf = (judged: readonly Judged[]): Limit => ({
  silent: judged.filter(({ verdict }) => verdict === 'silent').length,
  unconsented: judged.filter(({ unconsented }) => unconsented).length,
});

export function lowerLimit(name: string, judged: readonly Judged[]): void {
  const limits = readLimits();
  const now = countOf(judged);
  const before = limits[name] ?? now;
  limits[name] = {
    silent: Math.min(before.silent, now.silent),
    unconsented: Math.min(before.unconsented, now.unconsented),
  };
  writeFileSync(FILE, `${JSON.stringify(limits, null, 2)}\n`);
}
