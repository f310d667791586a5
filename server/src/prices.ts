import type { UsageUnit } from '@attendant/contract/system/usage';
import * as z from 'zod';

/** Prices are quoted for so many units. */
const QUOTED = {
  seconds: ['per-minute', 60],
  characters: ['per-1000-characters', 1_000],
  'tokens-in': ['per-million-tokens-in', 1_000_000],
  'tokens-out': ['per-million-tokens-out', 1_000_000],
} as const satisfies Record<UsageUnit, readonly [string, number]>;

const price = z.number().min(0).max(1_000_000);
const Price = z.strictObject({
  'per-minute': price.optional(),
  'per-1000-characters': price.optional(),
  'per-million-tokens-in': price.optional(),
  'per-million-tokens-out': price.optional(),
});

/** US dollars, by provider as the page of usage names it. */
export const Prices = z.record(z.string(), Price);
export type Prices = z.infer<typeof Prices>;

/** Null while no price is set: none is guessed. */
export function costOf(prices: Prices, used: { provider: string; unit: UsageUnit; amount: number }): number | null {
  const [quote, units] = QUOTED[used.unit];
  const dollars = prices[used.provider]?.[quote];
  return dollars === undefined ? null : (used.amount / units) * dollars;
}
