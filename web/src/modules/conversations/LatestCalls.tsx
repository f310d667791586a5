import type { Agent } from '@attendant/contract/agents';
import { Link } from '@tanstack/react-router';
import { timeAgo, todayIn } from '../../kit/form/format.ts';
import { Skeleton } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import { Card } from '../../kit/part/Card.tsx';
import { useLatest } from './conversations.ts';
import styles from './LatestCalls.module.css';
import { callerOf } from './marks/caller.ts';
import { OutcomeText } from './marks/OutcomeText.tsx';

const MOST = 5;
const PLACES = Array.from({ length: MOST }, (_, at) => at);

/** The latest calls and texts of the week with what came of them. Room for all of them is kept from the start. */
export function LatestCalls({ agent, now }: { agent: Agent; now: number }) {
  const { data: latest, isError } = useLatest(agent.id, todayIn(agent.timezone, new Date(now)), MOST);
  const place = { to: '/app/agents/$id/conversations', params: { id: agent.id } } as const;
  return (
    <Card
      bare
      level={3}
      id="latest"
      className={cx(styles.latest, latest?.length === 0 && styles.empty)}
      title="Latest calls"
      aside={
        <Link {...place} className={`link small ${styles.all}`}>
          See all
        </Link>
      }
    >
      {latest && latest.length > 0 ? (
        <ul className="ruled">
          {latest.map((one) => (
            <li key={one.id}>
              <Link {...place} search={{ conversation: one.id }}>
                <b className="strong trunc">{callerOf(one)}</b>
                <span className="small t3 num nowrap">{timeAgo(one.started_at, now)}</span>
                <span className="small trunc">
                  {one.is_test && <span className="t3">Test: </span>}
                  <OutcomeText outcome={one.outcome} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : latest ? (
        <p className={styles.none}>Nobody called or wrote this week.</p>
      ) : isError ? (
        <p className={styles.none}>Failed to fetch conversations</p>
      ) : (
        <ul className="ruled" aria-busy="true">
          {PLACES.map((at) => (
            <li key={at} className={styles.waiting}>
              <Skeleton width={120} />
              <Skeleton width={180} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
