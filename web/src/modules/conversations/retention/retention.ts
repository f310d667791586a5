import type { Retention } from '@attendant/contract/agents/retention';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';

const key = (agentId: string) => ['agents', agentId, 'retention'] as const;

export const useRetention = (agentId: string) =>
  useQuery({
    queryKey: key(agentId),
    queryFn: ({ signal }): Promise<Retention> => client.retention.get({ id: agentId }, { signal }),
  });

export const useChangeRetention = (id: string) =>
  useChange((days: Omit<Retention, 'defaults'>) => client.retention.change({ id, ...days }), {
    becomes: key(id),
  });

/** Days of a field: null where it is empty, NaN where it holds no number of days. */
export function daysOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const days = Number(trimmed);
  return Number.isInteger(days) && days >= 1 && days <= 3650 ? days : Number.NaN;
}
