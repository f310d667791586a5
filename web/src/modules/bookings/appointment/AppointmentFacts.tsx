import type { Appointment } from '@attendant/contract/bookings';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDateTime, formatLongDay, formatPhone, formatTime } from '../../../kit/form/format.ts';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { STATUS_NAMES } from '../AppointmentCard.tsx';
import styles from '../Bookings.module.css';
import { dayIn } from '../calendar.ts';

export function AppointmentFacts({ appointment: one }: { appointment: Appointment }) {
  const { id, timezone } = useCurrentAgent();
  return (
    <dl className={styles.facts}>
      <Fact name="When">
        {formatLongDay(dayIn(timezone, one.starts_at))}, {formatTime(one.starts_at, timezone)} –{' '}
        {formatTime(one.ends_at, timezone)}
      </Fact>
      <Fact name="Status">
        {STATUS_NAMES[one.status]}
        {one.confirmed_at && `, confirmed by the customer ${formatDateTime(one.confirmed_at, timezone)}`}
      </Fact>
      {one.reminded_at && <Fact name="Reminded">{formatDateTime(one.reminded_at, timezone)}</Fact>}
      {one.reminder_problem && <Fact name="Reminded">No: {one.reminder_problem}</Fact>}
      {one.service_name && <Fact name="Service">{one.service_name}</Fact>}
      {one.person_name && <Fact name="With">{one.person_name}</Fact>}
      {one.notes && <Fact name="About">{one.notes}</Fact>}
      {one.customer_phone && (
        <Fact name="Phone">
          <a className="link" href={`tel:${one.customer_phone}`}>
            {formatPhone(one.customer_phone)}
          </a>
        </Fact>
      )}
      {one.customer_email && (
        <Fact name="Email">
          <a className="link" href={`mailto:${one.customer_email}`}>
            {one.customer_email}
          </a>
        </Fact>
      )}
      <Fact name="Booked">
        {formatDateTime(one.created_at, timezone)}
        {one.conversation_id && (
          <>
            {' in a '}
            <Link
              className="link"
              to="/app/agents/$id/conversations"
              params={{ id }}
              search={{ conversation: one.conversation_id }}
            >
              conversation
            </Link>
          </>
        )}
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);
