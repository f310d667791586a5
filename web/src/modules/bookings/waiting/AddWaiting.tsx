import { doersOf } from '@attendant/contract/bookings/staff';
import { NewWaiting } from '@attendant/contract/bookings/waiting';
import { useState } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { addDays, todayIn } from '../../../kit/form/format.ts';
import { Options, TextField } from '../../../kit/form/Input.tsx';
import { DateField } from '../../../kit/pick/DateField.tsx';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { FormWindow, Pair } from '../../../kit/window/FormWindow.tsx';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { usePersons, useServices } from '../staff/staff.ts';
import { useAddWaiting } from './waiting.ts';

const WEEK_DAYS = 6;
const TIMES = {
  '': [null, null],
  morning: [null, '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', null],
} as const;
type Time = keyof typeof TIMES;
const TIME_NAMES: readonly (readonly [Time, string])[] = [
  ['', 'Any time'],
  ['morning', 'Morning, before 12'],
  ['afternoon', 'Afternoon, 12 to 5'],
  ['evening', 'Evening, from 5'],
];

/** Puts somebody on the list by hand. */
export function AddWaiting({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const today = todayIn(useCurrentAgent().timezone);
  const { data: persons = [] } = usePersons(agentId);
  const { data: services = [] } = useServices(agentId);
  const [initial] = useState({
    customer_name: '',
    customer_phone: '',
    service_id: '',
    person_id: '',
    from_day: today,
    until_day: addDays(today, WEEK_DAYS),
    time: '' as Time,
  });
  const [typed, setTyped] = useState(initial);
  const [isSent, setSent] = useState(false);
  const add = useAddWaiting(agentId, onClose);
  const set = (some: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...some }));
  const { time, service_id, person_id, ...others } = typed;
  const [after_time, before_time] = TIMES[time];
  const wanted = { ...others, service_id: service_id || null, person_id: person_id || null, after_time, before_time };
  const isEarly = typed.until_day < typed.from_day;
  const isNameless = typed.customer_name.trim() === '';
  const doers = doersOf(persons, services.find(({ id }) => id === service_id) ?? null);
  return (
    <FormWindow
      wide
      title="Add to waiting list"
      act="Add"
      isSaving={add.isPending}
      isDirty={JSON.stringify(typed) !== JSON.stringify(initial)}
      problem={add.error && problemText(add.error, 'Failed to add them to the list')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (!isEarly && NewWaiting.safeParse(wanted).success) add.mutate(wanted);
      }}
    >
      <Pair>
        <TextField
          label="Name"
          autoComplete="off"
          value={typed.customer_name}
          error={isSent && isNameless ? 'Customer name is required' : undefined}
          onChange={({ target }) => set({ customer_name: target.value })}
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="off"
          hint="A time can be offered by text"
          value={typed.customer_phone}
          onChange={({ target }) => set({ customer_phone: target.value })}
        />
      </Pair>
      {(services.length > 0 || persons.length > 0) && (
        <Pair>
          {services.length > 0 && (
            <SelectField
              label="Service"
              value={service_id}
              onChange={({ target }) => set({ service_id: target.value, person_id: '' })}
            >
              <option value="">No service</option>
              <Options of={services.map(({ id, name }) => [id, name] as const)} />
            </SelectField>
          )}
          {persons.length > 0 && (
            <SelectField label="With" value={person_id} onChange={({ target }) => set({ person_id: target.value })}>
              <option value="">Whoever is free</option>
              <Options of={doers.map(({ id, name }) => [id, name] as const)} />
            </SelectField>
          )}
        </Pair>
      )}
      <Pair>
        <DateField
          label="From"
          min={today}
          value={typed.from_day}
          onChange={({ target }) => set({ from_day: target.value })}
        />
        <DateField
          label="Until"
          min={typed.from_day}
          value={typed.until_day}
          error={isEarly ? 'End date cannot be before start date' : undefined}
          onChange={({ target }) => set({ until_day: target.value })}
        />
      </Pair>
      <SelectField
        label="Time of day"
        value={time}
        onChange={({ target }) => set({ time: TIME_NAMES.find(([one]) => one === target.value)?.[0] ?? '' })}
      >
        <Options of={TIME_NAMES} />
      </SelectField>
    </FormWindow>
  );
}
