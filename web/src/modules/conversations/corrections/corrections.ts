import type { Correction, Proposal } from '@attendant/contract/agents/rehearsals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { useOneMutation } from '../../../api/use-one-mutation.ts';
import { toast } from '../../../kit/frame/toast.ts';

/** What seems to have been wrong about a reply. */
export const useProposal = (messageId: string) =>
  useQuery({
    queryKey: ['correction', messageId],
    queryFn: ({ signal }): Promise<Proposal> => client.rehearsals.propose({ id: messageId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Says the caller's words again to the corrected agent; nothing is saved. */
export const useRehearsal = (messageId: string) =>
  useMutation({
    mutationFn: (correction: Correction) => client.rehearsals.rehearse({ id: messageId, correction }),
  });

export function useCorrect(agentId: string, messageId: string, onSaved: () => void) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: (correction: Correction) => client.rehearsals.correct({ id: messageId, correction }),
    onSuccess: () => {
      toast.success('Correction saved', 'The agent knows it from its next word on.');
      onSaved();
    },
    onSettled: () => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === agentId }),
  });
}

const KINDS = [
  ['memory', 'A memory'],
  ['passage', 'A passage of a file'],
  ['menu', 'The menu'],
  ['hours', 'The hours'],
] as const satisfies readonly (readonly [Correction['kind'], string])[];

export { KINDS };

/** Whether there is enough of it to be tried. */
export function isComplete({ kind, text, of, field, day }: Correction): boolean {
  const hasLine = (text ?? '').trim() !== '';
  if (kind === 'menu') return Boolean(of) && (field === 'sold_out' || field === 'available' || hasLine);
  return hasLine && (kind !== 'hours' || day !== undefined);
}
