import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { saveFile } from '../../../kit/part/save-file.ts';

export const useUsage = (month: string) =>
  useQuery({ queryKey: ['usage', month], queryFn: ({ signal }) => client.usage.get({ month }, { signal }) });

export const useUsageCsv = (month: string) =>
  useChange(() => client.usage.download({ month }), {
    done: ({ body }) => saveFile(body, `usage-${month}.csv`),
    failed: 'Failed to download CSV',
  });
