import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatTime, todayIn } from '../../../kit/form/format.ts';
import { Options } from '../../../kit/form/Input.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { DateField } from '../../../kit/pick/DateField.tsx';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { Pair } from '../../../kit/window/FormWindow.tsx';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { useSlots } from '../bookings.ts';
import { dayIn, hoursOn } from '../calendar.ts';
import type { AppointmentFields } from './appointment-form.ts';
import { useProposedTime } from './use-proposed-time.ts';

interface WhenProps {
  form: UseFormReturn<AppointmentFields>;
  initial: AppointmentFields;
}

/** A day, and one of the times that are free on it: the next one, until another is chosen. */
export function WhenFields({ form, initial }: WhenProps) {
  const agent = useCurrentAgent();
  const [date, service_id, person_id] = useWatch({ control: form.control, name: ['date', 'service_id', 'person_id'] });
  const visit = { ...(service_id && { service_id }), ...(person_id && { person_id }) };
  const { data: slots } = useSlots(agent.id, date, visit);
  const isSame = service_id === initial.service_id && person_id === initial.person_id;
  const kept =
    isSame && initial.starts_at !== '' && dayIn(agent.timezone, initial.starts_at) === date ? initial.starts_at : null;
  const free = useMemo(
    () => slots?.filter((slot) => slot.free > 0 || slot.starts_at === kept).map((slot) => slot.starts_at),
    [slots, kept],
  );
  const proposal = useProposedTime({ form, initial, free, visit: `${service_id} ${person_id}` });
  const times = kept && free && !free.includes(kept) ? [kept, ...free].sort() : (free ?? []);
  const time = fieldOf(form)('starts_at');
  const why = slots && times.length === 0 ? whyNone(hoursOn(agent, date), person_id !== '') : undefined;
  return (
    <Pair>
      <DateField
        label="Day"
        min={todayIn(agent.timezone)}
        {...form.register('date', {
          onChange: () => {
            proposal.onDay();
            form.setValue('starts_at', '');
          },
        })}
      />
      <SelectField
        label="Time"
        {...time}
        hint={why ?? (proposal.isFirst ? 'The first free time' : undefined)}
        // On a day without times there is nothing to choose: why is said instead of what to do.
        error={time.error && (why ?? time.error)}
        // The options come after the value: without a key the first one would be shown for it.
        key={`${date} ${times.length} ${service_id} ${person_id}`}
      >
        <option value="">{why ? 'No time on this day' : 'Choose a time'}</option>
        <Options of={times} nameOf={(time) => formatTime(time, agent.timezone)} />
      </SelectField>
    </Pair>
  );
}

function whyNone({ isOpen, reason }: ReturnType<typeof hoursOn>, isWithSomebody: boolean): string {
  if (isOpen) return isWithSomebody ? 'Away or fully booked on this day' : 'No free time on this day';
  return reason ? `Closed on this day: ${reason}` : 'Closed on this day';
}
