import { CONVERSATIONS_REFRESH_MS } from '@attendant/contract/constants';
import type { Conversation } from '@attendant/contract/conversations';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAutoRefresh } from '../../api/auto-refresh.ts';
import { client } from '../../api/client.ts';
import type { DayRange } from '../../kit/day-range.ts';
import { asConversation, asMessage } from './aliases.ts';

const PAGE = 200;
const MESSAGES_MOST = 1000;

/** The conversations of these days, newest first; asked again every minute while they are in view. */
export function useConversations(agentId: string, { start, end }: DayRange) {
  const query = useInfiniteQuery({
    queryKey: ['conversations', agentId, 'list', start, end],
    queryFn: async ({ pageParam, signal }) => {
      const days = { start_date: start, end_date: end };
      const input = { id: agentId, ...days, limit: PAGE, offset: pageParam };
      const { items, total } = await client.conversations.list(input, { signal });
      return { items: items.map(asConversation), total };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length * PAGE : undefined),
    retry: false,
    refetchOnWindowFocus: false,
  });
  useAutoRefresh(query, CONVERSATIONS_REFRESH_MS);
  // A call that comes in between two pages pushes one row into both.
  const byId = new Map(query.data?.pages.flatMap(({ items }) => items).map((one) => [one.id, one]));
  return { ...query, conversations: query.data && [...byId.values()], total: query.data?.pages.at(-1)?.total ?? 0 };
}

export const useConversation = (agentId: string, id: string) =>
  useQuery({
    queryKey: ['conversations', agentId, id],
    queryFn: async ({ signal }): Promise<Conversation> =>
      asConversation(await client.conversations.get({ id }, { signal })),
  });

/** What was said, and while it is being said, what is said next. */
export const useMessages = (agentId: string, id: string) =>
  useQuery({
    queryKey: ['conversations', agentId, id, 'messages'],
    queryFn: async ({ signal }) => {
      const { items } = await client.conversations.messages({ id, limit: MESSAGES_MOST }, { signal });
      return items.map(asMessage);
    },
  });
