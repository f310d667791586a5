import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** The addresses for a carrier; for owners. They stay as they are while the page is open. */
export const useWebhooks = (id: string) =>
  useQuery({
    queryKey: ['agents', id, 'webhooks'],
    queryFn: ({ signal }) => client.numbers.webhooks({ id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
