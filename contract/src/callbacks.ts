import * as z from 'zod/mini';
import { CALLBACK_KINDS } from './constants.ts';
import { endpoint, Id, Instant, page } from './endpoint.ts';

/** Messages that callers left for the people of the business: somebody waits to be called back. */

export const Callback = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  conversation_id: z.nullable(z.uuid()),
  caller_name: z.string(),
  caller_phone: z.string(),
  kind: z.enum(CALLBACK_KINDS),
  /** Empty where nothing was said. */
  body: z.string(),
  created_at: Instant,
  /** When somebody took care of it. */
  done_at: z.nullable(Instant),
  done_by: z.nullable(z.string()),
  /** Who of the people of the agent sees to it. */
  assigned_to: z.nullable(z.object({ user_id: z.uuid(), name: z.string() })),
});
export type Callback = z.infer<typeof Callback>;

export const callbacks = {
  /** Those that wait first, then the others; each the newest first. A missed call waits until the number called again. */
  list: endpoint('callbacks.read')
    .route({ method: 'GET', path: '/agent/{id}/callbacks' })
    .input(
      z.extend(Id, {
        limit: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
        offset: z._default(z.int().check(z.gte(0)), 0),
      }),
    )
    .output(page(Callback)),
  /** What is left out stays as it is. */
  settle: endpoint('callbacks.change')
    .route({ method: 'PUT', path: '/agent/{id}/callbacks/{callbackId}' })
    .input(
      z.extend(Id, {
        callbackId: z.uuid(),
        done: z.optional(z.boolean()),
        /** One of the people of the agent; null: nobody. */
        assigned_to: z.optional(z.nullable(z.uuid())),
      }),
    )
    .output(Callback),
};
