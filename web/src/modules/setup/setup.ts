import type { Setup } from '@attendant/contract/setup';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

export const useSetup = (agentId: string) =>
  useQuery({
    queryKey: ['agents', agentId, 'setup'],
    queryFn: ({ signal }): Promise<Setup> => client.setup.get({ id: agentId }, { signal }),
  });

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
