import type { Statistics } from '@attendant/contract/agents/statistics';
import { dollars } from '@attendant/contract/endpoint';
import type { Db } from '../../database/open.ts';
import { daySpan } from '../../days.ts';
import { bookedIn } from '../bookings/index.ts';
import { soldIn } from '../orders/index.ts';
import { compare } from './compare.ts';
import type { Days, Periods } from './queries.ts';

/** What was ordered and booked in some days, beside as many days before them. */
export async function salesOf(
  db: Db,
  agentId: string,
  zone: string,
  { now, before }: Periods,
): Promise<Statistics['sales']> {
  const of = async ({ first, last }: Days) => {
    const span = daySpan({ start_date: first, end_date: last }, zone);
    const [sold, bookings] = await Promise.all([soldIn(db, agentId, span), bookedIn(db, agentId, span)]);
    return { ...sold, bookings };
  };
  const [current, previous] = await Promise.all([of(now), of(before)]);
  return {
    orders: compare(current.orders, previous.orders),
    revenue: compare(dollars(current.cents), dollars(previous.cents)),
    bookings: compare(current.bookings, previous.bookings),
  };
}
