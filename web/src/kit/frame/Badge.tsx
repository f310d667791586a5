import type { ReactNode } from 'react';
import { cx } from '../look/cx.ts';
import styles from './Badge.module.css';

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'pine' | 'lit' | 'line';

interface BadgeProps {
  tone?: Tone;
  className?: string | undefined;
  children: ReactNode;
}

/** Always a word, with an icon or a lamp before it if need be. */
export const Badge = ({ tone = 'neutral', className, children }: BadgeProps) => (
  <span className={cx(styles.badge, `tone-${tone}`, styles[tone], className)}>{children}</span>
);

/** The one status dot; a word stands next to it. */
export const Lamp = ({ state = 'on', className }: { state?: 'on' | 'off' | 'live' | 'warn'; className?: string }) => (
  <i className={cx(styles.lamp, state !== 'on' && styles[state], className)} aria-hidden="true" />
);

export const Count = ({ value, label, hot }: { value: number; label: string; hot?: boolean }) => (
  <span className={cx(styles.count, hot && styles.hot)}>
    <span aria-hidden="true">{value}</span>
    <span className="sr">{label}</span>
  </span>
);
