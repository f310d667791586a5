import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Business } from '../businesses.ts';

/** Calls, and the shops that they are made to, as a folder has them: `shops.json`, the menus of its shops, `calls.jsonl`. */

export const Patterns = z.record(z.string(), z.array(z.string()));
export const Call = z.strictObject({
  id: z.string(),
  half: z.enum(['dev', 'held']).default('dev'),
  shop: z.string(),
  say: z.array(z.string()).min(1),
  name: z.string().optional(),
  phone: z.string().optional(),
  address: z.string().optional(),
  fulfilment: z.enum(['pickup', 'delivery']).optional(),
  allergies: z.string().optional(),
  /** Lines as `goldPortion` reads them; empty: nothing is to be ordered. */
  order: z.array(z.string()).optional(),
  /** The moment that the order is wanted for. */
  ready: z.string().optional(),
  /** An appointment, as `goldOf` reads it, and one that the caller has already. */
  time: z.string().optional(),
  has: z.string().optional(),
  /** What a message must hold, 'burnt|burned' being one. */
  message: z.array(z.string()).optional(),
  /** What the reply to a turn must have and must not have, by the number of the turn. */
  holds: Patterns.default({}),
  never: Patterns.default({}),
});
export type Call = z.infer<typeof Call>;

const ShopRow = z.object({
  name: z.string(),
  menu: z.string().optional(),
  settings: z.record(z.string(), z.unknown()),
  notes: z.array(z.string()).optional(),
});

/** The shops of a folder, named after it: 'trial/florist'. */
export function shopsOf(folder: string): Record<string, Business> {
  const rows = z.record(z.string(), ShopRow).parse(JSON.parse(readFileSync(join(folder, 'shops.json'), 'utf8')));
  return Object.fromEntries(
    Object.entries(rows).map(([key, { name, menu, settings, notes }]) => [
      `${basename(folder)}/${key}`,
      {
        name,
        settings,
        ...(menu ? { menu: pathToFileURL(join(folder, menu)).href } : {}),
        ...(notes ? { notes } : {}),
      },
    ]),
  );
}

/** Those of this repository. */
export const OWN_CALLS = fileURLToPath(new URL('.', import.meta.url));
/** At shops that the assistant was not made beside. */
export const CALLS_ELSEWHERE = fileURLToPath(new URL('./elsewhere', import.meta.url));
export const CALLS_FURTHER = fileURLToPath(new URL('./further', import.meta.url));
export const CALLS_BEYOND = fileURLToPath(new URL('./beyond', import.meta.url));
export const CALLS_AFIELD = fileURLToPath(new URL('./afield', import.meta.url));
/** Short ones about one thing each, as they come in an ordinary week. */
export const CALLS_ORDINARY = fileURLToPath(new URL('./ordinary', import.meta.url));

/** The calls of a folder. */
export const callsOf = (folder: string): Call[] =>
  readFileSync(join(folder, 'calls.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Call.parse(JSON.parse(line)));
