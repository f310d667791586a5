import type { Agent } from '@attendant/contract/agents';
import { EmptyState } from '../../kit/frame/States.tsx';
import { hoursOn } from './calendar.ts';

/** A day without appointments on which nothing can be booked, and why. */
export function EmptyDay({ agent, day }: { agent: Agent; day: string }) {
  const { isOpen, reason } = hoursOn(agent, day);
  if (isOpen)
    return <EmptyState title="Nothing on this day">No appointments, and no time that can be booked.</EmptyState>;
  return (
    <EmptyState title={reason ? `Closed: ${reason}` : 'Closed on this day'}>
      No appointments, and none can be booked.
    </EmptyState>
  );
}
