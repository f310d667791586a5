import type { Agent, AgentChanges } from '@attendant/contract/agents';
import {
  type InfiniteData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { PAGED } from '../../api/paged.ts';
import { tellFailure } from '../../api/tell-failure.ts';

export interface AgentFilters {
  search?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
  language?: string | undefined;
}
interface Page {
  items: Agent[];
  total: number;
}

const LIST = ['agents', 'list'] as const;
const COUNTS = ['agents', 'counts'] as const;
const agentKey = (id: string) => ['agents', id] as const;

/** Twenty at a time, more on demand. */
export const useAgents = (filters: AgentFilters) =>
  useInfiniteQuery({
    queryKey: [...LIST, filters],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const { body, headers } = await client.agents.list({ ...filters, offset: pageParam }, { signal });
      return { items: body, total: Number(headers['x-total-count']) };
    },
    ...PAGED,
  });

/** How many are active, of how many there are, by the list without filters; asked for only where that has not all of them. */
export function useAgentCounts(): { total: number; active: number } | undefined {
  const data = useQueryClient().getQueryData<InfiniteData<Page>>([...LIST, {}]);
  const listed = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages[0]?.total;
  const areMore = total !== undefined && total > listed.length;
  const { data: counted } = useQuery({
    queryKey: COUNTS,
    queryFn: async ({ signal }) =>
      Number((await client.agents.list({ limit: 1, status: 'active' }, { signal })).headers['x-total-count']),
    enabled: areMore,
  });
  const active = areMore ? counted : listed.filter((agent) => agent.active).length;
  return total === undefined || active === undefined ? undefined : { total, active };
}

/** Known from the list at once, then asked for. */
export function useAgent(id: string) {
  const cache = useQueryClient();
  return useQuery({
    queryKey: agentKey(id),
    queryFn: ({ signal }) => client.agents.get({ id }, { signal }),
    placeholderData: () =>
      cache
        .getQueriesData<InfiniteData<Page>>({ queryKey: LIST })
        .flatMap(([, found]) => found?.pages.flatMap((page) => page.items) ?? [])
        .find((agent) => agent.id === id),
  });
}

/** The agent if it was loaded for the page that is open. */
export const useLoadedAgent = (id: string | undefined): Agent | undefined =>
  useQuery<Agent>({ queryKey: agentKey(id ?? ''), queryFn: skipToken }).data;

/** Changes shown at once and taken back when the server refuses them. */
export function useChangeAgent(id: string, failure: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (changes: Pick<AgentChanges, 'active'>) => client.agents.update({ id, ...changes }),
    onMutate: async (changes) => {
      await cache.cancelQueries({ queryKey: ['agents'] });
      const before = cache.getQueriesData({ queryKey: ['agents'] });
      const change = (agent: Agent): Agent => (agent.id === id ? { ...agent, ...changes } : agent);
      cache.setQueryData<Agent>(agentKey(id), (agent) => agent && change(agent));
      cache.setQueriesData<InfiniteData<Page>>({ queryKey: LIST }, (list) => list && changeIn(list, change));
      return { before };
    },
    onError: (error, _changes, undo) => {
      for (const [key, value] of undo?.before ?? []) cache.setQueryData(key, value);
      tellFailure(failure, error);
    },
    onSuccess: (agent) => cache.setQueryData(agentKey(id), agent),
    onSettled: () =>
      Promise.all([LIST, COUNTS].map((queryKey) => cache.invalidateQueries({ queryKey: [...queryKey] }))),
  });
}

const changeIn = (list: InfiniteData<Page>, change: (agent: Agent) => Agent): InfiniteData<Page> => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })),
});
