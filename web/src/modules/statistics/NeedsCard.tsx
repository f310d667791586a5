import type { Agent } from '@attendant/contract/agents';
import type { Waiting } from '@attendant/contract/agents/statistics';
import { Link, type LinkProps } from '@tanstack/react-router';
import { formatNumber } from '../../kit/form/format.ts';
import { Skeleton } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import styles from './NeedsCard.module.css';
import { useWaiting } from './statistics.ts';

interface Need {
  of: keyof Waiting;
  one: string;
  many: string;
  place: Pick<LinkProps, 'to' | 'search'>;
}

/** What waits for a person, each a way to its place. Nothing of it has a colour while nothing waits. */
export function NeedsCard({ agent }: { agent: Agent }) {
  const { data, isError } = useWaiting(agent.id);
  const needs = NEEDS.filter(({ of }) => of !== 'orders' || agent.ordering_enabled);
  return (
    <nav className={styles.waits} aria-label="Waits for you">
      <p className="small t3">
        Waits for you now, whichever days are shown.
        <span className="only-d"> Complaints are among the call-backs.</span>
      </p>
      <div className={cx('card', styles.needs)}>
        {needs.map(({ of, one, many, place }) => {
          const count = data?.[of];
          const words = count === 1 ? one : many;
          return (
            <Link
              key={of}
              {...place}
              params={{ id: agent.id }}
              className={cx(styles.need, count ? styles[of] : styles.none)}
            >
              <b className={styles.count}>
                {count === undefined ? isError ? '--' : <Skeleton width={24} height="1lh" /> : formatNumber(count)}
              </b>{' '}
              <span className={styles.words}>{words}</span>
            </Link>
          );
        })}
      </div>
    </nav>
  );
}

const NEEDS: readonly Need[] = [
  {
    of: 'complaints',
    one: 'Complaint',
    many: 'Complaints',
    place: { to: '/app/agents/$id/callbacks', search: { kind: 'complaint' } },
  },
  {
    of: 'callbacks',
    one: 'Call-back',
    many: 'Call-backs',
    place: { to: '/app/agents/$id/callbacks' },
  },
  {
    of: 'failed_calls',
    one: 'Failed call',
    many: 'Failed calls',
    place: { to: '/app/agents/$id/conversations', search: { outcome: 'failed' } },
  },
  { of: 'orders', one: 'New order', many: 'New orders', place: { to: '/app/agents/$id/orders' } },
  { of: 'lessons', one: 'Lesson', many: 'Lessons', place: { to: '/app/agents/$id/memory' } },
];
