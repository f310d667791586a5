import type { Agent } from '@attendant/contract/agents';
import type { Correction, Proposal } from '@attendant/contract/agents/rehearsals';
import { WEEKDAYS } from '@attendant/contract/constants';
import { allows } from '@attendant/contract/permissions';
import { capital } from '../../../kit/form/format.ts';
import { Options, TextField } from '../../../kit/form/Input.tsx';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { KINDS } from './corrections.ts';

interface FieldsProps {
  agent: Agent;
  correction: Correction;
  proposal: Proposal;
  onChange: (correction: Correction) => void;
}

/** Which kind of thing was wrong, and one line of what is right. */
export function CorrectionFields({ agent, correction, proposal, onChange }: FieldsProps) {
  const set = (more: Partial<Correction>) => onChange({ ...correction, ...more });
  const kinds = KINDS.filter(
    ([kind]) => kind !== 'menu' || (proposal.items.length > 0 && allows(agent.my_role, 'menu.change')),
  );
  return (
    <>
      <SelectField
        label="What has to change"
        value={correction.kind}
        onChange={(event) => {
          const kind = KINDS.find(([one]) => one === event.target.value)?.[0] ?? 'memory';
          // Back to what was proposed: its words belong to its kind.
          onChange(kind === proposal.correction.kind ? proposal.correction : fresh(kind));
        }}
      >
        <Options of={kinds} />
      </SelectField>
      {correction.kind === 'menu' && <MenuFields {...{ correction, proposal, set }} />}
      {correction.kind === 'hours' && <HoursFields {...{ correction, set }} />}
      {(correction.kind === 'memory' || correction.kind === 'passage') && (
        <TextField
          label="What is right"
          autoFocus
          maxLength={1000}
          value={correction.text ?? ''}
          hint={
            correction.of
              ? 'It takes the place of what the reply rested on.'
              : 'One sentence, as the agent should say it.'
          }
          onChange={(event) => set({ text: event.target.value })}
        />
      )}
    </>
  );
}

const fresh = (kind: Correction['kind']): Correction => (kind === 'menu' ? { kind, field: 'price' } : { kind });

interface PartProps {
  correction: Correction;
  set: (more: Partial<Correction>) => void;
}

const FIELDS = [
  ['price', 'Its price'],
  ['description', 'Its description'],
  ['sold_out', 'It is sold out'],
  ['available', 'It is not sold out'],
] as const;

const MenuFields = ({ correction, proposal, set }: PartProps & { proposal: Proposal }) => (
  <>
    <SelectField label="Item" value={correction.of ?? ''} onChange={(event) => set({ of: event.target.value })}>
      <option value="">Choose an item</option>
      <Options of={proposal.items.map(({ id, name }) => [id, name])} />
    </SelectField>
    <SelectField
      label="What about it"
      value={correction.field}
      onChange={(event) => set({ field: FIELDS.find(([field]) => field === event.target.value)?.[0], text: undefined })}
    >
      <Options of={FIELDS} />
    </SelectField>
    {(correction.field === 'price' || correction.field === 'description') && (
      <TextField
        label={correction.field === 'price' ? 'Price' : 'Description'}
        maxLength={1000}
        value={correction.text ?? ''}
        {...(correction.field === 'price' && { placeholder: '12.50', inputMode: 'decimal' as const })}
        onChange={(event) => set({ text: event.target.value })}
      />
    )}
  </>
);

const HoursFields = ({ correction, set }: PartProps) => (
  <>
    <SelectField
      label="Day"
      value={correction.day ?? ''}
      onChange={(event) => set({ day: WEEKDAYS.find((day) => day === event.target.value) })}
    >
      <option value="">Choose a day</option>
      <Options of={WEEKDAYS} nameOf={capital} />
    </SelectField>
    <TextField
      label="Hours"
      placeholder="11:00-22:00"
      hint="Like 11:00-22:00, or closed."
      maxLength={40}
      value={correction.text ?? ''}
      onChange={(event) => set({ text: event.target.value })}
    />
  </>
);
