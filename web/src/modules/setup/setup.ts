import type { Setup } from '@attendant/contract/agents/setup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { tellFailure } from '../../api/tell-failure.ts';

const setupKey = (agentId: string) => ['agents', agentId, 'setup'] as const;

export const useSetup = (agentId: string) =>
  useQuery({
    queryKey: setupKey(agentId),
    queryFn: ({ signal }): Promise<Setup> => client.setup.get({ id: agentId }, { signal }),
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

/** Agents whose list was put away, in this browser. */
export const isHidden = (agentId: string): boolean => (localStorage.getItem(HIDDEN) ?? '').includes(agentId);

export const hide = (agentId: string): void =>
  localStorage.setItem(HIDDEN, `${localStorage.getItem(HIDDEN) ?? ''} ${agentId}`.trim());
