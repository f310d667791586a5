import type { Administrator } from '@attendant/contract/identity';
import { doConfirmed } from '../../api/do-confirmed.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { Avatar } from '../../kit/frame/Avatar.tsx';
import { Badge } from '../../kit/frame/Badge.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { toast } from '../../kit/frame/toast.ts';
import { Line } from '../../kit/part/Line.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { AdminPage } from '../leads/AdminPage.tsx';
import styles from './AdministratorsPage.module.css';
import { useAdministrators, useRevokeAdministrator, useWithdrawAdministrator } from './administrators.ts';
import { InviteAdministrator } from './InviteAdministrator.tsx';

/** Who administers the whole. For superadmins: only they make administrators. */
export function AdministratorsPage() {
  const query = useAdministrators();
  return (
    <AdminPage title="Administrators" note="They see and change the agents of every business.">
      <section className={`card ${styles.card}`} aria-label="Administrators">
        <Loaded query={query} loading="Loading administrators" failed="Failed to load the administrators" height={120}>
          {(people) => (
            <ul className="ruled">
              {people.map((one) => (
                <Row key={one.id} one={one} />
              ))}
            </ul>
          )}
        </Loaded>
        <InviteAdministrator />
      </section>
    </AdminPage>
  );
}

const STATUS: Readonly<Record<Administrator['status'], string>> = {
  superadmin: 'Superadmin',
  admin: 'Admin',
  invited: 'Invited',
};

function Row({ one }: { one: Administrator }) {
  const name = one.name || one.email;
  return (
    <Line mark={<Avatar id={one.id} name={name} shape="round" letters={2} />} title={name} note={one.name && one.email}>
      <Badge tone={one.status === 'invited' ? 'line' : 'neutral'}>{STATUS[one.status]}</Badge>
      {one.status === 'admin' && <Revoke id={one.id} name={name} />}
      {one.status === 'invited' && <Withdraw invitation={one} />}
    </Line>
  );
}

function Revoke({ id, name }: { id: string; name: string }) {
  const revoke = useRevokeAdministrator();
  const ask = () =>
    doConfirmed({
      title: `Is ${name} no longer an administrator?`,
      message: 'The account stays, without the rights of an administrator.',
      confirmText: 'Take the rights away',
      action: () => revoke.mutateAsync(id),
      failed: 'The rights could not be taken away.',
    });
  return (
    <Button size="sm" onClick={ask}>
      Revoke<span className="sr"> {name}</span>
    </Button>
  );
}

function Withdraw({ invitation: { id, email } }: { invitation: Administrator }) {
  const withdraw = useWithdrawAdministrator();
  const act = () =>
    withdraw.mutate(id, {
      onSuccess: () => toast.success('Invitation withdrawn'),
      onError: (error) => tellFailure('Failed to withdraw the invitation.', error),
    });
  return (
    <Button size="sm" loading={withdraw.isPending} onClick={act}>
      Withdraw<span className="sr"> the invitation to {email}</span>
    </Button>
  );
}
