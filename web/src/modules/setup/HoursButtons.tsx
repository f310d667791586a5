import type { Agent } from '@attendant/contract/agents';
import { Button } from '../../kit/frame/Button.tsx';
import { SettingsLink } from './SettingsLink.tsx';
import styles from './SetupChecklist.module.css';
import { useConfirmHours } from './setup.ts';

/** Other hours, or these. */
export function HoursButtons({ agent }: { agent: Agent }) {
  const confirm = useConfirmHours(agent.id);
  return (
    <span className={styles.buttons}>
      <SettingsLink agent={agent} section="hours">
        Set hours
      </SettingsLink>
      <Button size="sm" loading={confirm.isPending} onClick={() => confirm.mutate()}>
        These hours are right
      </Button>
    </span>
  );
}
