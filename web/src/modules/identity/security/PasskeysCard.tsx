import type { Passkey } from '@attendant/contract/identity/security';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { doConfirmed } from '../../../api/do-confirmed.ts';
import { formatDayOf } from '../../../kit/form/format.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { toast } from '../../../kit/frame/toast.ts';
import { Line } from '../../../kit/part/Line.tsx';
import { LoadedCard } from './LoadedCard.tsx';
import { ProofForm } from './ProofForm.tsx';
import styles from './Security.module.css';
import { useAddPasskey, usePasskeys, useRemovePasskey } from './security.ts';

export function PasskeysCard() {
  const passkeys = usePasskeys();
  const [adding, setAdding] = useState(false);
  return (
    <LoadedCard
      title="Passkeys"
      subtitle="Sign in with a finger, a face or the code of your device, without the password."
      query={passkeys}
    >
      {(all) => (
        <>
          {all.length === 0 && !adding && <p className="t2">There is no passkey yet.</p>}
          <ul className="ruled">
            {all.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </ul>
          {adding ? (
            <Add onDone={() => setAdding(false)} />
          ) : (
            <div className={styles.end}>
              <Button onClick={() => setAdding(true)}>Add a passkey</Button>
            </div>
          )}
        </>
      )}
    </LoadedCard>
  );
}

function Add({ onDone }: { onDone: () => void }) {
  const add = useAddPasskey();
  const [name, setName] = useState('');
  return (
    <ProofForm
      submitText="Add Passkey"
      failed="No passkey was made. Please try again."
      onCancel={onDone}
      act={async (id_token) => {
        await add.mutateAsync({ id_token, name: name.trim() || 'Passkey' });
        toast.success('Passkey added');
        onDone();
      }}
    >
      <TextField
        label="Name"
        optional
        hint="So that you know it again: Front desk, my phone."
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </ProofForm>
  );
}

function Row({ one }: { one: Passkey }) {
  const remove = useRemovePasskey();
  const ask = () =>
    doConfirmed({
      title: `Remove ${one.name}?`,
      message: 'Nobody can sign in with it any more.',
      confirmText: 'Remove',
      action: () => remove.mutateAsync(one.id),
      failed: 'It could not be removed.',
    });
  return (
    <Line
      mark={<KeyRound size={20} />}
      title={one.name}
      note={`Added ${formatDayOf(one.created_at)}, ${one.used_at ? `used ${formatDayOf(one.used_at)}` : 'not used yet'}`}
    >
      <Button size="sm" onClick={ask}>
        Remove<span className="sr"> {one.name}</span>
      </Button>
    </Line>
  );
}
