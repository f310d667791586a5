import { OrderedOption } from '@attendant/contract/menu/options';
import * as z from 'zod';
import type { House, Shop } from '../house.ts';
import type { Kitchen, SavedOrder } from './tickets.ts';

/** What came of a conversation, read from the rows and not from what was said. */
export interface Saved {
  order:
    | (SavedOrder & {
        customer: string;
        allergies: string | null;
        fulfilment: string | null;
        address: string | null;
        /** Null: as soon as it is ready. */
        wantedAt: Date | null;
      })
    | null;
  orders: number;
  appointments: readonly { id: string; startsAt: Date; status: string; name: string; notes: string | null }[];
  messages: readonly { name: string; phone: string; body: string }[];
}

export async function savedBy({ parts: { db } }: House, { agentId }: Shop): Promise<Saved> {
  const [orders, items, appointments, messages] = await Promise.all([
    db.selectFrom('orders').selectAll().where('agent_id', '=', agentId).orderBy('created_at').execute(),
    db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select(['order_items.name', 'quantity', 'note', 'options', 'order_id'])
      .where('orders.agent_id', '=', agentId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('appointments')
      .select(['id', 'starts_at', 'status', 'customer_name', 'notes'])
      .where('agent_id', '=', agentId)
      .where('status', '<>', 'held')
      .execute(),
    db.selectFrom('callbacks').selectAll().where('agent_id', '=', agentId).execute(),
  ]);
  const order = orders.at(-1);
  return {
    orders: orders.length,
    order: order
      ? {
          lines: items.map(({ options, ...line }) => ({ ...line, options: z.array(OrderedOption).parse(options) })),
          special: order.special_request,
          customer: order.customer_name,
          allergies: order.allergies,
          fulfilment: order.fulfilment,
          address: order.delivery_address,
          wantedAt: order.wanted_at,
        }
      : null,
    appointments: appointments.map(({ id, starts_at, status, customer_name, notes }) => ({
      id,
      startsAt: starts_at,
      status,
      name: customer_name,
      notes,
    })),
    messages: messages.map(({ caller_name, caller_phone, body }) => ({ name: caller_name, phone: caller_phone, body })),
  };
}

/** The kitchen of a shop whose dishes are what their names say. */
export function kitchenOf({ menu }: Shop): Kitchen {
  const choices = new Map(
    menu.map(({ name, option_groups }) => [
      name,
      groupsOf(option_groups).flatMap((group) => group.choices.map((one) => one.name)),
    ]),
  );
  return {
    dish: (dish) => ({ dish, facts: [] }),
    choices: (name) => choices.get(name) ?? [],
    idle: [],
  };
}

const Groups = z.array(
  z.object({ name: z.string(), min: z.number(), max: z.number(), choices: z.array(z.object({ name: z.string() })) }),
);
export const groupsOf = (stored: unknown): z.infer<typeof Groups> => Groups.parse(stored);
