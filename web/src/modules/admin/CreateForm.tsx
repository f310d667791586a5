import { type UseFormReturn, useForm } from 'react-hook-form';
import { isProblem, problemText } from '../../api/door/problem.ts';
import { Banner } from '../../kit/form/Banner.tsx';
import { TextAreaField, TextField } from '../../kit/form/Input.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { toast } from '../../kit/frame/toast.ts';
import { checkedBy } from '../../kit/part/checked-by.ts';
import { fieldOf } from '../../kit/part/field-of.ts';
import { SelectField } from '../../kit/pick/SelectField.tsx';
import { ZoneOptions } from '../agents/settings/ZoneOptions.tsx';
import { useLeaveGuard } from '../agents/use-leave-guard.ts';
import { useCreateForOthers } from './agents.ts';
import styles from './CreateForm.module.css';
import { BLANK, CreateFields } from './create-form.ts';

/** A new agent for a business. Nobody owns it until somebody is made its owner. */
export default function CreateForm({ onDone }: { onDone: () => void }) {
  const create = useCreateForOthers();
  const form = useForm<CreateFields>({
    resolver: checkedBy(CreateFields),
    mode: 'onTouched',
    defaultValues: BLANK,
  });
  const { isValid, isDirty } = form.formState;
  useLeaveGuard(isDirty && !create.isPending && !create.isSuccess, 'Leave without creating?');
  const submit = form.handleSubmit((fields) =>
    create.mutate(fields, {
      onSuccess: ({ name }) => {
        toast.success(`${name} was created`, 'Edit it to give it an owner.');
        onDone();
      },
    }),
  );
  const failed = create.error && !isProblem(create.error, 401);
  return (
    <form
      className={`card ${styles.form}`}
      noValidate
      aria-label="Create New Agent"
      onSubmit={(event) => void submit(event)}
    >
      {failed && (
        <Banner tone="danger" title="Creation Failed">
          <p>{problemText(create.error, 'Failed to create agent.')}</p>
        </Banner>
      )}
      <fieldset className="fields" disabled={create.isPending} aria-label="New agent">
        <Fields form={form} />
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={!isValid && !create.isPending} loading={create.isPending}>
          Create Agent
        </Button>
      </div>
      {create.isPending && <output className={styles.overlay}>Creating your agent...</output>}
    </form>
  );
}

function Fields({ form }: { form: UseFormReturn<CreateFields> }) {
  const field = fieldOf(form);
  return (
    <>
      <TextField label="Agent Name" autoFocus {...field('name')} />
      <TextField label="Business Name" {...field('business_name')} />
      <TextField
        label="Phone Number"
        type="tel"
        hint="Used for inbound calls. Telephony integration required."
        {...field('phone_number')}
      />
      <SelectField label="Timezone" {...field('timezone')}>
        <ZoneOptions stored={BLANK.timezone} />
      </SelectField>
      <TextAreaField className="whole" label="Agent Greeting" rows={2} {...field('greeting')} />
      <TextAreaField className="whole" label="System Prompt" rows={4} {...field('system_prompt')} />
    </>
  );
}
