import { Badge } from '../../kit/frame/Badge.tsx';
import { importanceOf, priorityOf } from './importance.ts';
import styles from './MemoriesPage.module.css';

const TONES = { High: 'pine', Medium: 'neutral', Low: 'line' } as const;

export function PriorityBadge({ importance }: { importance: number | null }) {
  const priority = priorityOf(importance);
  return <Badge tone={TONES[priority]}>{priority}</Badge>;
}

/** In a table the badge has its bar beside it. */
export const PriorityMark = ({ importance }: { importance: number | null }) => (
  <span className={styles.priority}>
    <PriorityBadge importance={importance} />
    <span className="sr">{`${importanceOf(importance).toFixed(1)} of 1`}</span>
    <span className={styles.meter} aria-hidden="true">
      <i style={{ width: `${importanceOf(importance) * 100}%` }} />
    </span>
  </span>
);
