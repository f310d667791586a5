import type { Caller } from '@attendant/contract/callers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { useOneMutation } from '../../../api/use-one-mutation.ts';
import { toast } from '../../../kit/frame/toast.ts';
import { saveFile } from '../../../kit/part/save-file.ts';

// Below the noun of conversations, whose events tell when something of a caller has changed.
const key = (agentId: string, phone: string) => ['conversations', agentId, 'caller', phone] as const;

export const useCaller = (agentId: string, phone: string) =>
  useQuery({
    queryKey: key(agentId, phone),
    queryFn: ({ signal }): Promise<Caller> => client.callers.get({ id: agentId, phone }, { signal }),
  });

export function useChangeCaller(agentId: string, phone: string) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: (fields: { name: string; note: string }) => client.callers.change({ id: agentId, phone, ...fields }),
    onSuccess: (caller) => {
      cache.setQueryData(key(agentId, phone), caller);
      toast.success('Caller saved');
    },
    onError: (error) => tellFailure('Failed to save the caller', error),
  });
}

/** A number that is blocked hears a busy tone, and its texts are not answered. */
export function useBlockCaller(agentId: string, phone: string) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: (block: boolean) => client.callers[block ? 'block' : 'unblock']({ id: agentId, phone }),
    onSuccess: (_nothing, block) => {
      toast.success(block ? 'Number blocked' : 'Number answered again');
      return cache.invalidateQueries({ queryKey: key(agentId, phone) });
    },
    onError: (error) => tellFailure('Failed to change the number', error),
  });
}

/** All that would be forgotten, as a file. */
export const useExportCaller = (agentId: string, phone: string) =>
  useOneMutation({
    mutationFn: () => client.privacy.exportCaller({ id: agentId, phone }),
    onSuccess: ({ body }) => saveFile(body, 'caller.zip'),
    onError: (error) => tellFailure('Failed to export the caller', error),
  });

export function useForgetCaller(agentId: string, phone: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.callers.forget({ id: agentId, phone }),
    onSuccess: async () => {
      cache.removeQueries({ queryKey: key(agentId, phone) });
      // Words and sound of theirs may still lie in the browser's memory.
      cache.removeQueries({ queryKey: ['clips'] });
      toast.success('Caller forgotten');
      await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === agentId });
    },
    onError: (error) => tellFailure('Failed to forget the caller', error),
  });
}
