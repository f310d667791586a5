import type { Notices } from '@attendant/contract/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';
import { toast } from '../../kit/frame/toast.ts';

const key = (agentId: string) => ['agents', agentId, 'notices'] as const;

export const useNotices = (agentId: string) =>
  useQuery({
    queryKey: key(agentId),
    queryFn: ({ signal }): Promise<Notices> => client.notices.get({ id: agentId }, { signal }),
  });

export function useChangeNotices(agentId: string) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: (wanted: Notices) => client.notices.change({ id: agentId, ...wanted }),
    onSuccess: (saved) => {
      cache.setQueryData(key(agentId), saved);
      toast.success('Notifications saved');
    },
    onError: (error) => tellFailure('Failed to save the notifications', error),
  });
}
