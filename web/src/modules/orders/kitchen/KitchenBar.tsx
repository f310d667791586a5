import type { Agent } from '@attendant/contract/agents';
import { Minimize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../../kit/form/format.ts';
import { Count } from '../../../kit/frame/Badge.tsx';
import { IconButton } from '../../../kit/frame/Button.tsx';
import { Segmented } from '../../../kit/frame/Segmented.tsx';
import { useNow } from '../../../kit/frame/use-now.ts';
import { fadeAtEdges } from '../../../kit/hook/fade-at-edges.ts';
import styles from './Kitchen.module.css';
import { STAGES, type Stage, TICKETS } from './rush.ts';

interface KitchenBarProps {
  agent: Agent;
  stage: Stage;
  /** How many tickets each stage has. */
  counts: Readonly<Record<keyof typeof TICKETS, number>>;
  onStage: (stage: Stage) => void;
  onMinimize: () => void;
  /** Which of the tickets. */
  ways: ReactNode;
  /** What is done with the board as a whole. */
  children: ReactNode;
}

/** What stays of the page above a kitchen's tickets. */
export function KitchenBar({ agent, stage, counts, onStage, ways, onMinimize, children }: KitchenBarProps) {
  const now = useNow(1_000);
  return (
    <div className={styles.bar}>
      <div className={styles.place}>
        <IconButton bordered label="Minimize" autoFocus onClick={onMinimize}>
          <Minimize2 size={18} />
        </IconButton>
        <h1 className="trunc">{agent.business_name || agent.name}</h1>
        <span className={styles.clock}>{formatTime(new Date(now), agent.timezone)}</span>
      </div>
      <Segmented
        label="Tickets"
        value={stage}
        onChange={onStage}
        options={STAGES.map((one) => [
          one,
          one === 'board' ? 'Board' : <Named key={one} stage={one} {...{ counts }} />,
        ])}
      />
      {ways}
      <div className={styles.tools} ref={fadeAtEdges}>
        {children}
      </div>
    </div>
  );
}

const Named = ({ stage, counts }: { stage: keyof typeof TICKETS } & Pick<KitchenBarProps, 'counts'>) => (
  <>
    {TICKETS[stage].name}
    <Count value={counts[stage]} label={`${counts[stage]} orders`} hot={stage === 'make' && counts[stage] > 0} />
  </>
);
