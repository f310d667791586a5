import type { ConversationStatistics } from '@attendant/contract/agents/statistics';
import { CONVERSATIONS_REFRESH_MS, type ConversationStatus, type OutcomeKind } from '@attendant/contract/constants';
import type { Conversation } from '@attendant/contract/conversations';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useAutoRefresh } from '../../api/live/auto-refresh.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { useChange } from '../../api/use-change.ts';
import { type DayRange, lastSevenDays } from '../../kit/part/day-range.ts';
import { saveFile } from '../../kit/part/save-file.ts';
import { asConversation, asMessage } from './aliases.ts';

const PAGE = 200;
const MESSAGES_MOST = 1000;

export interface ConversationFilter {
  /** Words that were said. */
  search: string;
  /** A number or its end, or a part of a name. */
  caller: string;
  /** '' is whatever came of it, every status, or type. */
  outcome: OutcomeKind | '';
  status: ConversationStatus | '';
  type: Conversation['conversation_type'] | '';
}
export const NO_FILTER: ConversationFilter = { search: '', caller: '', outcome: '', status: '', type: '' };

/** The conversations of these days, newest first; asked again every minute while they are in view. */
export function useConversations(agentId: string, { start, end }: DayRange, filter: ConversationFilter) {
  const { search, caller, outcome, status, type } = filter;
  const query = useInfiniteQuery({
    queryKey: ['conversations', agentId, 'list', start, end, search, caller, outcome, status, type],
    queryFn: async ({ pageParam, signal }) => {
      const days = { start_date: start, end_date: end };
      const wanted = {
        ...(search && { search }),
        ...(caller && { caller }),
        ...(outcome && { outcome }),
        ...(status && { status }),
        ...(type && { conversation_type: type }),
      };
      const input = { id: agentId, ...days, ...wanted, limit: PAGE, offset: pageParam };
      const { items, total } = await client.conversations.list(input, { signal });
      return { items: items.map(asConversation), total };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length * PAGE : undefined),
    placeholderData: (before) => before,
    retry: false,
    refetchOnWindowFocus: false,
  });
  useAutoRefresh(query, CONVERSATIONS_REFRESH_MS);
  // A call that comes in between two pages pushes one row into both.
  const byId = new Map(query.data?.pages.flatMap(({ items }) => items).map((one) => [one.id, one]));
  return { ...query, conversations: query.data && [...byId.values()], total: query.data?.pages.at(-1)?.total ?? 0 };
}

/** The newest of the last seven days. */
export function useLatest(agentId: string, today: string, limit: number) {
  const { start, end } = lastSevenDays(today);
  return useQuery({
    queryKey: ['conversations', agentId, 'latest', today],
    queryFn: async ({ signal }): Promise<Conversation[]> => {
      const days = { start_date: start, end_date: end };
      const { items } = await client.conversations.list({ id: agentId, ...days, limit }, { signal });
      return items.map(asConversation);
    },
    retry: false,
  });
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

/** What the conversations of these days come to. */
export const useConversationStatistics = (agentId: string, { start, end }: DayRange) =>
  useQuery({
    queryKey: ['conversations', agentId, 'figures', start, end],
    queryFn: ({ signal }): Promise<ConversationStatistics> =>
      client.statistics.conversations({ id: agentId, start_date: start, end_date: end }, { signal }),
  });

/** Takes a conversation away for good. */
export function useRemoveConversation(agentId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.conversations.remove({ id }),
    onSuccess: (_nothing, id) => cache.removeQueries({ queryKey: ['conversations', agentId, id] }),
    onError: (error) => tellFailure('Failed to delete conversation', error),
    onSettled: () => cache.invalidateQueries({ queryKey: ['conversations', agentId, 'list'] }),
  });
}

/** The whole call as a file on the reader's disk. */
export const useDownloadCall = (id: string) =>
  useChange(() => client.recordings.download({ id }), {
    done: ({ body }) => saveFile(body, `call-${id.slice(0, 8)}.wav`),
    failed: 'Failed to download the call',
  });
