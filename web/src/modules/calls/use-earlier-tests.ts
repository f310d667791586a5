import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { addDays, todayIn } from '../../kit/form/format.ts';
import { type Earlier, earlierOf } from './earlier.ts';

const DAYS = 30;
const MESSAGES = 200;

/** Tests of the last month, the newest first. */
export const useEarlierTests = (agentId: string, timezone: string) =>
  useQuery({
    queryKey: ['conversations', agentId, 'tests'],
    queryFn: async ({ signal }): Promise<Earlier[]> => {
      const today = todayIn(timezone);
      const days = { start_date: addDays(today, -DAYS), end_date: today };
      const answer = await client.rehearsals.chat({ id: agentId, ...days, limit: MESSAGES }, { signal });
      return 'items' in answer ? earlierOf(answer.items) : [];
    },
  });
