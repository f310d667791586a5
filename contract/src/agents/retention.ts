import * as z from 'zod/mini';
import { endpoint, Id } from '../endpoint.ts';

/** How long an agent keeps what it heard, in days. */

const Days = z.nullable(
  z
    .int('Days must be a whole number')
    .check(z.gte(1, 'Days must be 1 or more'), z.lte(3650, 'Days must be 3650 or less')),
);

/** Null: as the server does. */
const Chosen = { audio_days: Days, text_days: Days, memory_days: Days };

/** Of the sound of calls. `where-one-is-enough`: not of callers from where everybody has to consent, or who knows. */
export const Recording = z.enum(['always', 'where-one-is-enough', 'never']);
export type Recording = z.infer<typeof Recording>;

export const Retention = z.object({
  ...Chosen,
  recording: Recording,
  /** What the server does where nothing is chosen; null is for ever. */
  defaults: z.object(Chosen),
});
export type Retention = z.infer<typeof Retention>;

export const retention = {
  get: endpoint('agent.read').route({ method: 'GET', path: '/agent/{id}/retention' }).input(Id).output(Retention),
  change: endpoint('conversations.delete')
    .route({ method: 'PUT', path: '/agent/{id}/retention' })
    .input(z.extend(Id, { ...Chosen, recording: z.optional(Recording) }))
    .output(Retention),
};
