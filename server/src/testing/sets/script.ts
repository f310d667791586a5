import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

/** Conversations as data: what a caller says and what must have come of it. See pizzeria.yaml for how to write one. */

const Step = z.union([
  z.string(),
  z.strictObject({ press: z.string().length(1) }),
  z.strictObject({ silence: z.number().positive() }),
  /** Speaks into the agent's next words. */
  z.strictObject({ interrupt: z.string() }),
  z.strictObject({ hangup: z.literal(true) }),
]);

const Expected = z.strictObject({
  /** Orders that stand on the board: nothing else may. */
  orders: z
    .array(z.strictObject({ name: z.string().optional(), total: z.number(), lines: z.array(z.string()).optional() }))
    .default([]),
  /** Words of the messages that were taken. */
  messages: z.array(z.string()).default([]),
  bookings: z.number().int().default(0),
  /** What became of each transfer. */
  transfers: z.array(z.string()).default([]),
  status: z.enum(['completed', 'transferred', 'voicemail', 'missed', 'failed']).default('completed'),
  /** Parts of what the agent must have said, in any order. */
  said: z.array(z.string()).default([]),
  never: z.array(z.string()).default([]),
});

const Script = z.strictObject({
  name: z.string(),
  /** Changes of the agent's settings for this one. */
  settings: z.record(z.string(), z.unknown()).default({}),
  /** Words of a file that the owner uploaded. */
  knows: z.string().optional(),
  /** What the person does who is rung. */
  person: z.enum(['accepts', 'declines', 'away', 'busy']).optional(),
  /** Dishes that sell out before the caller's last words but so many. */
  sells_out: z.strictObject({ item: z.string(), before_last: z.number().int() }).optional(),
  by: z.enum(['call', 'text', 'both']).default('both'),
  says: z.array(Step),
  expect: Expected.prefault({}),
});
export type Script = z.infer<typeof Script>;

const File = z.strictObject({
  agent: z.record(z.string(), z.unknown()),
  menu: z.string().optional(),
  scripts: z.array(Script),
});

export const readSet = (file: string) => File.parse(parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
