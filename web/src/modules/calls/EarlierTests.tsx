import type { Agent } from '@attendant/contract/agents';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { addDays, formatDateTime, todayIn } from '../../kit/form/format.ts';
import { type Earlier, earlierOf } from './earlier.ts';
import styles from './TryIt.module.css';

const DAYS = 30;
const MESSAGES = 200;

/** Tests of the last month, the newest first. */
const useEarlierTests = (agentId: string, timezone: string, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['conversations', agentId, 'tests'],
    queryFn: async ({ signal }): Promise<Earlier[]> => {
      const today = todayIn(timezone);
      const days = { start_date: addDays(today, -DAYS), end_date: today };
      const answer = await client.rehearsals.chat({ id: agentId, ...days, limit: MESSAGES }, { signal });
      return 'items' in answer ? earlierOf(answer.items) : [];
    },
  });

/** What was tried before, each a link to its conversation; asked for when it is opened. */
export function EarlierTests({ agent }: { agent: Agent }) {
  const [open, setOpen] = useState(false);
  const { data: tests } = useEarlierTests(agent.id, agent.timezone, open);
  return (
    <details className={styles.earlier} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>Earlier tests</h3>
      </summary>
      {tests?.length === 0 && <p className="small t3">Nothing was tried in the last {DAYS} days.</p>}
      <ul>
        {tests?.map(({ conversationId, at, asked }) => (
          <li key={conversationId}>
            <Link
              className="link"
              to="/app/agents/$id/conversations"
              params={{ id: agent.id }}
              search={{ conversation: conversationId }}
            >
              {asked}
            </Link>
            <span className="small t3 num nowrap">{formatDateTime(at, agent.timezone)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
