import { Badge, Lamp } from '../../../kit/frame/Badge.tsx';
import styles from './marks.module.css';

export const STATUS_NAMES: Readonly<Record<string, string>> = {
  in_progress: 'In progress',
  completed: 'Completed',
  transferred: 'Transferred',
  voicemail: 'Voicemail',
  missed: 'Missed',
  failed: 'Failed',
};
const TONES: Readonly<Record<string, 'lit' | 'info' | 'danger'>> = {
  in_progress: 'lit',
  transferred: 'info',
  failed: 'danger',
};

/** Completed is what is normal, and carries no colour. A status that nobody knows is shown as it is. */
export function StatusMark({ status }: { status: string }) {
  if (status === 'completed') return <span className="t2">{STATUS_NAMES.completed}</span>;
  return (
    <Badge tone={TONES[status] ?? 'neutral'}>
      {status === 'in_progress' && <Lamp className={styles.live} />}
      {STATUS_NAMES[status] ?? status}
    </Badge>
  );
}
