import * as z from 'zod/mini';
import { endpoint, Instant } from '../endpoint.ts';

export const Uptime = z.object({
  /** Of the minutes since `since`, how many a server ran in; null before there is an hour to speak of. */
  uptime_percent: z.nullable(z.number()),
  window_days: z.int(),
  since: Instant,
});
export type Uptime = z.infer<typeof Uptime>;

export const uptime = {
  get: endpoint('admin').route({ method: 'GET', path: '/admin/system/uptime' }).output(Uptime),
};
