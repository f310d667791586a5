import type { Callback } from '@attendant/contract/callbacks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import type { Waiter } from './inbox.ts';

const callbacksKey = (agentId: string) => ['callbacks', agentId] as const;
const MOST = 200;

export const useCallbacks = (agentId: string) =>
  useQuery({
    queryKey: callbacksKey(agentId),
    queryFn: ({ signal }) => client.callbacks.list({ id: agentId, limit: MOST }, { signal }),
    retry: false,
  });

interface Change {
  waiter: Waiter;
  changes: { done?: boolean; assigned_to?: string | null };
}

/** Of all that a caller left at once: they are called back once. */
export function useSettle(agentId: string) {
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ waiter, changes }: Change): Promise<Callback[]> =>
      Promise.all(
        waiter.callbacks.map(({ id }) => client.callbacks.settle({ id: agentId, callbackId: id, ...changes })),
      ),
    onError: (error) => tellFailure('Failed to update the message', error),
    onSettled: () => cache.invalidateQueries({ queryKey: callbacksKey(agentId) }),
  });
  return { settle: mutate, busy: isPending ? variables.waiter.key : null };
}
