import type { Order } from '@attendant/contract/orders';
import { orderNumber } from '@attendant/contract/orders/number';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import { type LineProblem, type PlacedOrder, PlaceOrderInput, PriceOrderInput } from '@attendant/contract/tools';
import type { Db } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { agentOf, zoneOf } from '../agents/index.ts';
import { type AgentTool, commitTool, refused } from '../tool.ts';
import { confirmation } from './confirmation.ts';
import { findOpening } from './opening.ts';
import { placeOrder } from './orders.ts';
import { priceOrder } from './price.ts';
import { orderSettings } from './settings.ts';
import { momentOf, whyNotWanted } from './wanted.ts';

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
        const { lines, wanted_at } = PriceOrderInput.parse(input);
        const priced = await priceOrder(db, actor.agentId, lines);
        const not_then = wanted_at && (await notThen(db, actor.agentId, wanted_at));
        return { ok: true, value: { ...priced, ...(not_then && { not_then }) } };
      },
    },
    {
      name: 'place_order',
      description: 'Places the order after the caller has confirmed it. Read the sentence that it answers with.',
      input: PlaceOrderInput,
      deadlineMs: 5_000,
      async run(input, { key, signal }) {
        const wanted = PlaceOrderInput.parse(input);
        return commitTool({ db, signal }, async (tx) => {
          const { ordering_enabled, timezone } = await agentOf(tx, actor.agentId);
          if (!ordering_enabled)
            return refused('ordering-off', "I'm sorry, we are not taking orders on this line right now.");
          const settings = await orderSettings(tx, actor.agentId);
          const opening = await findOpening(tx, actor.agentId);
          if (!opening.open && (!opening.next || !settings.closed_orders))
            return refused('closed', "I'm sorry, we are closed, so I have not placed the order.");
          const wrong = wrongWay(settings, wanted);
          if (wrong) return refused('fulfilment', wrong);
          const wantedAt = wanted.wanted_at ? momentOf(wanted.wanted_at, timezone) : null;
          const notThen = wantedAt && (await whyNotWanted(tx, actor.agentId, wantedAt));
          if (notThen) return refused('wanted-at', notThen);
          const priced = await priceOrder(tx, actor.agentId, wanted.lines);
          const [missing] = priced.problems;
          if (missing) return refused('item-not-sold', notSold(missing));
          const order = await placeOrder(tx, actor, {
            customer_name: wanted.customer_name,
            customer_phone: wanted.customer_phone ?? callerPhone ?? '',
            special_request: wanted.special_request || null,
            allergies: wanted.allergies?.trim() || null,
            fulfilment: wanted.fulfilment ?? null,
            delivery_address: wanted.delivery_address?.trim() || null,
            lines: priced.lines,
            wanted_at: wantedAt?.toISOString() ?? null,
            opens: opening.next,
            action: { conversationId, key },
          });
          return {
            ok: true,
            value: placed(order),
            say: confirmation(order, { ...settings, timezone }),
            receipt: { kind: 'order', id: order.id },
          };
        });
      },
    },
  ];
}

async function notThen(db: Db, agentId: string, wanted: string): Promise<string | null> {
  return whyNotWanted(db, agentId, momentOf(wanted, await zoneOf(db, { agentId })));
}

function notSold({ name, code, say }: LineProblem): string {
  if (code === 'options') return `I'm sorry, I have not placed the order yet. For the ${name}: ${say}`;
  const why = code === 'sold_out' ? 'just sold out' : 'is no longer on our menu';
  return `I'm sorry, ${name} ${why}, so I have not placed the order yet.`;
}

function wrongWay(
  { pickup, delivery }: OrderSettings,
  { fulfilment, delivery_address }: PlaceOrderInput,
): string | null {
  if (fulfilment === 'delivery' && !delivery) return "I'm sorry, we don't deliver. It would be for pickup.";
  if (fulfilment === 'pickup' && !pickup) return "I'm sorry, we only deliver.";
  return fulfilment === 'delivery' && !delivery_address?.trim() ? 'What address should we deliver to?' : null;
}

function placed(order: Order): PlacedOrder {
  const lines = order.order_items.map(({ menu_item_id, name, quantity, price, note, options }) => ({
    menu_item_id: menu_item_id ?? '',
    name,
    quantity,
    price_cents: Math.round(price * 100),
    line_total_cents: Math.round(price * 100) * quantity,
    note,
    options,
  }));
  return {
    order_id: order.id,
    order_number: orderNumber(order.id),
    customer_name: order.customer_name,
    promised_at: order.promised_at,
    waits_until: order.waits_until,
    lines,
    problems: [],
    total_cents: Math.round(order.total_price * 100),
  };
}
