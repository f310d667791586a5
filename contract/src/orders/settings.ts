import * as z from 'zod/mini';
import { ORDER_DUE_MINUTES, ORDER_LATE_MINUTES } from '../constants.ts';
import { Instant } from '../endpoint.ts';
import { CategoryStations } from './stations.ts';

/** How a kitchen works: what its tickets and its callers are told. */

export const BUSY_MINUTES_MAX = 120;
export const READY_TEXT_MAX = 300;
export const READY_TEXT = 'Hi {name}, your order from {business} is ready.';

const minutes = (most: number) =>
  z.int('Give whole minutes').check(z.gte(1, 'Give 1 minute or more'), z.lte(most, `Give ${most} minutes or less`));

/** What stands on top of a column of the board. */
export const BOARD_ORDERS = ['newest', 'oldest'] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

export const OrderSettings = z.object({
  /** A ticket turns amber, then red, at this age. */
  due_minutes: minutes(240),
  late_minutes: minutes(240),
  /** What callers are told that an order takes on a quiet day; null: nothing is told. */
  ready_minutes: z.nullable(minutes(240)),
  pickup: z.boolean(),
  delivery: z.boolean(),
  /** Orders are taken while the business is closed, for its next opening. */
  closed_orders: z.boolean(),
  /** Texts the customer when an order moves to Ready. `{name}` and `{business}` are filled in. */
  ready_text_enabled: z.boolean(),
  ready_text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write what the customer is texted'),
      z.maxLength(READY_TEXT_MAX, `The text has at most ${READY_TEXT_MAX} characters`),
    ),
  /** Which ticket stands on top of a column. */
  board_order: z.enum(BOARD_ORDERS),
  /** Which station makes a category; none: everybody makes everything. */
  stations: CategoryStations,
  /** What the kitchen adds to every promise at the moment; 0: it is not busy. */
  busy_minutes: z.int(),
  /** Null: until somebody says otherwise. */
  busy_until: z.nullable(Instant),
});
export type OrderSettings = z.infer<typeof OrderSettings>;

const { busy_minutes: _minutes, busy_until: _until, ...kept } = OrderSettings.shape;
export const OrderSettingsChanges = z.partial(z.object(kept));
export type OrderSettingsChanges = z.infer<typeof OrderSettingsChanges>;

export const Busy = z.object({
  minutes: z.int().check(z.gte(0), z.lte(BUSY_MINUTES_MAX)),
  /** For how long from now; null: until somebody says otherwise. */
  for_minutes: z._default(z.nullable(z.int().check(z.gte(5), z.lte(1440))), null),
});
export type Busy = z.infer<typeof Busy>;

export const ORDER_SETTINGS: OrderSettings = {
  due_minutes: ORDER_DUE_MINUTES,
  late_minutes: ORDER_LATE_MINUTES,
  ready_minutes: null,
  pickup: true,
  delivery: false,
  closed_orders: true,
  ready_text_enabled: false,
  ready_text: READY_TEXT,
  board_order: 'newest',
  stations: [],
  busy_minutes: 0,
  busy_until: null,
};
