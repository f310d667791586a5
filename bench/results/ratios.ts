import * as z from 'zod/mini';

/** Figures beside a limit or a peer that ran in the same minutes, so that another run can be held against them. */
const Spread = z.object({ median: z.number(), from: z.number(), to: z.number() });
export const Ratios = z.array(z.object({ name: z.string(), goal: z.number(), rate: Spread }));
export type Ratios = z.infer<typeof Ratios>;

/** More than this is no chance of the moment. */
const FALL = 0.2;

/** What fell by more than a fifth and below what was seen in any round before, in words; what is new or gone is none. */
export function fallen(before: Ratios, now: Ratios): string[] {
  return before.flatMap(({ name, rate }) => {
    const again = now.find((one) => one.name === name);
    if (!again || again.rate.median >= rate.median * (1 - FALL) || again.rate.median >= rate.from) return [];
    return `${name}: ${again.rate.median.toFixed(2)} of its peer, before ${rate.median.toFixed(2)}`;
  });
}
