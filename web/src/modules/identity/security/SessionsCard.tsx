import type { Session } from '@attendant/contract/identity/security';
import { MonitorSmartphone } from 'lucide-react';
import { doConfirmed } from '../../../api/do-confirmed.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { formatDateTime, timeAgo } from '../../../kit/form/format.ts';
import { Badge } from '../../../kit/frame/Badge.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { toast } from '../../../kit/frame/toast.ts';
import { Line } from '../../../kit/part/Line.tsx';
import { LoadedCard } from './LoadedCard.tsx';
import styles from './Security.module.css';
import { useEndOthers, useEndSession, useSessions } from './security.ts';

export function SessionsCard() {
  const sessions = useSessions();
  return (
    <LoadedCard title="Where you are signed in" subtitle="A mail tells you of each new device." query={sessions}>
      {(all) => (
        <>
          <ul className="ruled">
            {all.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </ul>
          {all.length > 1 && <EndOthers count={all.length - 1} />}
        </>
      )}
    </LoadedCard>
  );
}

function Row({ one }: { one: Session }) {
  const end = useEndSession();
  const act = () =>
    end.mutate(one.id, {
      onSuccess: () => toast.success('Signed out there'),
      onError: (error) => tellFailure('That device could not be signed out.', error),
    });
  const name = one.device || 'Unknown device';
  return (
    <Line
      mark={<MonitorSmartphone size={20} />}
      title={name}
      note={`${one.address && `${one.address}, `}since ${formatDateTime(one.created_at)}`}
    >
      {one.current ? (
        <Badge tone="neutral">This device</Badge>
      ) : (
        <>
          <span className="small t2">{timeAgo(one.used_at)}</span>
          <Button size="sm" loading={end.isPending} onClick={act}>
            Sign out<span className="sr"> {name}</span>
          </Button>
        </>
      )}
    </Line>
  );
}

function EndOthers({ count }: { count: number }) {
  const end = useEndOthers();
  const ask = () =>
    doConfirmed({
      title: 'Sign out everywhere else?',
      message: `${count === 1 ? 'One device has' : `${count} devices have`} to sign in again. You stay signed in here.`,
      confirmText: 'Sign out everywhere else',
      action: () => end.mutateAsync(),
      failed: 'That did not work.',
    });
  return (
    <div className={styles.end}>
      <Button onClick={ask}>Sign out everywhere else</Button>
    </div>
  );
}
