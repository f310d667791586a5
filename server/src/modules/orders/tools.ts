import { orderNumber } from '@attendant/contract/order-number';
import type { Order } from '@attendant/contract/orders';
import { type LineProblem, type PlacedOrder, PlaceOrderInput, PriceOrderInput } from '@attendant/contract/tools';
import type { Db } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import type { AgentTool } from '../tool.ts';
import { placeOrder } from './orders.ts';
import { priceOrder } from './price.ts';

export interface OrderToolsFor {
  db: Db;
  actor: AgentActor;
  conversationId: string;
  callerPhone: string | null;
}

/** What an agent may do with orders in a conversation. */
export function orderTools({ db, actor, conversationId, callerPhone }: OrderToolsFor): AgentTool[] {
  return [
    {
      name: 'price_order',
      description: 'Prices a cart from the menu as it is now. Nothing is ordered by it.',
      input: PriceOrderInput,
      deadlineMs: 3_000,
      async run(input) {
        const { lines } = PriceOrderInput.parse(input);
        return { ok: true, value: await priceOrder(db, actor.agentId, lines) };
      },
    },
    {
      name: 'place_order',
      description: 'Places the order after the caller has confirmed it. Read the sentence that it answers with.',
      input: PlaceOrderInput,
      deadlineMs: 5_000,
      async run(input, { key, signal }) {
        const wanted = PlaceOrderInput.parse(input);
        return db.transaction().execute(async (tx) => {
          const { ordering_enabled } = await tx
            .selectFrom('agents')
            .select('ordering_enabled')
            .where('id', '=', actor.agentId)
            .executeTakeFirstOrThrow();
          if (!ordering_enabled)
            return refused('ordering-off', "I'm sorry, we are not taking orders on this line right now.");
          const priced = await priceOrder(tx, actor.agentId, wanted.lines);
          const [missing] = priced.problems;
          if (missing) return refused('item-not-sold', notSold(missing));
          const order = await placeOrder(tx, actor, {
            customer_name: wanted.customer_name,
            customer_phone: wanted.customer_phone ?? callerPhone ?? '',
            special_request: wanted.special_request || null,
            lines: priced.lines,
            action: { conversationId, key },
          });
          signal.throwIfAborted();
          return {
            ok: true as const,
            value: placed(order),
            say: confirmation(order),
            receipt: { kind: 'order' as const, id: order.id },
          };
        });
      },
    },
  ];
}

const refused = (code: string, say: string) => ({ ok: false as const, code, say });

const notSold = ({ name, code }: LineProblem) =>
  code === 'sold_out'
    ? `I'm sorry, ${name} just sold out, so I have not placed the order yet.`
    : `I'm sorry, ${name} is no longer on our menu, so I have not placed the order yet.`;

/** The one sentence that confirms an order, made from the row that was written. */
export function confirmation(order: Order): string {
  const lines = order.order_items.map(({ quantity, name, note }) => `${quantity} ${name}${note ? `, ${note}` : ''}`);
  const list = lines.length > 1 ? `${lines.slice(0, -1).join('; ')}; and ${lines.at(-1)}` : lines.join('');
  return `Thank you, ${order.customer_name}. Your order is in: ${list}. The total is $${order.total_price.toFixed(2)}.`;
}

function placed(order: Order): PlacedOrder {
  const lines = order.order_items.map(({ menu_item_id, name, quantity, price, note }) => ({
    menu_item_id: menu_item_id ?? '',
    name,
    quantity,
    price_cents: Math.round(price * 100),
    line_total_cents: Math.round(price * 100) * quantity,
    note,
  }));
  return {
    order_id: order.id,
    order_number: orderNumber(order.id),
    customer_name: order.customer_name,
    lines,
    problems: [],
    total_cents: Math.round(order.total_price * 100),
  };
}
