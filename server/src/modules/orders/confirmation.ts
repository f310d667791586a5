import { optionText } from '@attendant/contract/options';
import type { OrderSettings } from '@attendant/contract/order-settings';
import type { Order } from '@attendant/contract/orders';
import { ianaZone } from '@attendant/contract/zones';
import { addDays, dayOf } from '../../days.ts';

type Kitchen = Pick<OrderSettings, 'busy_minutes'> & { timezone: string };

/** The one sentence that confirms an order, made from the row that was written. */
export function confirmation(order: Order, kitchen: Kitchen): string {
  const lines = order.order_items.map(({ quantity, name, options, note }) =>
    [`${quantity} ${name}`, optionText(options), note].filter(Boolean).join(', '),
  );
  const list = lines.length > 1 ? `${lines.slice(0, -1).join('; ')}; and ${lines.at(-1)}` : lines.join('');
  const allergies = order.allergies ? ` Allergies noted: ${order.allergies}.` : '';
  const total = `The total is $${order.total_price.toFixed(2)}.`;
  return `Thank you, ${order.customer_name}. Your order is in: ${list}.${allergies} ${total}${time(order, kitchen)}`;
}

function time(order: Order, { busy_minutes, timezone }: Kitchen): string {
  const { promised_at, created_at, waits_until, fulfilment } = order;
  if (waits_until)
    return ` We are closed now, so it is for ${openingWords(waits_until, created_at, timezone)}, when we open.`;
  if (promised_at) {
    const minutes = Math.round((Date.parse(promised_at) - Date.parse(created_at)) / 60_000);
    return fulfilment === 'delivery'
      ? ` It should be with you in about ${minutes} minutes.`
      : ` It will be ready in about ${minutes} minutes.`;
  }
  return busy_minutes > 0 ? ` We are busy: please allow about ${busy_minutes} minutes more than usual.` : '';
}

/** 'today at 11 AM', 'tomorrow at 11:30 AM', 'Tuesday at 12 PM', on the clock of the business. */
function openingWords(opens: string, now: string, timezone: string): string {
  const [day, today] = [opens, now].map((moment) => dayOf(new Date(moment), timezone));
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: ianaZone(timezone), ...options }).format(new Date(opens));
  const near = day === today ? 'today' : day === addDays(today ?? '', 1) ? 'tomorrow' : format({ weekday: 'long' });
  return `${near} at ${format({ hour: 'numeric', minute: '2-digit' }).replace(':00', '')}`;
}
