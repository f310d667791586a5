import { optionText } from '@attendant/contract/options';
import type { OrderSettings } from '@attendant/contract/order-settings';
import type { Order } from '@attendant/contract/orders';

/** The one sentence that confirms an order, made from the row that was written. */
export function confirmation(order: Order, { busy_minutes }: Pick<OrderSettings, 'busy_minutes'>): string {
  const lines = order.order_items.map(({ quantity, name, options, note }) =>
    [`${quantity} ${name}`, optionText(options), note].filter(Boolean).join(', '),
  );
  const list = lines.length > 1 ? `${lines.slice(0, -1).join('; ')}; and ${lines.at(-1)}` : lines.join('');
  const allergies = order.allergies ? ` Allergies noted: ${order.allergies}.` : '';
  const total = `The total is $${order.total_price.toFixed(2)}.`;
  return `Thank you, ${order.customer_name}. Your order is in: ${list}.${allergies} ${total}${time(order, busy_minutes)}`;
}

function time({ promised_at, created_at, fulfilment }: Order, busyMinutes: number): string {
  if (promised_at) {
    const minutes = Math.round((Date.parse(promised_at) - Date.parse(created_at)) / 60_000);
    return fulfilment === 'delivery'
      ? ` It should be with you in about ${minutes} minutes.`
      : ` It will be ready in about ${minutes} minutes.`;
  }
  return busyMinutes > 0 ? ` We are busy: please allow about ${busyMinutes} minutes more than usual.` : '';
}
