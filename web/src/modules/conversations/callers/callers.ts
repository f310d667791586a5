import type { Caller } from '@attendant/contract/callers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { useChange } from '../../../api/use-change.ts';
import { toast } from '../../../kit/frame/toast.ts';
import { saveFile } from '../../../kit/part/save-file.ts';

// Below the noun of conversations, whose events tell when something of a caller has changed.
const key = (agentId: string, phone: string) => ['conversations', agentId, 'caller', phone] as const;

export const useCaller = (agentId: string, phone: string) =>
  useQuery({
    queryKey: key(agentId, phone),
    queryFn: ({ signal }): Promise<Caller> => client.callers.get({ id: agentId, phone }, { signal }),
  });

export const useChangeCaller = (agentId: string, phone: string) =>
  useChange((fields: { name: string; note: string }) => client.callers.change({ id: agentId, phone, ...fields }), {
    becomes: key(agentId, phone),
    done: () => toast.success('Caller saved'),
    failed: 'Failed to save the caller',
  });

/** A number that is blocked hears a busy tone, and its texts are not answered. */
export const useBlockCaller = (agentId: string, phone: string) =>
  useChange((block: boolean) => client.callers[block ? 'block' : 'unblock']({ id: agentId, phone }), {
    touches: key(agentId, phone),
    done: (_nothing, block) => toast.success(block ? 'Number blocked' : 'Number answered again'),
    failed: 'Failed to change the number',
  });

/** All that would be forgotten, as a file. */
export const useExportCaller = (agentId: string, phone: string) =>
  useChange(() => client.privacy.exportCaller({ id: agentId, phone }), {
    done: ({ body }) => saveFile(body, 'caller.zip'),
    failed: 'Failed to export the caller',
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
