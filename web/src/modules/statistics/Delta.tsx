import type { Metric } from '@attendant/contract/agents/statistics';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '../../kit/look/cx.ts';
import { formatChange } from './change-text.ts';
import styles from './Overview.module.css';

/** '+18.5%' beside a figure; '--' where there is nothing to compare with. */
export function Delta({ of: { change, change_percent: percent } }: { of: Metric }) {
  if (percent === null) return <span className={styles.delta}>--</span>;
  const Arrow = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={cx(styles.delta, change > 0 && styles.up, change < 0 && styles.down)}>
      {change !== 0 && <Arrow size={13} strokeWidth={2.25} />}
      {formatChange(percent)}
    </span>
  );
}
