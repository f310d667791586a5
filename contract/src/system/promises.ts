import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What callers are promised; each is counted when a conversation ends, tests left out. */
export const PROMISES = ['answered', 'saved', 'heard'] as const;
export type PromiseToCallers = (typeof PROMISES)[number];

/** An answer begins within so long after the caller's last sound. */
export const ANSWERED_MS = 3_000;
/** No caller who has spoken hears nothing for longer. */
export const SILENT_MS = 5_000;

export const KeptPromises = z.object({
  window_days: z.int(),
  promises: z.array(z.object({ promise: z.enum(PROMISES), kept: z.int(), broken: z.int() })),
});
export type KeptPromises = z.infer<typeof KeptPromises>;

export const promises = {
  get: endpoint('admin').route({ method: 'GET', path: '/admin/system/promises' }).output(KeptPromises),
};
