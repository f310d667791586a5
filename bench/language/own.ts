import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { House } from './house.ts';
import { holdOrder } from './orders.ts';
import type { LanguageSet } from './verdict.ts';

/** Sets of our own, in `sets/`, one case a line; what each must come to was written by thinking as the owner. */

const Half = z.enum(['dev', 'held']);
const Order = z.strictObject({
  id: z.string(),
  half: Half,
  say: z.array(z.string()).min(1),
  gold: z.array(z.string()).min(1),
  name: z.string().optional(),
  fulfilment: z.enum(['pickup', 'delivery']).optional(),
  address: z.string().optional(),
});

export function readLines<Row>(file: string, row: z.ZodType<Row>): Row[] {
  const lines = readFileSync(new URL(`./sets/${file}`, import.meta.url), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => row.parse(JSON.parse(line)));
}

const MENUS = ['pizza', 'burgers', 'subs', 'burritos', 'coffee', 'chinese'];

export const orderSets = (house: House): LanguageSet[] =>
  MENUS.map((shop) => ({
    name: `orders ${shop}`,
    cases: () =>
      readLines(`orders-${shop}.jsonl`, Order).map((one) => ({
        id: one.id,
        half: one.half,
        hold: () => holdOrder(house, { shop, ...one }),
      })),
  }));
