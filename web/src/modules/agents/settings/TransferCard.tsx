import type { TransferSettings } from '@attendant/contract/agents/transfers';
import { TextField } from '../../../kit/form/Input.tsx';
import { Switch } from '../../../kit/form/Toggle.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { TimeField } from '../../../kit/pick/DateField.tsx';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { useAllowed } from '../current-agent.ts';
import { Keywords } from './Keywords.tsx';
import styles from './TransferCard.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

const RULES = [
  ['urgency', 'It is urgent', 'The caller says that it cannot wait.'],
  ['complex', 'The agent cannot help', 'The request is more than the agent can do.'],
  ['angry', 'The caller is angry', 'The caller complains or gets loud.'],
  ['outsideHours', 'You are closed', 'The call comes outside your business hours.'],
] as const satisfies readonly [keyof TransferSettings['rules'], string, string][];

/** When a person takes over, and who. Another number costs money: only owners change it. */
export function TransferCard({ form }: { form: SettingsFormState }) {
  const [mayTransfer, mayChange] = [useAllowed('transfer.change'), useAllowed('agent.change')];
  return (
    <Card
      bare
      id="transfer"
      title="Call Transfer"
      note={mayChange && !mayTransfer ? 'Only owners can change this.' : 'When the agent hands a call to a person.'}
    >
      <fieldset className={`card-body ${styles.transfer}`} disabled={!mayTransfer} aria-label="Call Transfer">
        <Number form={form} />
        <Keywords form={form} />
        <Rules form={form} />
        <TransferHours form={form} />
      </fieldset>
    </Card>
  );
}

const Number = ({ form }: { form: SettingsFormState }) => (
  <TextField
    label="Transfer Number"
    type="tel"
    inputMode="tel"
    optional
    className={styles.half}
    hint="Whose phone rings. Without one the agent takes a message."
    {...fieldOf(form)('transfer_settings.rules.transferNumber')}
  />
);

const Rules = ({ form }: { form: SettingsFormState }) => (
  <fieldset className={styles.rules}>
    <legend className="title-3">Also transfer when</legend>
    {RULES.map(([rule, name, text]) => (
      <div key={rule} className={styles.rule}>
        <div className="grow">
          <b id={`transfer-${rule}`}>{name}</b>
          <p className="small t2">{text}</p>
        </div>
        <Switch aria-labelledby={`transfer-${rule}`} {...form.register(`transfer_settings.rules.${rule}`)} />
      </div>
    ))}
  </fieldset>
);

function TransferHours({ form }: { form: SettingsFormState }) {
  const errors = form.formState.errors.transfer_settings?.businessHours;
  const path = 'transfer_settings.businessHours' as const;
  const check = { onBlur: () => void form.trigger(path) };
  return (
    <fieldset className={styles.rules}>
      <legend className="title-3">When somebody is there to take over</legend>
      <div className={styles.hours}>
        <TimeField label="From" error={errors?.start?.message} {...form.register(`${path}.start`, check)} />
        <TimeField label="To" error={errors?.end?.message} {...form.register(`${path}.end`, check)} />
        <SelectField label="At other times" {...form.register(`${path}.afterHoursAction`)}>
          <option value="voicemail">Record a voicemail</option>
          <option value="message">Take a message</option>
          <option value="none">Go on without a transfer</option>
        </SelectField>
      </div>
    </fieldset>
  );
}
