import * as z from 'zod/mini';
import { endpoint, Id } from '../endpoint.ts';

/** What a new agent still lacks before callers meet what its owner wants them to. */
export const Setup = z.object({
  /** The owner's own words. */
  greeting: z.boolean(),
  /** Other than every new agent's, or said to be right. */
  hours: z.boolean(),
  /** A menu to order from, or appointments to book. */
  offer: z.boolean(),
  number: z.boolean(),
  /** Whether the webhook answers at its public address; 'local' is one that no carrier can reach. */
  reachable: z.enum(['yes', 'no', 'local']),
  /** Whether the operator has given the secret that the carrier signs with. */
  signed: z.boolean(),
  /** Whether a caller was ever understood on a phone line. */
  heard: z.boolean(),
  /** Somebody else belongs to it or is invited. */
  members: z.boolean(),
});
export type Setup = z.infer<typeof Setup>;

export const setup = {
  /** Looks anew each time; the webhook is really asked. */
  get: endpoint('agent.change').route({ method: 'GET', path: '/agent/{id}/setup' }).input(Id).output(Setup),
  /** The hours are right as they stand: many businesses are open from nine to five. */
  confirmHours: endpoint('agent.change')
    .route({ method: 'POST', path: '/agent/{id}/setup/hours', successStatus: 204 })
    .input(Id)
    .output(z.void()),
};
