import type { Statistics, Waiting } from '@attendant/contract/agents/statistics';
import { CONVERSATIONS_REFRESH_MS } from '@attendant/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { ANY_NOUN } from '../../api/ask-again.ts';
import { client } from '../../api/client.ts';
import { useAutoRefresh } from '../../api/live/auto-refresh.ts';
import type { DayRange } from '../../kit/part/day-range.ts';

/** What waits for a person; asked again with the figures. */
export function useWaiting(agentId: string) {
  const query = useQuery({
    queryKey: [ANY_NOUN, agentId, 'waiting'],
    queryFn: ({ signal }): Promise<Waiting> => client.statistics.waiting({ id: agentId }, { signal }),
    retry: false,
  });
  useAutoRefresh(query, CONVERSATIONS_REFRESH_MS);
  return query;
}

/** The figures of these days, asked for again whenever something happens. */
export function useStatistics(agentId: string, { start, end }: DayRange) {
  const query = useQuery({
    queryKey: [ANY_NOUN, agentId, 'statistics', start, end],
    queryFn: ({ signal }): Promise<Statistics> =>
      client.statistics.get({ id: agentId, start_date: start, end_date: end }, { signal }),
    placeholderData: (before) => before,
    retry: false,
    refetchOnWindowFocus: false,
  });
  useAutoRefresh(query, CONVERSATIONS_REFRESH_MS);
  return query;
}
