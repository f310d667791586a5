import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { saveProblem } from '../../../api/meanwhile.ts';
import { formatTime, todayIn } from '../../../kit/form/format.ts';
import { Options, SelectField, TextAreaField, TextField } from '../../../kit/form/Input.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { FormBody, Pair } from '../../../kit/window/FormWindow.tsx';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { useSlots } from '../bookings.ts';
import { dayIn, hoursOn } from '../calendar.ts';
import { type AppointmentFields, AppointmentFields as Schema } from './appointment-form.ts';

interface AppointmentFormProps {
  id: string;
  initial: AppointmentFields;
  error: Error | null;
  onDirty: (isDirty: boolean) => void;
  onSave: (fields: AppointmentFields) => void;
}

export function AppointmentForm({ id, initial, error, onDirty, onSave }: AppointmentFormProps) {
  const form = useForm({ resolver: standardSchemaResolver(Schema), mode: 'onTouched', defaultValues: initial });
  const { isDirty } = form.formState;
  const field = fieldOf(form);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <FormBody
      id={id}
      problem={error && saveProblem(error, 'Failed to save the appointment')}
      onSubmit={(event) => void form.handleSubmit(onSave)(event)}
    >
      <WhenFields form={form} initial={initial} />
      <TextField label="Name" autoComplete="off" {...field('customer_name')} />
      <Pair>
        <TextField label="Phone" optional type="tel" autoComplete="off" {...field('customer_phone')} />
        <TextField
          label="Email"
          optional
          type="email"
          autoComplete="off"
          hint="Gets an invitation with a calendar file"
          {...field('customer_email')}
        />
      </Pair>
      <TextAreaField label="What it is about" optional rows={2} {...field('notes')} />
    </FormBody>
  );
}

interface WhenProps {
  form: UseFormReturn<AppointmentFields>;
  initial: AppointmentFields;
}

/** A day, and one of the times that are free on it. */
function WhenFields({ form, initial }: WhenProps) {
  const agent = useCurrentAgent();
  const date = useWatch({ control: form.control, name: 'date' });
  const { data: slots } = useSlots(agent.id, date);
  const kept = initial.starts_at !== '' && dayIn(agent.timezone, initial.starts_at) === date ? initial.starts_at : null;
  const free = slots?.filter((slot) => slot.free > 0 || slot.starts_at === kept).map((slot) => slot.starts_at) ?? [];
  const times = kept && !free.includes(kept) ? [kept, ...free].sort() : free;
  return (
    <Pair>
      <TextField
        label="Day"
        type="date"
        min={todayIn(agent.timezone)}
        {...form.register('date', { onChange: () => form.setValue('starts_at', '') })}
      />
      <SelectField
        label="Time"
        hint={slots && times.length === 0 ? whyNone(hoursOn(agent, date)) : undefined}
        {...fieldOf(form)('starts_at')}
        // The options come after the value: without a key the first one would be shown for it.
        key={`${date} ${times.length}`}
      >
        <option value="">Choose a time</option>
        <Options of={times} nameOf={(time) => formatTime(time, agent.timezone)} />
      </SelectField>
    </Pair>
  );
}

function whyNone({ isOpen, reason }: ReturnType<typeof hoursOn>): string {
  if (isOpen) return 'No free time on this day';
  return reason ? `Closed on this day: ${reason}` : 'Closed on this day';
}
