import { type Person, type Service, ServiceFields } from '@attendant/contract/bookings/staff';
import { useState } from 'react';
import { saveProblem } from '../../../api/meanwhile.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { Checkbox } from '../../../kit/form/Toggle.tsx';
import { FormWindow, Pair } from '../../../kit/window/FormWindow.tsx';
import { faultsOf } from './faults.ts';
import styles from './Staff.module.css';
import { useSaveService } from './staff.ts';

interface ServiceDialogProps {
  agentId: string;
  /** Null: a new one. */
  service: Service | null;
  persons: readonly Person[];
  onClose: () => void;
}

const numberOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

function ServiceDialog({ agentId, service, persons, onClose }: ServiceDialogProps) {
  const [typed, setTyped] = useState({
    name: service?.name ?? '',
    minutes: String(service?.minutes ?? 30),
    price: service?.price == null ? '' : service.price.toFixed(2),
    person_ids: service?.person_ids ?? [],
  });
  const [initial] = useState(typed);
  const [isSent, setSent] = useState(false);
  const save = useSaveService(agentId, service, onClose);
  const fields = ServiceFields.safeParse({
    ...typed,
    minutes: numberOf(typed.minutes),
    price: numberOf(typed.price.replace('$', '')) ?? null,
  });
  const faults = isSent ? faultsOf(fields) : {};
  const set = (some: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...some }));
  const toggle = (id: string) =>
    set({
      person_ids: typed.person_ids.includes(id)
        ? typed.person_ids.filter((one) => one !== id)
        : [...typed.person_ids, id],
    });
  return (
    <FormWindow
      title={service ? 'Edit Service' : 'Add Service'}
      act={service ? 'Save Changes' : 'Add Service'}
      isSaving={save.isPending}
      isDirty={JSON.stringify(typed) !== JSON.stringify(initial)}
      problem={save.error && saveProblem(save.error, 'Failed to save the service')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (fields.success) save.mutate(fields.data);
      }}
    >
      <TextField
        label="Name"
        placeholder="Cleaning"
        hint="As callers say it"
        autoComplete="off"
        value={typed.name}
        error={faults.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Pair>
        <TextField
          label="Minutes"
          type="number"
          inputMode="numeric"
          min={5}
          max={480}
          step={5}
          value={typed.minutes}
          error={faults.minutes}
          onChange={({ target }) => set({ minutes: target.value })}
        />
        <TextField
          label="Price"
          optional
          inputMode="decimal"
          placeholder="89.00"
          value={typed.price}
          error={faults.price}
          onChange={({ target }) => set({ price: target.value })}
        />
      </Pair>
      {persons.length > 0 && (
        <fieldset className={styles.who}>
          <legend>Who does it</legend>
          {persons.map(({ id, name }) => (
            <Checkbox key={id} checked={typed.person_ids.includes(id)} onChange={() => toggle(id)}>
              {name}
            </Checkbox>
          ))}
          <p className="small t2">{typed.person_ids.length === 0 ? 'Nobody is ticked: everybody does it.' : ''}</p>
        </fieldset>
      )}
    </FormWindow>
  );
}

export default ServiceDialog;
