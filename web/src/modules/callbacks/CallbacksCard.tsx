import type { Agent } from '@attendant/contract/agents';
import type { Callback } from '@attendant/contract/callbacks';
import { useState } from 'react';
import { formatDateTime, formatPhone, timeAgo } from '../../kit/form/format.ts';
import { Button, ButtonLink } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { Card } from '../../kit/part/Card.tsx';
import { useAllowed } from '../agents/current-agent.ts';
import styles from './CallbacksCard.module.css';
import { useCallbacks } from './callbacks.ts';

/** More would push what the agent did out of sight. */
const FIRST = 3;

/** Callers who left a message and wait to be called back; nothing when nobody does. */
export function CallbacksCard({ agent }: { agent: Agent }) {
  const { callbacks, waiting, settle, busyId } = useCallbacks(agent.id);
  const [showsAll, setShowsAll] = useState(false);
  if (callbacks.length === 0) return null;
  const shown = showsAll ? callbacks : callbacks.slice(0, FIRST);
  return (
    <Card
      bare
      id="callbacks"
      className={styles.callbacks}
      title="Waiting for a call back"
      note={
        <span aria-live="polite">
          {waiting === 0 ? 'Everybody was called back' : waiting === 1 ? '1 caller' : `${waiting} callers`}
        </span>
      }
    >
      <ul className="ruled">
        {shown.map((one) => (
          <Row key={one.id} agent={agent} callback={one} onSettle={() => settle(one)} busy={busyId === one.id} />
        ))}
      </ul>
      {shown.length < callbacks.length && (
        <div className="card-foot">
          <Button size="sm" onClick={() => setShowsAll(true)}>
            Show all {callbacks.length}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface RowProps {
  agent: Agent;
  callback: Callback;
  onSettle: () => void;
  busy: boolean;
}

function Row({ agent, callback, onSettle, busy }: RowProps) {
  const mayChange = useAllowed('callbacks.change');
  const { caller_name, caller_phone, body, created_at, done_at, conversation_id } = callback;
  const who = caller_name || formatPhone(caller_phone) || 'Unknown caller';
  return (
    <li className={cx(styles.row, done_at !== null && styles.done)}>
      <div className="grow">
        <p className={styles.who}>
          <strong>{who}</strong>
          {caller_phone && (
            <a className="num" href={`tel:${caller_phone}`}>
              {formatPhone(caller_phone)}
            </a>
          )}
          <time className="t3 small" dateTime={created_at} title={formatDateTime(created_at, agent.timezone)}>
            {timeAgo(created_at)}
          </time>
        </p>
        <p className={styles.body}>{body}</p>
      </div>
      <div className={styles.actions}>
        {conversation_id && (
          <ButtonLink
            size="sm"
            to="/app/agents/$id/conversations"
            params={{ id: agent.id }}
            search={{ conversation: conversation_id }}
            aria-label={`Open the conversation with ${who}`}
          >
            Open
          </ButtonLink>
        )}
        {mayChange && (
          <Button size="sm" loading={busy} onClick={onSettle} aria-label={`${done_at ? 'Undo' : 'Done'}: ${who}`}>
            {done_at ? 'Undo' : 'Done'}
          </Button>
        )}
      </div>
    </li>
  );
}
