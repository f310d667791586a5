import type { Callback } from '@attendant/contract/callbacks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { tellFailure } from '../../api/tell-failure.ts';

const callbacksKey = (agentId: string) => ['callbacks', agentId] as const;

/** The messages that wait, and those that were taken care of while the page is open: they can be taken back. */
export function useCallbacks(agentId: string) {
  const cache = useQueryClient();
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const { data } = useQuery({
    queryKey: callbacksKey(agentId),
    queryFn: ({ signal }) => client.callbacks.list({ id: agentId }, { signal }),
    retry: false,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, done }: { id: string; done: boolean }) =>
      client.callbacks.settle({ id: agentId, callbackId: id, done }),
    onSuccess: ({ id }) => setSettled((before) => new Set([...before, id])),
    onError: (error) => tellFailure('Failed to update the message', error),
    onSettled: () => cache.invalidateQueries({ queryKey: callbacksKey(agentId) }),
  });
  const shown = data?.items.filter(({ id, done_at }) => done_at === null || settled.has(id)) ?? [];
  return {
    callbacks: shown.toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    waiting: shown.filter(({ done_at }) => done_at === null).length,
    settle: ({ id, done_at }: Callback) => mutate({ id, done: done_at === null }),
    busyId: isPending ? variables.id : null,
  };
}
