import type { Statistics } from '@attendant/contract/agents/statistics';
import { CONVERSATIONS_REFRESH_MS } from '@attendant/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useAutoRefresh } from '../../api/live/auto-refresh.ts';
import type { DayRange } from '../../kit/part/day-range.ts';

/** The figures of these days. They are counted from conversations, and asked again whenever one begins or ends. */
export function useStatistics(agentId: string, { start, end }: DayRange) {
  const query = useQuery({
    queryKey: ['conversations', agentId, 'statistics', start, end],
    queryFn: ({ signal }): Promise<Statistics> =>
      client.statistics.get({ id: agentId, start_date: start, end_date: end }, { signal }),
    placeholderData: (before) => before,
    retry: false,
    refetchOnWindowFocus: false,
  });
  useAutoRefresh(query, CONVERSATIONS_REFRESH_MS);
  return query;
}
