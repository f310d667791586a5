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

export const useDismissProposal = (agentId: string) =>
  useDecision(agentId, (id) => client.memories.dismiss({ id }), 'Failed to dismiss the lesson');

/** Takes a proposal as it is. */
export const useApproveProposal = (agentId: string) =>
  useDecision(agentId, (id) => client.memories.approve({ id }), 'Failed to add the word');

function useDecision(agentId: string, act: (id: string) => Promise<unknown>, failed: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    // Where it is not there any more, somebody else has decided already.
    onError: (error) => !isProblem(error, 404) && tellFailure(failed, error),
    onSettled: () => cache.invalidateQueries({ queryKey: ['memories', agentId] }),
  });
}
