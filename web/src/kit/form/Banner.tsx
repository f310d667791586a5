import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../look/cx.ts';
import styles from './Banner.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger';
export const TONE_ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message that stays on the page; a failure is spoken at once, the rest when there is quiet. */
export function Banner({ tone = 'info', title, children }: { tone?: Tone; title?: string; children?: ReactNode }) {
  const Icon = TONE_ICONS[tone];
  return (
    <div className={cx(styles.banner, `tone-${tone}`)} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} />
      <span>
        {title && <b>{title}</b>}
        {children}
      </span>
    </div>
  );
}
