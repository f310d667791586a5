import type { Agent } from '@attendant/contract/agents';
import type { Caller } from '@attendant/contract/callers';
import { orderNumber } from '@attendant/contract/orders/number';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDateTime, formatDuration } from '../../../kit/form/format.ts';
import { shortId } from '../ConversationRow.tsx';
import { OutcomeText } from '../marks/OutcomeText.tsx';
import styles from './CallerDialog.module.css';

interface CallerHistoryProps {
  agent: Agent;
  caller: Caller;
  /** A conversation was chosen. */
  onOpen: () => void;
}

/** The newest of everything that came of a number. */
export function CallerHistory({ agent, caller, onOpen }: CallerHistoryProps) {
  const when = (at: string) => formatDateTime(at, agent.timezone);
  return (
    <>
      <Part title="Conversations" of={caller.conversations}>
        {(one) => (
          <>
            <Link to="." search={{ conversation: one.id }} className="mono link" onClick={onOpen}>
              {shortId(one.id)}
            </Link>
            <span>
              <OutcomeText outcome={one.outcome} />, {formatDuration(one.duration_seconds)}
            </span>
            <span className="num t3">{when(one.started_at)}</span>
          </>
        )}
      </Part>
      <Part title="Orders" of={caller.orders}>
        {(one) => (
          <>
            <span className="mono">{orderNumber(one.id)}</span>
            <span>
              {one.what}, {one.status.replace('_', ' ')}
            </span>
            <span className="num t3">{when(one.at)}</span>
          </>
        )}
      </Part>
      <Part title="Bookings" of={caller.bookings}>
        {(one) => (
          <>
            <span>{one.status.replace('_', ' ')}</span>
            <span>{one.what}</span>
            <span className="num t3">{when(one.at)}</span>
          </>
        )}
      </Part>
      <Part title="Messages" of={caller.messages}>
        {(one) => (
          <>
            <span>{one.status}</span>
            <span>{one.what}</span>
            <span className="num t3">{when(one.at)}</span>
          </>
        )}
      </Part>
    </>
  );
}

interface PartProps<One> {
  title: string;
  of: readonly One[];
  children: (one: One) => ReactNode;
}

function Part<One extends { id: string }>({ title, of, children }: PartProps<One>) {
  if (of.length === 0) return null;
  return (
    <section>
      <h3 className="title-3">{title}</h3>
      <ul className={`ruled ${styles.lines}`}>
        {of.map((one) => (
          <li key={one.id}>{children(one)}</li>
        ))}
      </ul>
    </section>
  );
}
