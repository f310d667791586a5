import { useState } from 'react';
import { useSession } from '../../../api/live/use-session.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { toast } from '../../../kit/frame/toast.ts';
import { Card } from '../../../kit/part/Card.tsx';
import { ProofForm } from './ProofForm.tsx';
import styles from './Security.module.css';
import { useEraseTenant, useExportTenant } from './security.ts';

/** The organisations of whoever is signed in, each as a whole: to take along, and to erase. */
export function TenantCards() {
  const { user } = useSession();
  const owned = user?.tenants.filter(({ role }) => role === 'owner') ?? [];
  return owned.map(({ id, name }) => <TenantCard key={id} id={id} name={name} />);
}

function TenantCard({ id, name }: { id: string; name: string }) {
  const take = useExportTenant(id);
  const [erasing, setErasing] = useState(false);
  return (
    <Card id={`tenant-${id}`} title={name} note="Your organisation: all your agents and what is kept of them.">
      {erasing ? (
        <Erase id={id} name={name} onEnd={() => setErasing(false)} />
      ) : (
        <>
          <p className="t2">
            The export has everything of the agents that you own: conversations with their sound, orders, appointments,
            menus, memories, uploads, and who works with them.
          </p>
          <div className={`${styles.end} ${styles.buttons}`}>
            <Button loading={take.isPending} onClick={() => take.mutate()}>
              Export organisation
            </Button>
            <Button variant="danger-quiet" onClick={() => setErasing(true)}>
              Erase organisation
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function Erase({ id, name, onEnd }: { id: string; name: string; onEnd: () => void }) {
  const erase = useEraseTenant(id);
  const [typed, setTyped] = useState('');
  async function act(id_token: string): Promise<void> {
    await erase.mutateAsync({ id_token, name: typed.trim() });
    toast.success('The organisation was erased', 'Recordings and uploads follow within minutes.');
    onEnd();
  }
  return (
    <ProofForm submitText="Erase for Good" isDanger failed="Type its name to confirm." {...{ act }} onCancel={onEnd}>
      <p>
        All agents of the organisation answer no more, and everything of them is erased now, for everybody who works
        with them: nobody can bring it back. Your account stays.
      </p>
      <TextField
        label={`Type ${name} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ProofForm>
  );
}
