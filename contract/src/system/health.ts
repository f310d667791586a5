import * as z from 'zod/mini';
import { endpoint, Instant } from '../endpoint.ts';

/** What the house is made of, as far as each can fail alone. */
export const PARTS = ['database', 'live', 'jobs', 'files', 'mail', 'speech', 'memory'] as const;
export type PartName = (typeof PARTS)[number];

export const PartState = z.enum(['ok', 'degraded', 'down']);
export type PartState = z.infer<typeof PartState>;

export const Health = z.object({
  /** `stopping`: new calls are sent elsewhere. */
  status: z.enum(['ok', 'degraded', 'stopping']),
  version: z.string(),
  calls: z.int(),
  started_at: Instant,
  parts: z.array(z.object({ part: z.enum(PARTS), state: PartState, since: Instant })),
});
export type Health = z.infer<typeof Health>;

export const health = {
  get: endpoint('admin').route({ method: 'GET', path: '/admin/system/health' }).output(Health),
};
