import type { Agent } from '@attendant/contract/agents';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../../kit/form/format.ts';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import styles from './Reports.module.css';
import { type MadeFilter, useMade } from './report.ts';

interface MadeBookingsProps {
  agent: Agent;
  /** Stays the last one while the window fades. */
  filter: MadeFilter;
  isOpen: boolean;
  onClose: () => void;
}

/** The appointments that a figure is made of, each with the conversation it came from. */
const MadeBookings = ({ agent, filter, isOpen, onClose }: MadeBookingsProps) => (
  <Dialog wide title={filter.title} isOpen={isOpen} onClose={onClose}>
    <Loaded query={useMade(agent.id, filter)} loading="Loading bookings" failed="Failed to load bookings" height={200}>
      {({ items, total }) => (
        <>
          <p className="small t2">
            {total} {total === 1 ? 'booking' : 'bookings'} made in these days
            {items.length < total && `, the newest ${items.length} of them here`}
          </p>
          <ul className={styles.sold}>
            {items.map((one) => (
              <li key={one.id}>
                <span>
                  <b>{one.customer_name}</b>
                  <span className="small t2 num">
                    {one.person_name && `with ${one.person_name}, `}made{' '}
                    {formatDateTime(one.created_at, agent.timezone)}
                    {one.conversation_id && (
                      <>
                        {', '}
                        <Link
                          className="link"
                          to="/app/agents/$id/conversations"
                          params={{ id: agent.id }}
                          search={{ conversation: one.conversation_id }}
                        >
                          conversation
                        </Link>
                      </>
                    )}
                  </span>
                </span>
                <b className="num">{formatDateTime(one.starts_at, agent.timezone)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  </Dialog>
);

export default MadeBookings;
