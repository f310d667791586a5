import type { Appointment, AppointmentChanges } from '@attendant/contract/bookings';
import { stepOf } from '@attendant/contract/bookings/work';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { toast } from '../../../kit/frame/toast.ts';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { useServices } from '../staff/staff.ts';
import { type Place, useCarry } from './carry.ts';
import { type Card, type DayGrid, momentIn } from './columns.ts';
import { whyNot } from './why-not.ts';

export interface Moved {
  before: Appointment;
  after: Appointment;
}

const FAILED = 'The appointment was not moved';

/** Moves what is carried to another place, and back again. */
export function useMoves(grid: DayGrid) {
  const agent = useCurrentAgent();
  const cache = useQueryClient();
  const { data: services = [] } = useServices(agent.id);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const lengths = services.length > 0 ? services.map(({ minutes }) => minutes) : [agent.default_slot_duration];
  const step = stepOf(lengths, agent.buffer_time);

  async function change(one: Appointment, changes: AppointmentChanges): Promise<Appointment | null> {
    const { agent_id: id, id: appointmentId, updated_at } = one;
    try {
      return await client.bookings.update({ id, appointmentId, updated_at, ...changes });
    } catch (error) {
      tellFailure(FAILED, error);
      return null;
    } finally {
      await cache.invalidateQueries({ queryKey: ['bookings', id] });
    }
  }

  async function drop(card: Card, to: Place): Promise<void> {
    const column = grid.columns[to.column];
    if (!column) return;
    const why = whyNot(card, to, grid);
    if (why) return toast.error(FAILED, why);
    const before = card.appointment;
    const after = await change(before, {
      starts_at: momentIn(column, to.top).toISOString(),
      ...(column.id && column.id !== before.person_id && { person_id: column.id }),
    });
    if (after) setMoved({ before, after });
  }

  async function undo(): Promise<void> {
    if (!moved) return;
    const { before, after } = moved;
    setUndoing(true);
    const { starts_at, person_id } = before;
    await change(after, { starts_at, ...(person_id !== after.person_id && { person_id }) });
    setUndoing(false);
    setMoved(null);
  }

  return { carry: useCarry(grid, step, drop), moved, isUndoing, undo: () => void undo(), forget: () => setMoved(null) };
}
