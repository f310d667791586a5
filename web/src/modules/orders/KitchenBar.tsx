import type { Agent } from '@attendant/contract/agents';
import { Minimize2, Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../kit/Button.tsx';
import { formatTime } from '../../kit/format.ts';
import { useNow } from '../../kit/use-now.ts';
import styles from './OrdersPage.module.css';

interface KitchenBarProps {
  agent: Agent;
  sound: boolean;
  onSound: () => void;
  onMinimize: () => void;
}

/** What stays of the page above the maximized board. */
export function KitchenBar({ agent, sound, onSound, onMinimize }: KitchenBarProps) {
  const now = useNow(1_000);
  return (
    <div className={styles.kitchen}>
      <h1 className="trunc">{agent.business_name || agent.name}</h1>
      <span className={styles.clock}>{formatTime(new Date(now), agent.timezone)}</span>
      <Button size="lg" variant="ghost" aria-pressed={sound} onClick={onSound}>
        {sound ? <Volume2 strokeWidth={1.75} aria-hidden="true" /> : <VolumeX strokeWidth={1.75} aria-hidden="true" />}
        <span className="only-d">{sound ? 'Sound on' : 'Sound off'}</span>
        <span className="sr only-m">Sound for new orders</span>
      </Button>
      <Button size="lg" autoFocus onClick={onMinimize}>
        <Minimize2 strokeWidth={1.75} aria-hidden="true" />
        Minimize
      </Button>
    </div>
  );
}
