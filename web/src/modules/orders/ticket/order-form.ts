import { NewOrder, type Order, type OrderChanges } from '@attendant/contract/orders';
import * as z from 'zod/mini';

const { customer_name } = NewOrder.shape;

/** What can be put right on an order; its dishes keep the price at which they were ordered. */
export const OrderForm = z.object({
  customer_name,
  customer_phone: z.string().check(z.trim(), z.maxLength(30)),
  special_request: z.string().check(z.maxLength(500)),
  allergies: z.string().check(z.maxLength(200)),
  lines: z
    .array(
      z.object({
        id: z.string(),
        quantity: z.int('Whole numbers only').check(z.gte(1, '1 or more'), z.lte(99, '99 or less')),
        note: z.string().check(z.maxLength(200)),
      }),
    )
    .check(z.minLength(1, 'An order needs at least one item')),
});
export type OrderFields = z.infer<typeof OrderForm>;

export const fieldsOf = (order: Order): OrderFields => ({
  customer_name: order.customer_name,
  customer_phone: order.customer_phone,
  special_request: order.special_request ?? '',
  allergies: order.allergies ?? '',
  lines: order.order_items.map(({ id, quantity, note }) => ({ id, quantity, note: note ?? '' })),
});

/** The lines are sent with the price they have: editing a name must not reprice a dinner. */
export function changesOf(order: Order, { lines, ...fields }: OrderFields): OrderChanges {
  const before = new Map(order.order_items.map((item) => [item.id, item]));
  return {
    customer_name: fields.customer_name,
    customer_phone: fields.customer_phone,
    special_request: fields.special_request.trim() || null,
    allergies: fields.allergies.trim() || null,
    order_items: lines.flatMap(({ id, quantity, note }) => {
      const item = before.get(id);
      if (!item) return [];
      const { menu_item_id, name, price } = item;
      const options = item.options.map(({ group, choice, part }) => ({ group, choice, part }));
      return { id, menu_item_id, name, price, options, quantity, note: note.trim() || null };
    }),
  };
}
