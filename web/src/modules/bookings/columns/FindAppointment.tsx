import type { Appointment } from '@attendant/contract/bookings';
import { useState } from 'react';
import { formatDate, formatTime } from '../../../kit/form/format.ts';
import { SearchField } from '../../../kit/form/Input.tsx';
import { useDebounced } from '../../../kit/frame/use-debounced.ts';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { STATUS_NAMES } from '../AppointmentCard.tsx';
import { useFoundAppointments } from '../bookings.ts';
import { dayIn } from '../calendar.ts';
import styles from './Columns.module.css';

interface FindAppointmentProps {
  agentId: string;
  onClose: () => void;
  onFound: (appointment: Appointment) => void;
}

/** By name or number, whenever it is; the latest first. */
function FindAppointment({ agentId, onClose, onFound }: FindAppointmentProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 250);
  const query = useFoundAppointments(agentId, search);
  return (
    <Dialog wide isOpen title="Find appointment" onClose={onClose}>
      <div className={styles.find}>
        <SearchField autoFocus label="Name or phone number" onSearch={setTyped} />
        {search.length > 1 && (
          <Loaded query={query} loading="Searching" failed="Failed to search" height={120}>
            {({ items }) => <Found items={items} onFound={onFound} />}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}

function Found({ items, onFound }: { items: readonly Appointment[]; onFound: (appointment: Appointment) => void }) {
  const { timezone } = useCurrentAgent();
  if (items.length === 0) return <p className="t2">Nobody of this name or number has an appointment.</p>;
  return (
    <ul className="ruled">
      {items.map((one) => (
        <li key={one.id}>
          <button type="button" className={styles.found} onClick={() => onFound(one)}>
            <strong>{one.customer_name}</strong>
            <span className="num">
              {formatDate(dayIn(timezone, one.starts_at))}, {formatTime(one.starts_at, timezone)}
            </span>
            <span className="small t2">
              {[one.service_name, one.person_name, one.status === 'booked' ? '' : STATUS_NAMES[one.status]]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export default FindAppointment;
