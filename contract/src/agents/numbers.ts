import * as z from 'zod/mini';
import { Agent, AgentPhone } from '../agents.ts';
import { endpoint, Id } from '../endpoint.ts';

/** Phone numbers of agents, and where a carrier sends the calls of a number. */

export const Webhooks = z.object({
  voice_url: z.string(),
  status_url: z.string(),
  message_url: z.string(),
});
export type Webhooks = z.infer<typeof Webhooks>;

export const numbers = {
  /** Agents that the caller sees and that have no number; administrators see all. */
  missing: endpoint('sign-in').route({ method: 'GET', path: '/agents/without-phone' }).output(z.array(Agent)),
  /** Null takes the number away. */
  assign: endpoint('phone.assign')
    .route({ method: 'POST', path: '/agent/{id}/phone' })
    .input(z.extend(Id, { phone_number: z.nullable(AgentPhone) }))
    .output(Agent),
  webhooks: endpoint('webhooks.read').route({ method: 'GET', path: '/agent/{id}/webhooks' }).input(Id).output(Webhooks),
};
