import type { MenuItem } from '@attendant/contract/menu';
import { ChosenOption, type OptionGroup, optionText, priceOptions } from '@attendant/contract/menu/options';
import { LineNote, NewOrder, type Order, type OrderChanges, OrderTexts } from '@attendant/contract/orders';
import { FULFILMENTS } from '@attendant/contract/tools';
import * as z from 'zod/mini';
import { instantOf, wallOf } from '../../../kit/part/wall-time.ts';

const { customer_name } = NewOrder.shape;

const Line = z.object({
  /** Null: the line is new. */
  id: z.nullable(z.string()),
  menu_item_id: z.nullable(z.string()),
  name: z.string(),
  quantity: z.int('Whole numbers only').check(z.gte(1, '1 or more'), z.lte(99, '99 or less')),
  note: LineNote,
  options: z.array(ChosenOption),
});
export type OrderLine = z.infer<typeof Line>;

/** An order as far as it can be written by hand. */
export type OrderDraft = Pick<
  Order,
  | 'agent_id'
  | 'customer_name'
  | 'customer_phone'
  | 'special_request'
  | 'allergies'
  | 'fulfilment'
  | 'delivery_address'
  | 'wanted_at'
  | 'order_items'
>;

export const FULFILMENT_NAMES = { pickup: 'Pickup', delivery: 'Delivery' } as const;

export const emptyOrder = (agent_id: string): OrderDraft => ({
  agent_id,
  customer_name: '',
  customer_phone: '',
  special_request: null,
  allergies: null,
  fulfilment: null,
  delivery_address: null,
  wanted_at: null,
  order_items: [],
});

/** What can be written by hand on an order; dishes that stay as they are keep the price at which they were ordered. */
export const OrderForm = z.object({
  customer_name,
  ...OrderTexts,
  fulfilment: z.enum(['', ...FULFILMENTS]),
  /** On the clock of the business; empty: as soon as it can be. */
  wanted_at: z.string(),
  lines: z.array(Line).check(z.minLength(1, 'An order needs at least one item')),
});
export type OrderFields = z.infer<typeof OrderForm>;

const chosen = (options: readonly ChosenOption[]): ChosenOption[] =>
  options.map(({ group, choice, part }) => ({ group, choice, part }));

export const fieldsOf = (order: OrderDraft, zone: string): OrderFields => ({
  customer_name: order.customer_name,
  customer_phone: order.customer_phone,
  special_request: order.special_request ?? '',
  allergies: order.allergies ?? '',
  fulfilment: order.fulfilment ?? '',
  delivery_address: order.delivery_address ?? '',
  wanted_at: order.wanted_at ? wallOf(order.wanted_at, zone) : '',
  lines: order.order_items.map(({ id, menu_item_id, name, quantity, note, options }) => ({
    id,
    menu_item_id,
    name,
    quantity,
    note: note ?? '',
    options: chosen(options),
  })),
});

/** One of a dish, with the first that can be had of whatever must be chosen. */
export const lineOf = ({ id, name, option_groups }: MenuItem): OrderLine => ({
  id: null,
  menu_item_id: id,
  name,
  quantity: 1,
  note: '',
  options: option_groups.flatMap(({ name: group, min, choices }) => {
    const available = choices.filter((choice) => choice.available);
    return available.slice(0, min).map((choice) => ({ group, choice: choice.name, part: 'whole' as const }));
  }),
});

/** A choice put on a dish, or taken off it; where one may be chosen it takes the place of the other. */
export function withChoice(
  options: readonly ChosenOption[],
  { name: group, max }: OptionGroup,
  choice: string,
  part: ChosenOption['part'] | null,
): ChosenOption[] {
  const kept = options.filter((one) => one.group !== group || (max > 1 && one.choice !== choice));
  return part && choice !== '' ? [...kept, { group, choice, part }] : kept;
}

/** The price of one as the order has it, or, of what is new or changed, as the menu has it; null: nobody knows. */
export function priceOf(line: OrderLine, order: OrderDraft, item: MenuItem | undefined): number | null {
  const before = order.order_items.find(({ id }) => id === line.id);
  if (before && optionText(before.options) === optionText(line.options)) return before.price;
  const priced = item && priceOptions(item.option_groups, line.options);
  return item && priced?.ok ? Math.max(0, Math.round(item.price * 100) + priced.addedCents) / 100 : null;
}

/** What the lines come to, as far as prices are known. */
export const totalOf = (lines: readonly OrderLine[], order: OrderDraft, items: readonly MenuItem[]): number =>
  lines.reduce((sum, line) => {
    const price = priceOf(
      line,
      order,
      items.find(({ id }) => id === line.menu_item_id),
    );
    return sum + Math.round((price ?? 0) * 100) * (line.quantity || 0);
  }, 0) / 100;

/** Lines that stay as they are go with the price they have: editing a name must not reprice a dinner. */
export function changesOf(
  order: OrderDraft,
  { lines, ...fields }: OrderFields,
  zone: string,
): Required<Omit<OrderChanges, 'status' | 'updated_at'>> {
  const before = new Map(order.order_items.map((item) => [item.id, item]));
  return {
    customer_name: fields.customer_name,
    customer_phone: fields.customer_phone,
    special_request: fields.special_request.trim() || null,
    allergies: fields.allergies.trim() || null,
    fulfilment: fields.fulfilment || null,
    delivery_address: (fields.fulfilment === 'delivery' && fields.delivery_address.trim()) || null,
    wanted_at: fields.wanted_at ? instantOf(fields.wanted_at, zone) : null,
    order_items: lines.map(({ id, menu_item_id, name, quantity, note, options }) => {
      const item = before.get(id ?? '');
      const same = item && optionText(item.options) === optionText(options);
      return {
        ...(item && { id: item.id }),
        ...(same && { price: item.price }),
        menu_item_id,
        name,
        quantity,
        options,
        note: note.trim() || null,
      };
    }),
  };
}
