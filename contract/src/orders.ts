import * as z from 'zod/mini';
import { ORDER_STATUSES } from './constants.ts';
import { DayRange, Dollars, endpoint, Id, Instant, page } from './endpoint.ts';
import { ORDER_LINES_MAX, QUANTITY_MAX } from './tools.ts';

export const OrderStatus = z.enum(ORDER_STATUSES);

export const OrderItem = z.object({
  id: z.uuid(),
  menu_item_id: z.nullable(z.uuid()),
  name: z.string(),
  quantity: z.int(),
  price: z.number(),
  note: z.nullable(z.string()),
});
export const Order = z.object({
  id: z.uuid(),
  agent_id: z.uuid(),
  conversation_id: z.nullable(z.uuid()),
  status: OrderStatus,
  customer_name: z.string(),
  customer_phone: z.string(),
  order_items: z.array(OrderItem),
  special_request: z.nullable(z.string()),
  total_price: z.number(),
  created_at: Instant,
  updated_at: Instant,
});
export type Order = z.infer<typeof Order>;

/** An item of the menu by its id, or by hand with a name and a price. */
const NewOrderItem = z.object({
  menu_item_id: z.optional(z.nullable(z.uuid())),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  quantity: z.int().check(z.gte(1), z.lte(QUANTITY_MAX)),
  price: z.optional(Dollars),
  note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
});
export type NewOrderItem = z.infer<typeof NewOrderItem>;
const fields = {
  customer_name: z.string().check(z.trim(), z.minLength(1, 'Customer name is required'), z.maxLength(100)),
  customer_phone: z.string().check(z.trim(), z.maxLength(30)),
  order_items: z
    .array(NewOrderItem)
    .check(z.minLength(1, 'An order needs at least one item'), z.maxLength(ORDER_LINES_MAX)),
  special_request: z.nullable(z.string().check(z.trim(), z.maxLength(500))),
};
/** Totals are computed on the server; one that is sent is ignored (C-109). */
export const NewOrder = z.object({
  ...fields,
  customer_phone: z._default(fields.customer_phone, ''),
  special_request: z._default(fields.special_request, null),
  status: z._default(OrderStatus, 'new'),
});
export type NewOrder = z.infer<typeof NewOrder>;
export const OrderChanges = z.partial(z.object({ ...fields, status: OrderStatus, updated_at: Instant }));
export type OrderChanges = z.infer<typeof OrderChanges>;

export const orders = {
  list: endpoint('orders.read')
    .route({ method: 'GET', path: '/agent/{id}/orders' })
    .input(
      z.extend(Id, {
        ...DayRange,
        limit: z._default(z.int().check(z.gte(1), z.lte(1000)), 500),
        offset: z._default(z.int().check(z.gte(0)), 0),
      }),
    )
    .output(page(Order)),
  create: endpoint('orders.change')
    .route({ method: 'POST', path: '/agent/{id}/orders', successStatus: 201 })
    .input(z.extend(Id, NewOrder.shape))
    .output(Order),
  get: endpoint('orders.read', 'order').route({ method: 'GET', path: '/orders/{id}' }).input(Id).output(Order),
  update: endpoint('orders.change', 'order')
    .route({ method: 'PUT', path: '/orders/{id}' })
    .input(z.extend(Id, OrderChanges.shape))
    .output(Order),
  remove: endpoint('orders.delete', 'order')
    .route({ method: 'DELETE', path: '/orders/{id}', successStatus: 204 })
    .input(Id)
    .output(z.void()),
};
