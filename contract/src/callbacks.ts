import * as z from 'zod/mini';
import { endpoint, Id, Instant, page } from './endpoint.ts';

/** Messages that callers left for the people of the business: somebody waits to be called back. */

export const Callback = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  conversation_id: z.nullable(z.uuid()),
  caller_name: z.string(),
  caller_phone: z.string(),
  body: z.string(),
  created_at: Instant,
  /** When somebody took care of it. */
  done_at: z.nullable(Instant),
  done_by: z.nullable(z.string()),
});
export type Callback = z.infer<typeof Callback>;

export const callbacks = {
  /** Those that wait first, the oldest of them first; then the others, the newest first. */
  list: endpoint('callbacks.read')
    .route({ method: 'GET', path: '/agent/{id}/callbacks' })
    .input(
      z.extend(Id, {
        limit: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
        offset: z._default(z.int().check(z.gte(0)), 0),
      }),
    )
    .output(page(Callback)),
  settle: endpoint('callbacks.change')
    .route({ method: 'PUT', path: '/agent/{id}/callbacks/{callbackId}' })
    .input(z.extend(Id, { callbackId: z.uuid(), done: z.boolean() }))
    .output(Callback),
};
