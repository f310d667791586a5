import type { Notices } from '@attendant/contract/agents/notices';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../kit/form/Input.tsx';
import { Switch } from '../../kit/form/Toggle.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { Card } from '../../kit/part/Card.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import styles from './NoticesCard.module.css';
import { useChangeNotices, useNotices } from './notices.ts';

/** Which calls the owners are mailed about. */
export function NoticesCard() {
  const { id } = useCurrentAgent();
  const mayChange = useAllowed('agent.change');
  const query = useNotices(id);
  return (
    <Card
      id="notices"
      title="Notifications"
      note="Owners get a mail for each message and voicemail. Choose what else they hear of."
    >
      <Loaded query={query} loading="Loading the notifications" failed="Failed to load the notifications" height={60}>
        {(notices) => <Form agentId={id} notices={notices} mayChange={mayChange} key={JSON.stringify(notices)} />}
      </Loaded>
    </Card>
  );
}

function Form({ agentId, notices, mayChange }: { agentId: string; notices: Notices; mayChange: boolean }) {
  const [missed, setMissed] = useState(notices.missed);
  const [failed, setFailed] = useState(notices.failed);
  const [sum, setSum] = useState(notices.large_order?.toFixed(2) ?? '');
  const save = useChangeNotices(agentId);
  const large_order = sum.trim() === '' ? null : Number(sum);
  const isWrong = large_order !== null && !(large_order >= 0 && large_order <= 99_999.99);
  const isChanged = missed !== notices.missed || failed !== notices.failed || large_order !== notices.large_order;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWrong) save.mutate({ missed, failed, large_order });
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Switch checked={failed} disabled={!mayChange} onChange={({ target }) => setFailed(target.checked)}>
        Calls that failed
      </Switch>
      <Switch checked={missed} disabled={!mayChange} onChange={({ target }) => setMissed(target.checked)}>
        Missed calls
      </Switch>
      <TextField
        label="Orders of at least ($)"
        inputMode="decimal"
        disabled={!mayChange}
        value={sum}
        placeholder="None"
        error={isWrong ? 'Price must be a number like 12.50' : undefined}
        onChange={({ target }) => setSum(target.value)}
      />
      {mayChange && isChanged && (
        <Button type="submit" variant="primary" loading={save.isPending}>
          Save Notifications
        </Button>
      )}
    </form>
  );
}
