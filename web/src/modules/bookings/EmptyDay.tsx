import type { Agent } from '@attendant/contract/agents';
import { formatLongDay } from '../../kit/form/format.ts';
import { Button } from '../../kit/frame/Button.tsx';
import { EmptyState } from '../../kit/frame/States.tsx';
import { hoursOn, nextOpenDay } from './calendar.ts';

interface EmptyDayProps {
  agent: Agent;
  day: string;
  onDay: (day: string) => void;
}

/** A day without appointments on which nothing can be booked, why, and the next on which something can. */
export function EmptyDay({ agent, day, onDay }: EmptyDayProps) {
  const { isOpen, reason } = hoursOn(agent, day);
  const next = nextOpenDay(agent, day);
  const action = next && <Button onClick={() => onDay(next)}>Show {formatLongDay(next)}</Button>;
  if (isOpen)
    return (
      <EmptyState title="Nothing on this day" action={action}>
        No appointments, and no time that can be booked.
      </EmptyState>
    );
  return (
    <EmptyState title={reason ? `Closed: ${reason}` : 'Closed on this day'} action={action}>
      No appointments, and none can be booked.
    </EmptyState>
  );
}
