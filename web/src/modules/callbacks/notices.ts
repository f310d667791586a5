import type { Notices } from '@attendant/contract/agents/notices';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';

const key = (agentId: string) => ['agents', agentId, 'notices'] as const;

export const useNotices = (agentId: string) =>
  useQuery({
    queryKey: key(agentId),
    queryFn: ({ signal }): Promise<Notices> => client.notices.get({ id: agentId }, { signal }),
  });

export const useChangeNotices = (id: string) =>
  useChange((wanted: Notices) => client.notices.change({ id, ...wanted }), {
    becomes: key(id),
  });
