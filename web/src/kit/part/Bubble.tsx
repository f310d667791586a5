import type { ReactNode, Ref } from 'react';
import { cx } from '../look/cx.ts';
import styles from './Bubble.module.css';

interface BubbleProps {
  /** The caller speaks on the left in lamp yellow, the agent on the right in pine. */
  voice: 'caller' | 'agent';
  /** Who it is, by a name of their own. */
  by?: string;
  /** Stands above, small: a time, a mark. */
  meta?: ReactNode;
  playing?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** One thing that was said. */
export const Bubble = ({ voice, by, meta, playing, className, ref, children }: BubbleProps) => (
  <div className={cx(styles.turn, styles[voice], className)} ref={ref}>
    <p className={styles.by}>
      <b>{by ?? (voice === 'caller' ? 'Caller' : 'Agent')}</b>
      {meta}
    </p>
    <div className={cx(styles.bubble, playing && styles.playing)}>{children}</div>
  </div>
);
