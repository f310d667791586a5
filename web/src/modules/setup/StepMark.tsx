import { Check } from 'lucide-react';
import { cx } from '../../kit/look/cx.ts';
import styles from './SetupChecklist.module.css';

export const StepMark = ({ isDone, isSmall }: { isDone: boolean; isSmall?: boolean }) => (
  <span className={cx(styles.mark, isDone && styles.done, isSmall && styles.small)}>
    {isDone && <Check strokeWidth={2.5} />}
    <span className="sr">{isDone ? 'Done: ' : 'To do: '}</span>
  </span>
);
