import type { Conversation } from '@attendant/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { Promises } from './Promises.tsx';
import { Receipt } from './Receipt.tsx';

/** What was said against what was saved, and what it took; nothing while that is not known. */
export function LedgerCards({ conversation: { agent_id, id, status } }: { conversation: Conversation }) {
  const { data } = useQuery({
    queryKey: ['conversations', agent_id, id, 'ledger'],
    queryFn: ({ signal }) => client.ledger.get({ id }, { signal }),
  });
  if (!data) return null;
  return (
    <>
      {data.promises.length > 0 && <Promises promises={data.promises} />}
      {status !== 'in_progress' && <Receipt ledger={data} />}
    </>
  );
}
