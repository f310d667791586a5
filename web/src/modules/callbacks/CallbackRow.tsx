import type { Agent } from '@attendant/contract/agents';
import type { CallbackKind } from '@attendant/contract/constants';
import { Phone } from 'lucide-react';
import { formatDateTime, formatPhone, timeAgo } from '../../kit/form/format.ts';
import { Badge } from '../../kit/frame/Badge.tsx';
import { Button, ButtonLink } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import styles from './CallbacksPage.module.css';
import { timesText, type Waiter } from './inbox.ts';

interface CallbackRowProps {
  agent: Agent;
  waiter: Waiter;
  now: number;
  mayChange: boolean;
  onChange: (changes: { done?: boolean; assigned_to?: string | null }) => void;
  busy: boolean;
}

const KINDS: Readonly<Record<CallbackKind, string>> = {
  message: 'Message',
  complaint: 'Complaint',
  voicemail: 'Voicemail',
  unfinished: 'Hung up while being helped',
  missed: 'Missed call',
};

export function CallbackRow({ agent, waiter, now, mayChange, onChange, busy }: CallbackRowProps) {
  const { name, phone, wish, newest, done, isComplaint, callbacks } = waiter;
  const who = name || formatPhone(phone) || 'Unknown caller';
  const heard = (wish ?? newest).conversation_id;
  const kind = isComplaint ? 'complaint' : (wish ?? newest).kind;
  return (
    <li className={cx(styles.row, done && styles.done)}>
      <div className={styles.about}>
        <p className={styles.who}>
          <strong className="trunc">{who}</strong>
          <Badge tone={isComplaint ? 'danger' : kind === 'missed' || kind === 'unfinished' ? 'warning' : 'neutral'}>
            {KINDS[kind]}
          </Badge>
          <span className="t3 small nowrap">
            {callbacks.length > 1 && `${timesText(waiter)}, `}
            <time dateTime={newest.created_at} title={formatDateTime(newest.created_at, agent.timezone)}>
              {timeAgo(newest.created_at, now)}
            </time>
          </span>
        </p>
        <p className={styles.wish} title={wish?.body}>
          {wish?.body ?? <span className="t3">{kind === 'unfinished' ? 'Was not understood' : 'Said nothing'}</span>}
        </p>
        {done && newest.done_at && (
          <p className="t3 small">
            {newest.done_by ?? 'Somebody'}, {formatDateTime(newest.done_at, agent.timezone)}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {mayChange && !done && <AssigneeSelect agent={agent} waiter={waiter} who={who} onPick={onChange} />}
        {!mayChange && waiter.assignee && <span className="small t2">{waiter.assignee.name}</span>}
        {heard && (
          <ButtonLink
            size="sm"
            to="/app/agents/$id/conversations"
            params={{ id: agent.id }}
            search={{ conversation: heard }}
            aria-label={`Open the conversation with ${who}`}
          >
            Open
          </ButtonLink>
        )}
        {phone && (
          <a className={cx('num', styles.call)} href={`tel:${phone}`} aria-label={`Call ${who}, ${formatPhone(phone)}`}>
            <Phone size={15} />
            {formatPhone(phone)}
          </a>
        )}
        {mayChange && (
          <Button
            size="sm"
            variant={done ? 'ghost' : 'secondary'}
            loading={busy}
            onClick={() => onChange({ done: !done })}
            aria-label={`${done ? 'Undo' : 'Done'}: ${who}`}
          >
            {done ? 'Undo' : 'Done'}
          </Button>
        )}
      </div>
    </li>
  );
}
