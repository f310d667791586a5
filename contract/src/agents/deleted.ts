import * as z from 'zod/mini';
import { Agent } from '../agents.ts';
import { endpoint, Id, Instant } from '../endpoint.ts';

/** A deleted agent can be restored for so long, then it is erased with all that belongs to it. */
export const DELETED_KEPT_DAYS = 30;

export const DeletedAgent = z.object({
  id: z.uuid(),
  name: z.string(),
  business_name: z.string(),
  phone_number: z.nullable(z.string()),
  deleted_at: Instant,
  /** When it is erased for good. */
  erased_at: Instant,
});
export type DeletedAgent = z.infer<typeof DeletedAgent>;

export const deletedAgents = {
  /** Those that the caller may restore, the latest first. */
  list: endpoint('sign-in').route({ method: 'GET', path: '/agents/deleted' }).output(z.array(DeletedAgent)),
  /** Comes back without its number when another agent has that one by now. */
  restore: endpoint('agent.delete', 'deleted-agent')
    .route({ method: 'POST', path: '/agent/{id}/restore' })
    .input(Id)
    .output(Agent),
};
