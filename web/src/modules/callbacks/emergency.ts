import type { Emergency } from '@attendant/contract/agents/emergency';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';

const key = (agentId: string) => ['agents', agentId, 'emergency'] as const;

export const useEmergency = (agentId: string) =>
  useQuery({
    queryKey: key(agentId),
    queryFn: ({ signal }): Promise<Emergency> => client.emergency.get({ id: agentId }, { signal }),
  });

export const useChangeEmergency = (id: string) =>
  useChange((wanted: Emergency) => client.emergency.change({ id, ...wanted }), {
    becomes: key(id),
  });
