import type { Settings, SettingsChanges } from '@attendant/contract/agents/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';

const settingsKey = (agentId: string) => ['agents', agentId, 'settings'] as const;

export const useSettings = (agentId: string) =>
  useQuery({
    queryKey: settingsKey(agentId),
    queryFn: ({ signal }): Promise<Settings> => client.settings.get({ id: agentId }, { signal }),
  });

export function useSaveSettings(agentId: string) {
  const cache = useQueryClient();
  return useMutation({
    // Without a connection the form says so at once.
    networkMode: 'always',
    mutationFn: (changes: SettingsChanges): Promise<Settings> => client.settings.replace({ id: agentId, ...changes }),
    onSuccess: (saved) => cache.setQueryData(settingsKey(agentId), saved),
    // The header, the tabs and the list show the agent too; after a refusal the form needs what is stored.
    onSettled: () => cache.invalidateQueries({ queryKey: ['agents'] }),
  });
}
