import { sql } from 'kysely';
import { type Before, isIn, type KeptOf, ledTo, NOBODY_NAMED, ofAgent, type Where } from '../../kept.ts';

const inOrders = (agentId: string): Where => sql`order_id in (select id from orders where agent_id = ${agentId})`;
const overAndNamed = (agentId: string, before: Before): Where => sql`agent_id = ${agentId} and created_at < ${before}
  and (waits_until is null or waits_until < ${before}) and customer_name <> ${NOBODY_NAMED.customer_name}`;

export const orderKept: KeptOf<'orders' | 'order_items' | 'order_moves' | 'order_settings'> = {
  // Before the orders: those that are old are told by who is still named in them.
  order_items: {
    ofAgent: inOrders,
    ofCaller: ({ orders }) => isIn('order_id', orders),
    forget: { note: null },
    impersonal: { name: 'as the menu has it', options: 'as the menu has them' },
    old: {
      term: 'text',
      where: (agentId, before) => sql`order_id in (select id from orders where ${overAndNamed(agentId, before)})`,
    },
  },
  orders: {
    ofAgent,
    many: true,
    ofNumber: ledTo('customer_phone'),
    ofCaller: ({ orders }) => isIn('id', orders),
    forget: { ...NOBODY_NAMED, special_request: null, allergies: null, delivery_address: null, cancel_reason: null },
    old: { term: 'text', counts: 'customers', where: overAndNamed },
  },
  order_moves: { ofAgent: inOrders },
  order_settings: { ofAgent },
};
