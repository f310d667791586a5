import * as z from 'zod/mini';

/**
 * What happened, as told to every browser that watches an agent. An event names the noun and the row; whoever shows
 * that noun asks for it again, so one path serves all of them.
 */
export const LIVE_NOUNS = [
  'agents',
  'members',
  'menu',
  'orders',
  'bookings',
  'conversations',
  'memories',
  'datasets',
  'callbacks',
] as const;

export const LiveEvent = z.object({
  noun: z.enum(LIVE_NOUNS),
  /** Past tense: placed, moved, changed, removed, started, said, ended. */
  verb: z.string(),
  agent_id: z.uuid(),
  id: z.uuid(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;
