import { doersOf } from '@attendant/contract/bookings/staff';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Options } from '../../../kit/form/Input.tsx';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { Pair } from '../../../kit/window/FormWindow.tsx';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { usePersons, useServices } from '../staff/staff.ts';
import type { AppointmentFields } from './appointment-form.ts';

/** What is done and who does it, where the business has services or people. */
export function VisitFields({ form }: { form: UseFormReturn<AppointmentFields> }) {
  const { id } = useCurrentAgent();
  const { data: persons = [] } = usePersons(id);
  const { data: services = [] } = useServices(id);
  const [service_id, person_id] = useWatch({ control: form.control, name: ['service_id', 'person_id'] });
  if (persons.length === 0 && services.length === 0) return null;
  const service = services.find((one) => one.id === service_id) ?? null;
  const doers = doersOf(persons, service);
  const again = () => form.setValue('starts_at', '');
  function onService() {
    again();
    const next = services.find((one) => one.id === form.getValues('service_id')) ?? null;
    if (doersOf(persons, next).every((one) => one.id !== form.getValues('person_id'))) form.setValue('person_id', '');
  }
  return (
    <Pair>
      {services.length > 0 && (
        <SelectField
          label="Service"
          {...form.register('service_id', { onChange: onService })}
          key={`s${services.length}`}
        >
          <option value="">No service</option>
          <Options of={services.map(({ id, name, minutes }) => [id, `${name}, ${minutes} min`] as const)} />
          {service_id && !service && <option value={service_id}>No longer offered</option>}
        </SelectField>
      )}
      {persons.length > 0 && (
        <SelectField
          label="With"
          {...form.register('person_id', { onChange: again })}
          key={`p${service_id} ${doers.length}`}
        >
          <option value="">Whoever is free</option>
          <Options of={doers.map(({ id, name }) => [id, name] as const)} />
          {person_id && doers.every((one) => one.id !== person_id) && (
            <option value={person_id}>No longer there</option>
          )}
        </SelectField>
      )}
    </Pair>
  );
}
