import type { Report } from '@attendant/contract/agents/reports';
import { useQuery } from '@tanstack/react-query';
import { ANY_NOUN } from '../../../api/ask-again.ts';
import { client } from '../../../api/client.ts';
import type { DayRange } from '../../../kit/part/day-range.ts';

/** What these days came to, asked for again whenever something happens. */
export const useReport = (agentId: string, { start, end }: DayRange) =>
  useQuery({
    queryKey: [ANY_NOUN, agentId, 'report', start, end],
    queryFn: ({ signal }): Promise<Report> =>
      client.statistics.report({ id: agentId, start_date: start, end_date: end }, { signal }),
    placeholderData: (before) => before,
  });

/** Which orders a figure is made of. */
export interface SoldFilter {
  title: string;
  days: DayRange;
  dish?: string;
  hour?: number;
}

const SOLD_MOST = 200;

/** The orders behind a figure, the newest first. */
export const useSold = (agentId: string, { days: { start, end }, dish, hour }: SoldFilter) =>
  useQuery({
    queryKey: ['orders', agentId, 'sold', start, end, dish, hour],
    queryFn: ({ signal }) =>
      client.orders.list(
        { id: agentId, start_date: start, end_date: end, sold: true, dish, hour, limit: SOLD_MOST },
        { signal },
      ),
  });

/** Which appointments a figure is made of. */
export interface MadeFilter {
  title: string;
  days: DayRange;
  /** The id of a service, or `none`. */
  service: string;
}

/** The appointments behind a figure, the newest first. */
export const useMade = (agentId: string, { days: { start, end }, service }: MadeFilter) =>
  useQuery({
    queryKey: ['bookings', agentId, 'made', start, end, service],
    queryFn: ({ signal }) =>
      client.bookings.list(
        { id: agentId, start_date: start, end_date: end, made: service, limit: SOLD_MOST },
        { signal },
      ),
  });
