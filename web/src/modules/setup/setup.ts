import type { Setup } from '@attendant/contract/setup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { isProblem, problemText } from '../../api/door/problem.ts';
import { toast } from '../../kit/frame/toast.ts';

const setupKey = (agentId: string) => ['agents', agentId, 'setup'] as const;

export const useSetup = (agentId: string) =>
  useQuery({
    queryKey: setupKey(agentId),
    queryFn: ({ signal }): Promise<Setup> => client.setup.get({ id: agentId }, { signal }),
  });

const FAILURE = 'Failed to update settings';

/** Says that the hours are right as they stand. */
export function useConfirmHours(agentId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.setup.confirmHours({ id: agentId }),
    onSuccess: () => cache.setQueryData<Setup>(setupKey(agentId), (before) => before && { ...before, hours: true }),
    onError: (error) => !isProblem(error, 401) && toast.error(FAILURE, problemText(error, 'Please try again.')),
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
