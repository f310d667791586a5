import { optionText } from '@attendant/contract/menu/options';
import type { Order } from '@attendant/contract/orders';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import { spokenSize } from '../menu/index.ts';
import { dayAndTime } from './wanted.ts';

type Kitchen = Pick<OrderSettings, 'busy_minutes'> & { timezone: string };

/** The one sentence that confirms an order, made from the row that was written. */
export function confirmation(order: Order, kitchen: Kitchen): string {
  const lines = order.order_items.map(({ quantity, name, options, note }) => {
    const chosen = options.map((option) => ({ ...option, choice: spokenSize(option.choice) }));
    return [`${quantity} ${spoken(name)}`, optionText(chosen), note].filter(Boolean).join(', ');
  });
  const list = lines.length > 1 ? `${lines.slice(0, -1).join('; ')}; and ${lines.at(-1)}` : lines.join('');
  const allergies = order.allergies ? ` Allergies noted: ${order.allergies}.` : '';
  const total = `The total is $${order.total_price.toFixed(2)}.`;
  return `Thank you, ${order.customer_name}. Your order is in: ${list}.${allergies} ${total}${time(order, kitchen)}`;
}

/** 'Pepperoni, L' is said 'Pepperoni, Large'. */
const spoken = (name: string): string => name.replace(/(?<=, )[^,]+$/, spokenSize);

function time(order: Order, { busy_minutes, timezone }: Kitchen): string {
  const { promised_at, created_at, waits_until, wanted_at, closes_at, fulfilment } = order;
  const then = (moment: string) => dayAndTime(new Date(moment), new Date(created_at), timezone);
  if (wanted_at)
    return fulfilment === 'delivery'
      ? ` It will be with you ${then(wanted_at)}.`
      : ` It will be ready ${then(wanted_at)}.`;
  if (waits_until) return ` We are closed now, so it is for ${then(waits_until)}, when we open.`;
  if (promised_at) {
    const minutes = Math.round((Date.parse(promised_at) - Date.parse(created_at)) / 60_000);
    const after = closes_at ? `, after we close ${then(closes_at)}` : '';
    return fulfilment === 'delivery'
      ? ` It should be with you in about ${minutes} minutes${after}.`
      : ` It will be ready in about ${minutes} minutes${after}.`;
  }
  return busy_minutes > 0 ? ` We are busy: please allow about ${busy_minutes} minutes more than usual.` : '';
}
