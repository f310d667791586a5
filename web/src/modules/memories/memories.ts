import { MEMORIES_REFRESH_MS } from '@attendant/contract/constants';
import type { Memory, MemoryType } from '@attendant/contract/memories';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { isProblem } from '../../api/door/problem.ts';
import { useAutoRefresh } from '../../api/live/auto-refresh.ts';
import { PAGED } from '../../api/paged.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { useChange } from '../../api/use-change.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';
import type { MemoryFormFields } from './memory-form.ts';

export interface MemoryFilter {
  search: string;
  /** '' is every type. */
  type: MemoryType | '';
}
export const NO_FILTER: MemoryFilter = { search: '', type: '' };

interface Page {
  items: Memory[];
  total: number;
}

const memoriesKey = (agentId: string) => ['memories', agentId] as const;

/** Fifty at a time, a hundred of a search; asked again every two minutes while they are in view. */
export function useMemories(agentId: string, { search, type }: MemoryFilter) {
  const query = useInfiniteQuery({
    queryKey: [...memoriesKey(agentId), 'list', search, type],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const filter = { ...(search && { search }), ...(type && { memory_type: type }) };
      const { body, headers } = await client.memories.list({ id: agentId, ...filter, offset: pageParam }, { signal });
      return { items: body, total: Number(headers['x-total-count']) };
    },
    ...PAGED,
    retry: false,
    refetchOnWindowFocus: false,
  });
  useAutoRefresh(query, MEMORIES_REFRESH_MS);
  // A memory that is added between two pages pushes one row into both.
  const byId = new Map(query.data?.pages.flatMap(({ items }) => items).map((one) => [one.id, one]));
  return { ...query, memories: query.data && [...byId.values()], total: query.data?.pages.at(-1)?.total ?? 0 };
}

/** Opens one as it is now, not as it was listed. */
export function useOpenMemory(onOpen: (memory: Memory) => void) {
  return useMutation({
    mutationFn: (id: string) => client.memories.get({ id }),
    onSuccess: onOpen,
    onError: (error) => tellFailure('Failed to fetch memory details', error),
  });
}

/** Adds one, changes the one that is given, or approves it as it is now written. */
export function useSaveMemory(agentId: string, memory: Memory | null, isProposal: boolean, onSaved: () => void) {
  const cache = useQueryClient();
  const [version, setVersion] = useState(memory?.updated_at);
  return useOneMutation({
    mutationFn: (fields: MemoryFormFields) => {
      if (!memory) return client.memories.create({ id: agentId, ...fields });
      const changes = { id: memory.id, ...fields, ...(version && { updated_at: version }) };
      return isProposal ? client.memories.approve(changes) : client.memories.update(changes);
    },
    onSuccess: onSaved,
    onError: async (error) => {
      // What was typed stays, and the next save is made on what stands there now.
      if (memory && isProblem(error, 409)) setVersion((await client.memories.get({ id: memory.id })).updated_at);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: memoriesKey(agentId) }),
  });
}

export const useRemoveMemory = (agentId: string) =>
  useChange((id: string) => client.memories.remove({ id }), {
    touches: memoriesKey(agentId),
    failed: 'Failed to delete memory',
  });
