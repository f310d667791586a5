import type { Notices } from '@attendant/contract/agents/notices';
import { TextField } from '../../kit/form/Input.tsx';
import { Switch } from '../../kit/form/Toggle.tsx';
import { Card } from '../../kit/part/Card.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { usePart } from '../agents/settings/parts.ts';
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
        {(notices) => <Form agentId={id} notices={notices} mayChange={mayChange} />}
      </Loaded>
    </Card>
  );
}

/** An empty sum is none. */
const sumOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
const isWrong = (sum: number | null): boolean => sum !== null && !(sum >= 0 && sum <= 99_999.99);

function Form({ agentId, notices, mayChange }: { agentId: string; notices: Notices; mayChange: boolean }) {
  const { mutateAsync } = useChangeNotices(agentId);
  const { missed, failed, large_order } = notices;
  const [typed, set] = usePart(
    'notices',
    { missed, failed, sum: large_order?.toFixed(2) ?? '' },
    {
      isWrong: ({ sum }) => isWrong(sumOf(sum)),
      save: ({ sum, ...others }) => mutateAsync({ ...others, large_order: sumOf(sum) }),
    },
  );
  return (
    <div className={styles.form}>
      <Switch checked={typed.failed} disabled={!mayChange} onChange={({ target }) => set({ failed: target.checked })}>
        Calls that failed
      </Switch>
      <Switch checked={typed.missed} disabled={!mayChange} onChange={({ target }) => set({ missed: target.checked })}>
        Missed calls
      </Switch>
      <TextField
        label="Orders of at least ($)"
        inputMode="decimal"
        disabled={!mayChange}
        value={typed.sum}
        placeholder="None"
        error={isWrong(sumOf(typed.sum)) ? 'Price must be a number like 12.50' : undefined}
        onChange={({ target }) => set({ sum: target.value })}
      />
    </div>
  );
}
