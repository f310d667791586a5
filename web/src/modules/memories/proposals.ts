import type { Memory } from '@attendant/contract/memories';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { isProblem } from '../../api/door/problem.ts';
import { tellFailure } from '../../api/tell-failure.ts';

/** Lessons that calls proposed and nobody has decided on. */
export const useProposals = (agentId: string) =>
  useQuery({
    queryKey: ['memories', agentId, 'proposals'],
    queryFn: ({ signal }): Promise<Memory[]> => client.memories.proposals({ id: agentId }, { signal }),
  });

export function useDismissProposal(agentId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.memories.dismiss({ id }),
    onError: (error) => {
      // Decided by somebody else already.
      if (!isProblem(error, 404)) tellFailure('Failed to dismiss the lesson', error);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['memories', agentId] }),
  });
}

/** Takes a proposal as it is. */
export function useApproveProposal(agentId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.memories.approve({ id }),
    onError: (error) => {
      // Decided by somebody else already.
      if (!isProblem(error, 404)) tellFailure('Failed to add the word', error);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['memories', agentId] }),
  });
}
