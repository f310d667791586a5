import type { Agent } from '@attendant/contract/agents';
import { Minimize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../../kit/form/format.ts';
import { Button } from '../../../kit/frame/Button.tsx';
import { useNow } from '../../../kit/frame/use-now.ts';
import styles from './Kitchen.module.css';

interface KitchenBarProps {
  agent: Agent;
  onMinimize: () => void;
  /** The board's tools. */
  children: ReactNode;
}

/** What stays of the page above the maximized board. */
export function KitchenBar({ agent, onMinimize, children }: KitchenBarProps) {
  const now = useNow(1_000);
  return (
    <div className={styles.bar}>
      <h1 className="trunc">{agent.business_name || agent.name}</h1>
      <span className={styles.clock}>{formatTime(new Date(now), agent.timezone)}</span>
      {children}
      <Button size="lg" autoFocus onClick={onMinimize}>
        <Minimize2 />
        Minimize
      </Button>
    </div>
  );
}
