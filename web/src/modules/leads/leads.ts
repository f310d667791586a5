import type { Lead } from '@attendant/contract/site/leads';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { PAGED } from '../../api/paged.ts';
import { useChange } from '../../api/use-change.ts';
import { saveFile } from '../../kit/part/save-file.ts';

interface Page {
  items: Lead[];
  total: number;
}

/** Fifty at a time, newest first. */
export const useLeads = (search: string) =>
  useInfiniteQuery({
    queryKey: ['leads', 'list', search],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      client.leads.list({ ...(search && { search }), offset: pageParam }, { signal }),
    ...PAGED,
  });

/** What is found now, as a file. */
export const useLeadsFile = (search: string) =>
  useChange(() => client.leads.download({ ...(search && { search }) }), {
    done: ({ body }) => saveFile(body, 'leads.csv'),
    failed: 'Failed to download CSV',
  });

/** The days of whoever looks. */
const zoneHere = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const usePageViews = (days: number) =>
  useQuery({
    queryKey: ['leads', 'views', days],
    queryFn: ({ signal }) => client.leads.views({ days, timezone: zoneHere }, { signal }),
    placeholderData: (before) => before,
  });
