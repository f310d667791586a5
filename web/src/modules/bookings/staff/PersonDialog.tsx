import { type Person, PersonFields } from '@attendant/contract/bookings/staff';
import { type BusinessWeek, type SpecialDays, weekErrors } from '@attendant/contract/hours/business-week';
import { datesOf, rangesOf } from '@attendant/contract/hours/special-days';
import { useState } from 'react';
import { saveProblem } from '../../../api/meanwhile.ts';
import { todayIn } from '../../../kit/form/format.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { Switch } from '../../../kit/form/Toggle.tsx';
import { FormWindow } from '../../../kit/window/FormWindow.tsx';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { DaysOff } from './DaysOff.tsx';
import { faultsOf } from './faults.ts';
import { agreedToOwnHours } from './left-out.ts';
import { OwnWeek } from './OwnWeek.tsx';
import { useSavePerson } from './staff.ts';

interface PersonDialogProps {
  agentId: string;
  /** Null: a new one. */
  person: Person | null;
  onClose: () => void;
}

interface Typed {
  name: string;
  /** Null: the hours of the business. */
  business_week: BusinessWeek | null;
  special_days: SpecialDays[];
}

function PersonDialog({ agentId, person, onClose }: PersonDialogProps) {
  const { timezone, business_week } = useCurrentAgent();
  const [initial] = useState<Typed>({
    name: person?.name ?? '',
    business_week: person?.business_week ?? null,
    special_days: person?.special_days ?? [],
  });
  const [typed, setTyped] = useState(initial);
  const [isSent, setSent] = useState(false);
  const save = useSavePerson(agentId, person, onClose);
  const set = (some: Partial<Typed>) => setTyped((before) => ({ ...before, ...some }));
  const fields = PersonFields.safeParse(typed);
  const hours = typed.business_week ? weekErrors(typed.business_week) : {};
  async function saveAgreed(wanted: PersonFields) {
    if (await agreedToOwnHours(person, wanted, timezone)) save.mutate(wanted);
  }
  return (
    <FormWindow
      wide
      title={person ? 'Edit Person' : 'Add Person'}
      act={person ? 'Save Changes' : 'Add Person'}
      isSaving={save.isPending}
      isDirty={JSON.stringify(typed) !== JSON.stringify(initial)}
      problem={save.error && saveProblem(save.error, 'Failed to save the person')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (fields.success && Object.keys(hours).length === 0) void saveAgreed(fields.data);
      }}
    >
      <TextField
        label="Name"
        placeholder="Doctor Okafor"
        hint="As callers say it. A chair or a room has a name, too."
        autoComplete="off"
        value={typed.name}
        error={isSent ? faultsOf(fields).name : undefined}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Switch
        checked={typed.business_week === null}
        onChange={({ target }) => set({ business_week: target.checked ? null : business_week })}
      >
        Works the hours of the business
      </Switch>
      {typed.business_week && (
        <OwnWeek week={typed.business_week} faults={hours} onChange={(week) => set({ business_week: week })} />
      )}
      <DaysOff
        today={todayIn(timezone)}
        days={typed.special_days}
        onChange={(days) => set({ special_days: rangesOf(datesOf(days)) })}
      />
    </FormWindow>
  );
}

export default PersonDialog;
