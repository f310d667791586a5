import type { Retention } from '@attendant/contract/retention';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { useOneMutation } from '../../../api/use-one-mutation.ts';
import { toast } from '../../../kit/frame/toast.ts';

const key = (agentId: string) => ['agents', agentId, 'retention'] as const;

export const useRetention = (agentId: string) =>
  useQuery({
    queryKey: key(agentId),
    queryFn: ({ signal }): Promise<Retention> => client.retention.get({ id: agentId }, { signal }),
  });

export function useChangeRetention(agentId: string) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: (days: Omit<Retention, 'defaults'>) => client.retention.change({ id: agentId, ...days }),
    onSuccess: (saved) => {
      cache.setQueryData(key(agentId), saved);
      toast.success('Retention saved');
    },
    onError: (error) => tellFailure('Failed to save the retention', error),
  });
}

/** Days of a field: null where it is empty, NaN where it holds no number of days. */
export function daysOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const days = Number(trimmed);
  return Number.isInteger(days) && days >= 1 && days <= 3650 ? days : Number.NaN;
}
