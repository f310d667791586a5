import type { Setup } from '@attendant/contract/agents/setup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { tellFailure } from '../../api/tell-failure.ts';

const setupKey = (agentId: string) => ['agents', agentId, 'setup'] as const;

export const useSetup = (agentId: string) =>
  useQuery({
    queryKey: setupKey(agentId),
    queryFn: ({ signal }): Promise<Setup> => client.setup.get({ id: agentId }, { signal }),
    // Its steps are done on other pages: whoever comes back from one has done it.
    staleTime: 0,
  });

/** Says that the hours are right as they stand. */
export function useConfirmHours(agentId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.setup.confirmHours({ id: agentId }),
    onSuccess: () => cache.setQueryData<Setup>(setupKey(agentId), (before) => before && { ...before, hours: true }),
    onError: (error) => tellFailure('Failed to update settings', error),
  });
}

const phone = ({ number, reachable, signed, heard }: Setup): boolean =>
  number && reachable === 'yes' && signed && heard;

/** The steps in their order, each with whether it is done. */
export const stepsOf = (setup: Setup) => ({
  greeting: setup.greeting,
  hours: setup.hours,
  offer: setup.offer,
  phone: phone(setup),
  members: setup.members,
});
export type Step = keyof ReturnType<typeof stepsOf>;

const HIDDEN = 'setup_hidden';
const READY = 'setup_ready';

const isIn = (list: string, agentId: string): boolean => (localStorage.getItem(list) ?? '').includes(agentId);
const addTo = (list: string, agentId: string): void =>
  localStorage.setItem(list, `${localStorage.getItem(list) ?? ''} ${agentId}`.trim());

/** Agents whose list was put away, in this browser. */
export const isHidden = (agentId: string): boolean => isIn(HIDDEN, agentId);
export const hide = (agentId: string): void => addTo(HIDDEN, agentId);

/** Agents that lacked nothing when they were looked at last: no place is kept for their steps any more. */
export const isReady = (agentId: string): boolean => isIn(READY, agentId);
export const rememberReady = (agentId: string): void => addTo(READY, agentId);
