import type { Order } from '@attendant/contract/orders';
import { formatHours, formatTime } from '../../../kit/form/format.ts';
import { columnOf, isForLater, minutesOld, waitsFrom } from '../board.ts';

/** How long it waits; of what is done, when it was ordered. */
export function ageOf(order: Order, now: number, zone: string): string {
  if (order.cancelled_at) return 'Cancelled';
  if (columnOf(order) === 'completed') return formatTime(order.created_at, zone);
  if (isForLater(order, now)) return 'For later';
  const minutes = minutesOld(waitsFrom(order), now);
  if (minutes === 0) return 'Just now';
  return minutes < 60 ? `${minutes} min` : formatHours(minutes);
}
