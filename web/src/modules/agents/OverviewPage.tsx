import type { Agent } from '@attendant/contract/agents';
import { languageName, voiceName } from '@attendant/contract/constants';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../kit/form/format.ts';
import { Card } from '../../kit/part/Card.tsx';
import { ActiveBadge } from './AgentHeader.tsx';
import { useCurrentAgent } from './current-agent.ts';
import styles from './OverviewPage.module.css';

/** The first tab of an agent. Its figures and the place to talk with it come from later modules. */
export function OverviewPage({ children }: { children: (agent: Agent, status: ReactNode) => ReactNode }) {
  const agent = useCurrentAgent();
  return (
    <main className="wrap main" id="main">
      {children(agent, <Status agent={agent} />)}
    </main>
  );
}

const Status = ({ agent }: { agent: Agent }) => (
  <Card bare level={3} id="agent-status" title="Agent status" aside={<ActiveBadge active={agent.active} />}>
    <div className={styles.status}>
      <dl className="dl">
        <Row label="Voice model">{voiceName(agent.voice_model)}</Row>
        <Row label="Language">{languageName(agent.language)}</Row>
        <Row label="Last updated">{formatDateTime(agent.updated_at, agent.timezone)}</Row>
      </dl>
    </div>
  </Card>
);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
