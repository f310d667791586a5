import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { CALLS_AFIELD, CALLS_BEYOND, CALLS_ELSEWHERE, CALLS_FURTHER, CALLS_ORDINARY, OWN_CALLS } from './calls/call.ts';
import { callSet } from './calls/calls.ts';
import type { House } from './house.ts';
import { DEEDS } from './judging/replies.ts';
import type { Judged, LanguageSet } from './judging/verdict.ts';
import { holdMessage } from './messages.ts';
import { holdOrder } from './orders.ts';
import { holdQuery } from './queries.ts';
import { holdReadBack } from './read-backs.ts';
import { holdSafety } from './safety.ts';
import { holdTime } from './times.ts';

/** Sets of our own, in `sets/`, one case a line; what each must come to was written by thinking as the owner. */

const Half = z.enum(['dev', 'held']);
export const Order = z.strictObject({
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

/** One sentence each at shops that the assistant was not made beside. */
const Elsewhere = z.strictObject({ ...Order.shape, shop: z.string() });

const orderSets = (house: House): LanguageSet[] => [
  ...MENUS.map((shop) =>
    setOf(`orders ${shop}`, `orders-${shop}.jsonl`, Order, (one) => holdOrder(house, { shop, ...one })),
  ),
  setOf('orders elsewhere', 'orders-elsewhere.jsonl', Elsewhere, (one) => holdOrder(house, one)),
  setOf('changes', 'changes.jsonl', Elsewhere, (one) => holdOrder(house, one)),
];

export const Time = z.strictObject({
  id: z.string(),
  half: Half,
  shop: z.enum(['clinic', 'salon']),
  say: z.array(z.string()).min(1),
  gold: z.string(),
  has: z.string().optional(),
});
export const ReadBack = z.strictObject({
  id: z.string(),
  half: Half,
  at: z.enum(['order', 'booking']),
  say: z.string(),
  placed: z.boolean(),
});

const Query = z.strictObject({
  id: z.string(),
  half: Half,
  shop: z.enum(['pizza-asked', 'clinic-asked']),
  say: z.string(),
  accept: z.array(z.string()).min(1),
  deeds: z.array(z.enum(DEEDS)),
});

const Message = z.strictObject({
  id: z.string(),
  half: Half,
  shop: z.string(),
  say: z.array(z.string()).min(1),
  holds: z.array(z.string()).min(1),
  name: z.string().optional(),
  phone: z.string().optional(),
  hangs_up: z.boolean().optional(),
});
const Safety = z.strictObject({
  id: z.string(),
  half: Half,
  shop: z.string(),
  say: z.array(z.string()).min(1),
  said: z.array(z.string()),
  never: z.array(z.string()).optional(),
  noted: z.string().optional(),
  stored_never: z.string().optional(),
});

/** A set of one file, each line held by itself. */
const setOf = <Row extends { id: string; half: 'dev' | 'held' }>(
  name: string,
  file: string,
  row: z.ZodType<Row>,
  hold: (one: Row) => Promise<Judged>,
): LanguageSet => ({
  name,
  cases: () => readLines(file, row).map((one) => ({ id: one.id, half: one.half, hold: () => hold(one) })),
});

const otherSets = (house: House): LanguageSet[] => [
  setOf('times', 'times.jsonl', Time, (one) => holdTime(house, one)),
  setOf('queries', 'queries.jsonl', Query, (one) => holdQuery(house, one)),
  setOf('read-backs', 'read-backs.jsonl', ReadBack, (one) => holdReadBack(house, one)),
  setOf('messages', 'messages.jsonl', Message, (one) => holdMessage(house, one)),
  setOf('safety', 'safety.jsonl', Safety, (one) => holdSafety(house, one)),
  callSet(house, OWN_CALLS, 'calls'),
  callSet(house, CALLS_ELSEWHERE, 'calls elsewhere'),
  callSet(house, CALLS_FURTHER, 'calls further'),
  callSet(house, CALLS_BEYOND, 'calls beyond'),
  callSet(house, CALLS_AFIELD, 'calls afield'),
  callSet(house, CALLS_ORDINARY, 'calls ordinary'),
];

/** The sets of this repository, in the order of the table. */
export const ownSets = (house: House): LanguageSet[] => [...orderSets(house), ...otherSets(house)];

export const OWN_SETS = [
  ...MENUS.map((shop) => `orders ${shop}`),
  'orders elsewhere',
  'changes',
  'times',
  'queries',
  'read-backs',
  'messages',
  'safety',
  'calls',
  'calls elsewhere',
  'calls further',
  'calls beyond',
  'calls afield',
  'calls ordinary',
];
