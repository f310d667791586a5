import type { Dataset, Passage } from '@attendant/contract/datasets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { client } from '../../api/client.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { uploads } from './uploads.ts';

export const useDatasets = (agentId: string) =>
  useQuery({
    queryKey: ['datasets', agentId],
    queryFn: ({ signal }): Promise<Dataset[]> => client.datasets.list({ id: agentId }, { signal }),
  });

export function useRemoveDataset(agentId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (datasetId: string) => client.datasets.remove({ id: agentId, datasetId }),
    onError: (error) => tellFailure('Failed to delete the file', error),
    onSettled: () => cache.invalidateQueries({ queryKey: ['datasets', agentId] }),
  });
}

/** What the agent would find for a question; asked again whenever a file comes or goes. */
export const usePassages = (agentId: string, question: string) =>
  useQuery({
    queryKey: ['datasets', agentId, 'passages', question],
    queryFn: ({ signal }): Promise<Passage[]> => client.datasets.find({ id: agentId, question }, { signal }),
    enabled: question !== '',
  });

export function useUploads(agentId: string) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.shown);
  return all.filter((one) => one.agentId === agentId);
}
