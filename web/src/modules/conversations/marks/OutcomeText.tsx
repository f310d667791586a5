import type { OutcomeKind } from '@attendant/contract/constants';
import type { Outcome } from '@attendant/contract/conversations';
import { cx } from '../../../kit/look/cx.ts';
import styles from './marks.module.css';

export const OUTCOME_NAMES: Readonly<Record<OutcomeKind, string>> = {
  complaint: 'Complaint',
  ordered: 'Ordered',
  booked: 'Booked',
  confirmed: 'Confirmed',
  waiting: 'Waiting list',
  cancelled: 'Cancelled',
  message: 'Left a message',
  'hung-up': 'Hung up while being helped',
  transferred: 'Put through',
  failed: 'Failed',
  missed: 'Missed',
  asked: 'Only asked',
  running: 'On the line',
};

/** Normal is quiet: a colour is for what went wrong, and for whoever still waits. */
function toneOf({ kind, waits }: Outcome): string | undefined {
  if (kind === 'failed' || (kind === 'complaint' && waits)) return styles.wrong;
  if (kind === 'missed' || waits) return styles.open;
  return kind === 'asked' || kind === 'running' ? styles.quiet : undefined;
}

/** What came of a conversation, in the server's words. */
export const OutcomeText = ({ outcome, className }: { outcome: Outcome; className?: string | undefined }) => (
  <span className={cx(styles.outcome, toneOf(outcome), className)}>{outcome.text}</span>
);
