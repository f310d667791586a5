import * as z from 'zod/mini';
import { ORDER_STATUSES } from './constants.ts';
import { DayRange, Dollars, endpoint, Id, Instant, page, RequestId } from './endpoint.ts';
import { ChosenOption, OrderedOption } from './menu/options.ts';
import { Busy, OrderSettings, OrderSettingsChanges } from './orders/settings.ts';
import { FULFILMENTS, ORDER_LINES_MAX, ORDER_OPTIONS_MAX, QUANTITY_MAX } from './tools.ts';

export const OrderStatus = z.enum(ORDER_STATUSES);

export const OrderItem = z.object({
  id: z.uuid(),
  menu_item_id: z.nullable(z.uuid()),
  name: z.string(),
  quantity: z.int(),
  /** Dollars for one, with its options. */
  price: z.number(),
  note: z.nullable(z.string()),
  options: z.array(OrderedOption),
  /** The kitchen has made it. */
  done: z.boolean(),
  /** Where it is made; null where the kitchen has no stations. */
  station: z.nullable(z.string()),
});
export type OrderItem = z.infer<typeof OrderItem>;
export const Order = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  conversation_id: z.nullable(z.uuid()),
  status: OrderStatus,
  customer_name: z.string(),
  customer_phone: z.string(),
  order_items: z.array(OrderItem),
  special_request: z.nullable(z.string()),
  allergies: z.nullable(z.string()),
  fulfilment: z.nullable(z.enum(FULFILMENTS)),
  delivery_address: z.nullable(z.string()),
  /** When the customer wants it, where that is not as soon as it can be. */
  wanted_at: z.nullable(Instant),
  /** When the customer was told that it would be ready. */
  promised_at: z.nullable(Instant),
  /** When the business closes, where that is before what was promised. */
  closes_at: z.nullable(Instant),
  /** Until then the kitchen leaves it: it is for later, or came while the business was closed and waits for its opening. */
  waits_until: z.nullable(Instant),
  total_price: z.number(),
  /** It is not to be made, and is in no figure; its status is the one it had. */
  cancelled_at: z.nullable(Instant),
  cancel_reason: z.nullable(z.string()),
  /** Placed while the owner tried the agent. */
  is_test: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
});
export type Order = z.infer<typeof Order>;

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
/** What is written on an order, as forms have it: empty where nothing is. */
export const OrderTexts = {
  customer_phone: text(30),
  special_request: text(500),
  allergies: text(200),
  delivery_address: text(300),
};
export const LineNote = text(200);

/** An item of the menu by its id, or by hand with a name and a price. */
const NewOrderItem = z.object({
  /** Of a line that stands on the order already: what the kitchen has made stays made. */
  id: z.optional(z.uuid()),
  menu_item_id: z.optional(z.nullable(z.uuid())),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  quantity: z.int().check(z.gte(1), z.lte(QUANTITY_MAX)),
  /** For one with its options; left out, the menu's. */
  price: z.optional(Dollars),
  options: z.optional(z.array(ChosenOption).check(z.maxLength(ORDER_OPTIONS_MAX))),
  note: z.optional(z.nullable(LineNote)),
});
export type NewOrderItem = z.infer<typeof NewOrderItem>;
const fields = {
  customer_name: z.string().check(z.trim(), z.minLength(1, 'Customer name is required'), z.maxLength(100)),
  customer_phone: OrderTexts.customer_phone,
  order_items: z
    .array(NewOrderItem)
    .check(z.minLength(1, 'An order needs at least one item'), z.maxLength(ORDER_LINES_MAX)),
  special_request: z.nullable(OrderTexts.special_request),
  allergies: z.nullable(OrderTexts.allergies),
  fulfilment: z.nullable(z.enum(FULFILMENTS)),
  delivery_address: z.nullable(OrderTexts.delivery_address),
  wanted_at: z.nullable(Instant),
};
/** Totals are computed on the server; one that is sent is ignored. */
export const NewOrder = z.object({
  ...fields,
  customer_phone: z._default(fields.customer_phone, ''),
  special_request: z._default(fields.special_request, null),
  allergies: z._default(fields.allergies, null),
  fulfilment: z._default(fields.fulfilment, null),
  delivery_address: z._default(fields.delivery_address, null),
  wanted_at: z._default(fields.wanted_at, null),
  status: z._default(OrderStatus, 'new'),
  request_id: RequestId,
});
export type NewOrder = z.infer<typeof NewOrder>;
export const OrderChanges = z.partial(z.object({ ...fields, status: OrderStatus, updated_at: Instant }));
export type OrderChanges = z.infer<typeof OrderChanges>;

export const Cancellation = z.object({
  reason: z
    .string('Say why the order is cancelled')
    .check(z.trim(), z.minLength(1, 'Say why the order is cancelled'), z.maxLength(200)),
});
export type Cancellation = z.infer<typeof Cancellation>;

/**
 * The four figures above the board: every order of the range counts, whatever its status, but for what was cancelled and
 * for tests, which are counted beside. Asked for with what is open, `by_status` counts what stands on the board.
 */
export const OrderStatistics = z.object({
  total_orders: z.int(),
  by_status: z.object({ new: z.int(), in_progress: z.int(), ready: z.int(), completed: z.int() }),
  total_revenue: z.number(),
  average_order_value: z.number(),
  items_sold: z.int(),
  /** Neither is in the figures above. */
  cancelled: z.int(),
  tests: z.int(),
  date_range: z.object({ start: z.string(), end: z.string() }),
});
export type OrderStatistics = z.infer<typeof OrderStatistics>;

/** Also what came before these days and is still to be made: after midnight the evening goes on. */
const WithOpen = z.optional(z.boolean());

export const orders = {
  list: endpoint('orders.read')
    .route({ method: 'GET', path: '/agent/{id}/orders' })
    .input(
      z.extend(Id, {
        ...DayRange,
        with_open: WithOpen,
        sold: z.optional(z.boolean()),
        dish: z.optional(z.string().check(z.maxLength(100))),
        hour: z.optional(z.int().check(z.gte(0), z.lte(23))),
        limit: z._default(z.int().check(z.gte(1), z.lte(1000)), 500),
        offset: z._default(z.int().check(z.gte(0)), 0),
      }),
    )
    .output(page(Order)),
  create: endpoint('orders.change', 'agent', { once: true })
    .route({ method: 'POST', path: '/agent/{id}/orders', successStatus: 201 })
    .input(z.extend(Id, NewOrder.shape))
    .output(Order),
  statistics: endpoint('agent.read')
    .route({ method: 'GET', path: '/agent/{id}/orders/statistics' })
    .input(z.extend(Id, { ...DayRange, with_open: WithOpen }))
    .output(OrderStatistics),
  settings: endpoint('orders.read')
    .route({ method: 'GET', path: '/agent/{id}/orders/settings' })
    .input(Id)
    .output(OrderSettings),
  changeSettings: endpoint('orders.change')
    .route({ method: 'PUT', path: '/agent/{id}/orders/settings' })
    .input(z.extend(Id, OrderSettingsChanges.shape))
    .output(OrderSettings),
  busy: endpoint('orders.move')
    .route({ method: 'PUT', path: '/agent/{id}/orders/busy' })
    .input(z.extend(Id, Busy.shape))
    .output(OrderSettings),
  check: endpoint('orders.move', 'order')
    .route({ method: 'PUT', path: '/orders/{id}/items/{itemId}' })
    .input(z.extend(Id, { itemId: z.uuid(), done: z.boolean() }))
    .output(Order),
  make: endpoint('orders.move', 'order')
    .route({ method: 'PUT', path: '/orders/{id}/station' })
    .input(z.extend(Id, { station: z.string(), done: z.boolean() }))
    .output(Order),
  get: endpoint('orders.read', 'order').route({ method: 'GET', path: '/orders/{id}' }).input(Id).output(Order),
  /** The kitchen moves an order, and changes nothing else of it. */
  update: endpoint('orders.move', 'order')
    .route({ method: 'PUT', path: '/orders/{id}' })
    .input(z.extend(Id, OrderChanges.shape))
    .output(Order),
  cancel: endpoint('orders.change', 'order')
    .route({ method: 'PUT', path: '/orders/{id}/cancellation' })
    .input(z.extend(Id, Cancellation.shape))
    .output(Order),
  restore: endpoint('orders.change', 'order')
    .route({ method: 'DELETE', path: '/orders/{id}/cancellation' })
    .input(Id)
    .output(Order),
  remove: endpoint('orders.delete', 'order')
    .route({ method: 'DELETE', path: '/orders/{id}', successStatus: 204 })
    .input(Id)
    .output(z.void()),
};
