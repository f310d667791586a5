import type { Agent, NewAgent } from '@attendant/contract/agents';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { PAGED } from '../../api/paged.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';

/** All of them at once, as far as anybody has that many. */
const LIMIT = 500;
const ALL = ['agents', 'all'] as const;

interface Page {
  items: Agent[];
  total: number;
}

/** Agents of every tenant, by name, found by name, number or language. */
export const useAllAgents = (search: string) =>
  useInfiniteQuery({
    queryKey: [...ALL, 'list', search],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const asked = { scope: 'all', limit: LIMIT, offset: pageParam, ...(search && { search }) } as const;
      const { body, headers } = await client.agents.list(asked, { signal });
      return { items: body, total: Number(headers['x-total-count']) };
    },
    ...PAGED,
  });

/** Of all agents, whatever is searched for. */
export const useAllCounts = () =>
  useQuery({
    queryKey: [...ALL, 'counts'],
    queryFn: async ({ signal }) => {
      const count = async (status?: 'active') => {
        const asked = { scope: 'all', limit: 1, ...(status && { status }) } as const;
        return Number((await client.agents.list(asked, { signal })).headers['x-total-count']);
      };
      const [total, active] = await Promise.all([count(), count('active')]);
      return { total, active };
    },
  });

const MINUTE_MS = 60_000;

export const useUptime = () =>
  useQuery({
    queryKey: ['uptime'],
    queryFn: ({ signal }) => client.uptime.get(undefined, { signal }),
    refetchInterval: MINUTE_MS,
  });

export const useWithoutNumber = () =>
  useQuery({
    queryKey: [...ALL, 'without-number'],
    queryFn: ({ signal }) => client.numbers.missing(undefined, { signal }),
  });

function useAgentChange<Input, Result>(act: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useOneMutation({ mutationFn: act, onSuccess: () => cache.invalidateQueries({ queryKey: ['agents'] }) });
}

export const useCreateForOthers = () =>
  useAgentChange((agent: NewAgent) => client.agents.create({ ...agent, unowned: true }));

export const useAssignNumber = (id: string) =>
  useAgentChange((phone_number: string) => client.numbers.assign({ id, phone_number }));
