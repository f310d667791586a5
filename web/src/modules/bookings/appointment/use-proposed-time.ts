import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { addDays } from '../../../kit/form/format.ts';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { hoursOn } from '../calendar.ts';
import type { AppointmentFields } from './appointment-form.ts';

const DAYS_AHEAD = 30;

interface Proposing {
  form: UseFormReturn<AppointmentFields>;
  initial: AppointmentFields;
  /** The free times of the day that is chosen, the earliest first; nothing while they are on their way. */
  free: readonly string[] | undefined;
  /** For what and with whom; another one begins anew. */
  visit: string;
}

/**
 * Fills in a time: the same as before where it is still free, else, for a new appointment, the next free one, on a later
 * day where the day that is shown has none. A day that was chosen by hand stays.
 */
export function useProposedTime({ form, initial, free, visit }: Proposing) {
  const agent = useCurrentAgent();
  const isNew = initial.customer_name === '';
  const [date, starts_at] = useWatch({ control: form.control, name: ['date', 'starts_at'] });
  const before = useRef({ time: initial.starts_at, visit });
  const isDayChosen = useRef(false);
  const proposed = useRef('');
  useEffect(() => {
    if (starts_at) before.current.time = starts_at;
  }, [starts_at]);
  useEffect(() => {
    const { setValue } = form;
    if (before.current.visit !== visit) {
      before.current.visit = visit;
      // The day may be one that only whoever it was for had to be moved to.
      if (isNew && !isDayChosen.current && before.current.time === proposed.current && date !== initial.date)
        return setValue('date', initial.date);
    }
    if (!free || starts_at) return;
    const { time } = before.current;
    if (free.includes(time)) return setValue('starts_at', time);
    const [first] = free;
    if (!isNew) return;
    if (first) {
      proposed.current = first;
      return setValue('starts_at', first, { shouldValidate: form.formState.isSubmitted });
    }
    if (isDayChosen.current) return;
    const last = addDays(initial.date, DAYS_AHEAD);
    let next = addDays(date, 1);
    while (next < last && !hoursOn(agent, next).isOpen) next = addDays(next, 1);
    if (next < last) setValue('date', next);
  }, [agent, date, form, free, initial.date, isNew, starts_at, visit]);
  return {
    isFirst: isNew && starts_at !== '' && starts_at === free?.[0],
    onDay: () => {
      isDayChosen.current = true;
    },
  };
}
