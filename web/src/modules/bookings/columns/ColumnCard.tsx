import type { Appointment } from '@attendant/contract/bookings';
import { Check, CheckCheck, UserX } from 'lucide-react';
import type { CSSProperties } from 'react';
import { tellFailure } from '../../../api/tell-failure.ts';
import { formatTime } from '../../../kit/form/format.ts';
import { useChangeAppointment } from '../bookings.ts';
import styles from './Columns.module.css';
import type { useCarry } from './carry.ts';
import type { Card } from './columns.ts';

interface ColumnCardProps {
  card: Card;
  zone: string;
  now: number;
  mayMark: boolean;
  /** No room for the marks. */
  isNarrow: boolean;
  isCarried: boolean;
  /** What carries it elsewhere; none: it stays. */
  carry?: ReturnType<ReturnType<typeof useCarry>['handlers']>;
  onOpen: (appointment: Appointment) => void;
}

/** Minutes that have room for one line, and those that each line takes. */
const SHORT = 28;
const LINE = 10;
/** So long before its time somebody may be there. */
const EARLY_MS = 3_600_000;

/** One appointment in its column, as high as it is long. */
export function ColumnCard({ card, zone, now, mayMark, isNarrow, isCarried, carry, onOpen }: ColumnCardProps) {
  const { appointment: one, top, height, lane, lanes } = card;
  const isDue = Date.parse(one.starts_at) - EARLY_MS < now;
  const place = {
    '--top': top,
    '--height': height,
    '--lane': lane,
    '--lanes': lanes,
    '--lines': Math.floor((height - 3) / LINE),
  } as CSSProperties;
  return (
    <div
      className={`${styles.block} ${styles.card}`}
      data-status={one.status}
      data-short={height < SHORT || undefined}
      data-carried={isCarried || undefined}
      style={place}
    >
      <button
        type="button"
        {...carry}
        {...(carry && { 'aria-keyshortcuts': 'M', 'aria-describedby': 'how-to-move' })}
        data-movable={carry ? true : undefined}
        data-appointment={one.id}
        onClick={() => onOpen(one)}
      >
        <span className={styles.words}>
          <span className={isNarrow && lanes > 1 ? 'sr' : styles.time}>
            {formatTime(one.starts_at, zone)}
            {one.confirmed_at && <CheckCheck size={14} aria-label="Confirmed" />}
          </span>{' '}
          <strong>{one.customer_name}</strong> <span>{one.service_name ?? one.notes}</span>
        </span>
      </button>
      {mayMark && isDue && !isNarrow && <Marks appointment={one} />}
    </div>
  );
}

/** One press says that they are here, or that they did not come; another takes it back. */
function Marks({ appointment }: { appointment: Appointment }) {
  const { status, customer_name } = appointment;
  const mark = useChangeAppointment(appointment, {
    onError: (error) => tellFailure('Failed to change the appointment', error),
  });
  const toggle = (to: 'arrived' | 'no_show') => mark.mutate({ status: status === to ? 'booked' : to });
  return (
    <span className={styles.marks}>
      <button
        type="button"
        aria-pressed={status === 'arrived'}
        aria-label={`Arrived: ${customer_name}`}
        title="Arrived"
        onClick={() => toggle('arrived')}
      >
        <Check size={15} />
      </button>
      <button
        type="button"
        aria-pressed={status === 'no_show'}
        aria-label={`No-show: ${customer_name}`}
        title="No-show"
        onClick={() => toggle('no_show')}
      >
        <UserX size={15} />
      </button>
    </span>
  );
}
