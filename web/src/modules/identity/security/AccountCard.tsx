import type { Profile } from '@attendant/contract/identity';
import { useState } from 'react';
import { useSession } from '../../../api/live/use-session.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button, ButtonLink } from '../../../kit/frame/Button.tsx';
import { toast } from '../../../kit/frame/toast.ts';
import { Card } from '../../../kit/part/Card.tsx';
import { ProofForm } from './ProofForm.tsx';
import styles from './Security.module.css';
import { useEraseAccount, useExportAccount } from './security.ts';

/** What is kept of whoever is signed in: to take along, and to erase. */
export function AccountCard() {
  const { user } = useSession();
  const take = useExportAccount();
  const [erasing, setErasing] = useState(false);
  if (!user) return null;
  return (
    <Card id="account" title="Your account" note="What is kept of you, to take along or to erase.">
      {erasing ? (
        <Erase user={user} onCancel={() => setErasing(false)} />
      ) : (
        <>
          <p className="t2">
            The export has your profile, where you were signed in, the names of your passkeys, your places on agents,
            mails to you, and what the log says that you did. Agents are exported with their organisation, or one by one
            in their settings.
          </p>
          <div className={`${styles.end} ${styles.buttons}`}>
            <Button loading={take.isPending} onClick={() => take.mutate()}>
              Export account
            </Button>
            <Button variant="danger-quiet" onClick={() => setErasing(true)}>
              Erase account
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function Erase({ user, onCancel }: { user: Profile; onCancel: () => void }) {
  const erase = useEraseAccount();
  const [typed, setTyped] = useState('');
  const matches = typed.trim().toLowerCase() === user.email.toLowerCase();
  if (!user.has_password) {
    return (
      <div className={styles.form}>
        <p>You have no password yet. Set one, so that nobody else can erase your account in your name.</p>
        <div className={styles.buttons}>
          <ButtonLink to="/password-reset">Set a password</ButtonLink>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    );
  }
  async function act(id_token: string): Promise<void> {
    if (!matches) throw new Error('Type your address to confirm.');
    await erase.mutateAsync({ id_token, email: typed.trim() });
    toast.success('Your account was erased', 'A mail says so, too.');
  }
  return (
    <ProofForm submitText="Erase for Good" isDanger failed="Type your address to confirm." {...{ act, onCancel }}>
      <p>
        Your name, address and phone, every sign-in, passkeys, places on agents and mails to you are erased now. Agents
        that you share stay with their other owners; deleted ones that only you could restore are erased. Nobody can
        bring your account back.
      </p>
      <TextField
        label={`Type ${user.email} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ProofForm>
  );
}
