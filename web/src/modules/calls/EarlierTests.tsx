import type { Agent } from '@attendant/contract/agents';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../kit/form/format.ts';
import styles from './TryIt.module.css';
import { useEarlierTests } from './use-earlier-tests.ts';

/** What was tried before, each a link to its conversation. */
export function EarlierTests({ agent }: { agent: Agent }) {
  const { data: tests } = useEarlierTests(agent.id, agent.timezone);
  if (!tests || tests.length === 0) return null;
  return (
    <div className={styles.earlier}>
      <h3 className="title-3">Earlier tests</h3>
      <ul>
        {tests.map(({ conversationId, at, asked }) => (
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
    </div>
  );
}
