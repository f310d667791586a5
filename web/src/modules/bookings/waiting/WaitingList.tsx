import type { Waiting } from '@attendant/contract/bookings/waiting';
import { Link } from '@tanstack/react-router';
import { MessageSquareText, Plus, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { doConfirmed } from '../../../api/do-confirmed.ts';
import { formatDateTime, formatDay, formatPhone, formatTime } from '../../../kit/form/format.ts';
import { Button, IconButton } from '../../../kit/frame/Button.tsx';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import { useAllowed, useCurrentAgent } from '../../agents/current-agent.ts';
import { AddWaiting } from './AddWaiting.tsx';
import styles from './Waiting.module.css';
import { useBookWaiting, useOffer, useRemoveWaiting, useWaiting, useWithdraw } from './waiting.ts';

/** Who would come if a time came free, and the first that is free for each. */
function WaitingList({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const query = useWaiting(agentId);
  const mayChange = useAllowed('bookings.change');
  const [isAdding, setAdding] = useState(false);
  if (isAdding) return <AddWaiting agentId={agentId} onClose={() => setAdding(false)} />;
  return (
    <Dialog
      wide
      isOpen
      title="Waiting list"
      onClose={onClose}
      footer={
        mayChange && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Plus />
            Add
          </Button>
        )
      }
    >
      <Loaded query={query} loading="Loading the waiting list" failed="Failed to load the waiting list" height={120}>
        {(all) =>
          all.length === 0 ? (
            <p className={`t2 ${styles.none}`}>
              Nobody waits. Add who found no time; when one comes free it is shown here.
            </p>
          ) : (
            <ul className={`ruled ${styles.list}`}>
              {all.map((one) => (
                <Row key={one.id} {...{ one, mayChange }} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Row({ one, mayChange }: { one: Waiting; mayChange: boolean }) {
  const { timezone } = useCurrentAgent();
  const offer = useOffer(one.agent_id);
  const withdraw = useWithdraw(one.agent_id);
  const book = useBookWaiting(one.agent_id);
  const remove = useRemoveWaiting(one.agent_id);
  const { customer_name, customer_phone, fit, offered_at, offered_start, offer_problem } = one;
  const when = fit && formatDateTime(fit.starts_at, timezone);
  return (
    <li>
      <div className={styles.who}>
        <b>{customer_name}</b>
        {customer_phone && (
          <a className="link num small" href={`tel:${customer_phone}`}>
            {formatPhone(customer_phone)}
          </a>
        )}
        <span className="small t2">{wishOf(one)}</span>
        {one.conversation_id && (
          <Link
            className="link small"
            to="/app/agents/$id/conversations"
            params={{ id: one.agent_id }}
            search={{ conversation: one.conversation_id }}
          >
            Put down by the agent
          </Link>
        )}
        {one.notes && <span className="small t2">{one.notes}</span>}
        {offered_start && offered_at && (
          <span className="small">Offered {formatDateTime(offered_start, timezone)} by text, no answer yet</span>
        )}
        {offer_problem && <span className="small">Not offered: {offer_problem}</span>}
      </div>
      <div className={styles.fit}>
        {fit ? (
          <span>
            <b>Free:</b> {when}
            {fit.person_name && ` with ${fit.person_name}`}
          </span>
        ) : (
          <span className="t2">Nothing free yet</span>
        )}
        {mayChange && (
          <span className={styles.acts}>
            {offered_start && (
              <Button
                size="sm"
                loading={withdraw.isPending}
                aria-label={`Take the offer back: ${customer_name}`}
                onClick={() => withdraw.mutate(one)}
              >
                <Undo2 size={15} />
                Take back
              </Button>
            )}
            {fit && customer_phone && !offered_start && (
              <Button
                size="sm"
                loading={offer.isPending}
                aria-label={`Offer by text: ${customer_name}`}
                onClick={() => offer.mutate(one)}
              >
                <MessageSquareText size={15} />
                Offer by text
              </Button>
            )}
            {fit && (
              <Button
                size="sm"
                loading={book.isPending}
                aria-label={`Book: ${customer_name}`}
                onClick={() => book.mutate(one)}
              >
                Book
              </Button>
            )}
            <IconButton
              size="sm"
              label={`Take ${customer_name} off the list`}
              onClick={() =>
                doConfirmed({
                  title: 'Take Off the List',
                  message: `${customer_name} waits no more.`,
                  confirmText: 'Take off',
                  action: () => remove.mutateAsync(one),
                })
              }
            >
              <X size={15} />
            </IconButton>
          </span>
        )}
      </div>
    </li>
  );
}

/** 'Cleaning with Doctor Hale, Nov 24 – Nov 27, before 12:00' */
function wishOf({ service_name, person_name, from_day, until_day, after_time, before_time }: Waiting): string {
  const visit = [service_name, person_name && `with ${person_name}`].filter(Boolean).join(' ');
  const days = from_day === until_day ? formatDay(from_day) : `${formatDay(from_day)} – ${formatDay(until_day)}`;
  const time = [after_time && `from ${clockOf(after_time)}`, before_time && `before ${clockOf(before_time)}`]
    .filter(Boolean)
    .join(', ');
  return [visit, days, time].filter(Boolean).join(', ');
}

/** '16:00' as it is written elsewhere. */
const clockOf = (time: string): string => formatTime(`2000-01-01T${time}:00Z`, 'UTC');

export default WaitingList;
