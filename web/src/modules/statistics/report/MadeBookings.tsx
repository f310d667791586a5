import type { Agent } from '@attendant/contract/agents';
import { formatDateTime } from '../../../kit/form/format.ts';
import { FigureWindow, type FigureWindowProps, FromConversation } from './FigureWindow.tsx';
import { type MadeFilter, useMade } from './report.ts';

/** The appointments that a figure is made of, each with the conversation it came from. */
const MadeBookings = ({ agent, filter, ...window }: FigureWindowProps<MadeFilter> & { agent: Agent }) => (
  <FigureWindow
    {...window}
    title={filter.title}
    query={useMade(agent.id, filter)}
    noun="bookings"
    failed="Failed to load bookings"
    countOf={(total) => `${total} ${total === 1 ? 'booking' : 'bookings'} made in these days`}
  >
    {(one) => (
      <>
        <span>
          <b>{one.customer_name}</b>
          <span className="small t2 num">
            {one.person_name && `with ${one.person_name}, `}made {formatDateTime(one.created_at, agent.timezone)}
            <FromConversation agentId={agent.id} id={one.conversation_id} />
          </span>
        </span>
        <b className="num">{formatDateTime(one.starts_at, agent.timezone)}</b>
      </>
    )}
  </FigureWindow>
);

export default MadeBookings;
