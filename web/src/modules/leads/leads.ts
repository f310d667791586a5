import type { Lead } from '@attendant/contract/leads';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { problemText } from '../../api/door/problem.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';
import { toast } from '../../kit/frame/toast.ts';
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
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.items.length, 0);
      return last.items.length > 0 && loaded < last.total ? loaded : undefined;
    },
    placeholderData: (before) => before,
  });

/** What is found now, as a file. */
export const useLeadsFile = (search: string) =>
  useOneMutation({
    mutationFn: () => client.leads.download({ ...(search && { search }) }),
    onSuccess: ({ body }) => saveFile(body, 'leads.csv'),
    onError: (error) => toast.error('Failed to download CSV', problemText(error, 'Please try again.')),
  });

export const usePageViews = (days: number) =>
  useQuery({
    queryKey: ['leads', 'views', days],
    queryFn: ({ signal }) => client.leads.views({ days }, { signal }),
    placeholderData: (before) => before,
  });
