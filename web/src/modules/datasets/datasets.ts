import type { Dataset, Passage } from '@attendant/contract/datasets';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { client } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { uploads } from './uploads.ts';

export const useDatasets = (agentId: string) =>
  useQuery({
    queryKey: ['datasets', agentId],
    queryFn: ({ signal }): Promise<Dataset[]> => client.datasets.list({ id: agentId }, { signal }),
  });

export const useRemoveDataset = (id: string) =>
  useChange((datasetId: string) => client.datasets.remove({ id, datasetId }), {
    touches: ['datasets', id],
    failed: 'Failed to delete the file',
  });

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
