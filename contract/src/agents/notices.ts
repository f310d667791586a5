import * as z from 'zod/mini';
import { Dollars, endpoint, Id } from '../endpoint.ts';

/** Which calls the owners of an agent are told of by mail. Messages and voicemails always are. */
export const Notices = z.object({
  missed: z.boolean(),
  failed: z.boolean(),
  /** Orders of this much or more, in dollars; null: none. */
  large_order: z.nullable(Dollars),
});
export type Notices = z.infer<typeof Notices>;

export const notices = {
  get: endpoint('agent.read').route({ method: 'GET', path: '/agent/{id}/notices' }).input(Id).output(Notices),
  change: endpoint('agent.change')
    .route({ method: 'PUT', path: '/agent/{id}/notices' })
    .input(z.extend(Id, Notices.shape))
    .output(Notices),
};
