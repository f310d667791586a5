import { Invitee } from '@attendant/contract/agents/settings';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../../kit/form/Input.tsx';
import { Button, IconButton } from '../../../../kit/frame/Button.tsx';
import { onEnter } from '../on-enter.ts';
import styles from '../Rows.module.css';
import type { SettingsFormState } from '../use-settings-form.ts';

/** Who is mailed about each appointment. */
export function Invitees({ form }: { form: SettingsFormState }) {
  const invitees = useWatch({ control: form.control, name: 'invitees' });
  const put = (list: typeof invitees) => form.setValue('invitees', list, { shouldDirty: true, shouldValidate: true });
  return (
    <section aria-labelledby="invitees">
      <h3 className="title-3" id="invitees">
        Who is told of each appointment
      </h3>
      <ul className={styles.rows}>
        {invitees.map(({ name, email }) => (
          <li key={email}>
            <b>{name}</b>
            <span className="grow t2">{email}</span>
            <IconButton
              size="sm"
              label={`Remove ${name}`}
              onClick={() => put(invitees.filter((one) => one.email !== email))}
            >
              <X size={15} />
            </IconButton>
          </li>
        ))}
      </ul>
      <AddInvitee
        // The same address again changes nothing.
        onAdd={(one) => invitees.every(({ email }) => email !== one.email) && put([...invitees, one])}
      />
    </section>
  );
}

function AddInvitee({ onAdd }: { onAdd: (invitee: Invitee) => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const complete = name.trim() !== '' && email.trim() !== '';
  function add() {
    const invitee = Invitee.safeParse({ name, email });
    setError(invitee.error?.issues[0]?.message);
    if (!invitee.success) return;
    onAdd(invitee.data);
    setName('');
    setEmail('');
  }
  return (
    <div className={styles.addpair} data-edits>
      <TextField
        label="Name"
        maxLength={100}
        value={name}
        onKeyDown={onEnter(add)}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        value={email}
        error={error}
        onKeyDown={onEnter(add)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button disabled={!complete} onClick={add}>
        Add
      </Button>
    </div>
  );
}
