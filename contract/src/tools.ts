import * as z from 'zod/mini';
import { BOOKING_TOOLS } from './bookings/tools.ts';
import { DANGERS } from './constants.ts';
import { ChosenOption, type OrderedOption } from './menu/options.ts';

/**
 * What an agent may do in a conversation, by voice or by text: the one list that a language model, the built-in
 * assistant and the server's checks share. Agent, tenant and caller are never arguments: they come from the call.
 */

export const FULFILMENTS = ['pickup', 'delivery'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];
export const ORDER_LINES_MAX = 50;
export const QUANTITY_MAX = 99;
export const ORDER_OPTIONS_MAX = 60;

export const OrderLineInput = z.object({
  menu_item_id: z.uuid(),
  quantity: z.int().check(z.gte(1), z.lte(QUANTITY_MAX)),
  /** What is to be done differently with this line, e.g. 'no onions'. */
  note: z.optional(z.string().check(z.maxLength(200))),
  /** Choices of the item's option groups. */
  options: z.optional(z.array(ChosenOption).check(z.maxLength(ORDER_OPTIONS_MAX))),
});
export type OrderLineInput = z.infer<typeof OrderLineInput>;

/** 'YYYY-MM-DDTHH:MM' on the business's clock. */
const WallTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/), z.refine(isDay));

function isDay(wall: string): boolean {
  const moment = new Date(`${wall}:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(wall);
}

/** Prices a cart from the menu as it is now. Reads only. */
export const PriceOrderInput = z.object({
  /** For later: whether it can be had then is answered too. */
  wanted_at: z.optional(WallTime),
  lines: z.array(OrderLineInput).check(z.minLength(1), z.maxLength(ORDER_LINES_MAX)),
});
export type PriceOrderInput = z.infer<typeof PriceOrderInput>;

export interface PricedLine {
  menu_item_id: string;
  name: string;
  quantity: number;
  price_cents: number;
  line_total_cents: number;
  note: string | null;
  /** In the order of the menu; the price holds what they add. */
  options: OrderedOption[];
}

/** A line that cannot be sold: `gone` no longer stands on the menu, `options` cannot be had like that. */
export interface LineProblem {
  menu_item_id: string;
  name: string;
  code: 'sold_out' | 'gone' | 'options';
  /** What to choose instead, for `options`. */
  say?: string;
}

export interface PricedOrder {
  lines: PricedLine[];
  problems: LineProblem[];
  total_cents: number;
  /** Why it cannot be had when it is wanted. */
  not_then?: string;
}

/** Places the order. Refused as a whole when one line cannot be sold. */
export const PlaceOrderInput = z.object({
  customer_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Left out: the number that the caller calls from. */
  customer_phone: z.optional(z.string().check(z.maxLength(30))),
  lines: PriceOrderInput.shape.lines,
  special_request: z.optional(z.string().check(z.maxLength(500))),
  /** As the caller said it in this conversation, never taken from an earlier one. */
  allergies: z.optional(z.string().check(z.maxLength(200))),
  fulfilment: z.optional(z.enum(FULFILMENTS)),
  /** When the caller wants it, if not as soon as it can be. */
  wanted_at: z.optional(WallTime),
  delivery_address: z.optional(z.string().check(z.maxLength(300))),
});
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>;

export interface PlacedOrder extends PricedOrder {
  order_id: string;
  /** As the board shows it: '#' and the last 8 characters of the id. */
  order_number: string;
  customer_name: string;
  /** ISO 8601; null when nothing was promised. */
  promised_at: string | null;
  /** ISO 8601; null when it is begun at once. */
  waits_until: string | null;
}

/** Leaves a message for the owner of the business. */
export const TakeMessageInput = z.object({
  caller_name: z.string().check(z.trim(), z.maxLength(100)),
  caller_phone: z.optional(z.string().check(z.maxLength(30))),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  /** Spoken after hours for whoever listens later: its sound is kept with it. */
  voicemail: z.optional(z.boolean()),
  /** Something went wrong that the business did: the owners are told that it is a complaint. */
  complaint: z.optional(z.boolean()),
  /** Somebody is in danger: the conversation is marked with it, and the owners are told so. */
  danger: z.optional(z.enum(DANGERS)),
});
export type TakeMessageInput = z.infer<typeof TakeMessageInput>;

/** Puts the caller through to a person. Only where the business has somebody to put them through to at this hour. */
export const TransferCallInput = z.object({
  /** What the caller wants, in a few words, for whoever takes the call. */
  reason: z.string().check(z.trim(), z.maxLength(200)),
});
export type TransferCallInput = z.infer<typeof TransferCallInput>;

/** Names as a model calls them. */
export const TOOL_NAMES = ['price_order', 'place_order', 'take_message', 'transfer_call', ...BOOKING_TOOLS] as const;
export type ToolName = (typeof TOOL_NAMES)[number];
