import type { Appointment } from '@attendant/contract/bookings';
import { formatPhone, formatTime } from '../../kit/form/format.ts';
import { Badge } from '../../kit/frame/Badge.tsx';
import { cx } from '../../kit/look/cx.ts';
import styles from './Bookings.module.css';

interface CardProps {
  appointment: Appointment;
  zone: string;
  onOpen: (appointment: Appointment) => void;
  /** In a column of a week: no room for the number. */
  small?: boolean;
}

export const AppointmentCard = ({ appointment, zone, onOpen, small }: CardProps) => {
  const { customer_name, customer_phone, notes, starts_at, ends_at, status } = appointment;
  const visit = [appointment.service_name, appointment.person_name].filter(Boolean).join(' with ');
  const about = [visit, notes].filter(Boolean).join(': ');
  return (
    <button
      type="button"
      className={cx(styles.card, small && styles.small, status === 'cancelled' && styles.cancelled)}
      data-status={status}
      onClick={() => onOpen(appointment)}
    >
      <span className={cx('num', styles.time)}>
        {formatTime(starts_at, zone)}
        {!small && ` – ${formatTime(ends_at, zone)}`}
      </span>
      <strong>{customer_name}</strong>
      {about && <span className={styles.notes}>{about}</span>}
      {!small && customer_phone && (
        <span className={cx('small t3 num', styles.phone)}>{formatPhone(customer_phone)}</span>
      )}
      {status === 'booked' && appointment.confirmed_at && <Badge tone="success">Confirmed</Badge>}
      {status !== 'booked' && <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>}
    </button>
  );
};

export const STATUS_NAMES: Readonly<Record<Appointment['status'], string>> = {
  booked: 'Booked',
  arrived: 'Arrived',
  cancelled: 'Cancelled',
  no_show: 'No-show',
};

const TONES = { booked: 'neutral', arrived: 'success', cancelled: 'neutral', no_show: 'warning' } as const;
