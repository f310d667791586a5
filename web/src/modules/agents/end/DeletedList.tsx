import type { DeletedAgent } from '@attendant/contract/agents/deleted';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { useOneMutation } from '../../../api/use-one-mutation.ts';
import { formatDateTime, formatDayOf } from '../../../kit/form/format.ts';
import { Button } from '../../../kit/frame/Button.tsx';
import { toast } from '../../../kit/frame/toast.ts';
import { later } from '../../../kit/window/later.tsx';
import styles from './DeletedList.module.css';

const EraseAgentDialog = later(() => import('./EraseAgentDialog.tsx'));

const FAILURE = 'Failed to restore the agent.';

/** By name, with what can be done about each. */
export default function DeletedList({ deleted }: { deleted: readonly DeletedAgent[] }) {
  return (
    <details className={styles.deleted}>
      <summary>Recently deleted ({deleted.length})</summary>
      <ul className="card ruled">
        {deleted.map((agent) => (
          <Row key={agent.id} agent={agent} />
        ))}
      </ul>
    </details>
  );
}

function Row({ agent }: { agent: DeletedAgent }) {
  const restore = useRestore(agent);
  const [asking, setAsking] = useState<'never' | 'now' | 'closed'>('never');
  return (
    <li>
      <span className={styles.name}>
        <b className="strong trunc">{agent.name}</b>
        <span className="small t2">
          Deleted {formatDateTime(agent.deleted_at)}, erased for good {formatDayOf(agent.erased_at)}
        </span>
      </span>
      <span className={styles.acts}>
        <Button size="sm" variant="danger-quiet" onClick={() => setAsking('now')}>
          Erase now<span className="sr"> {agent.name}</span>
        </Button>
        <Button size="sm" loading={restore.isPending} onClick={() => restore.mutate()}>
          Restore<span className="sr"> {agent.name}</span>
        </Button>
      </span>
      {asking !== 'never' && (
        <EraseAgentDialog agent={agent} isOpen={asking === 'now'} onClose={() => setAsking('closed')} />
      )}
    </li>
  );
}

function useRestore(agent: DeletedAgent) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: () => client.deletedAgents.restore({ id: agent.id }),
    onSuccess: ({ phone_number }) => {
      const lost = agent.phone_number && !phone_number;
      toast.success(`${agent.name} is back`, lost ? 'Another agent has its phone number now.' : undefined);
      return cache.invalidateQueries({ queryKey: ['agents'] });
    },
    onError: (error) => {
      tellFailure(FAILURE, error);
      void cache.invalidateQueries({ queryKey: ['agents', 'deleted'] });
    },
  });
}
