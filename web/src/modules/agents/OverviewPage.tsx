import type { Agent } from '@attendant/contract/agents';
import { languageName, voiceName } from '@attendant/contract/constants';
import { AudioLines, Clock, type LucideIcon, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime, formatDuration, formatNumber } from '../../kit/format.ts';
import { ActiveBadge } from './AgentHeader.tsx';
import { useCurrentAgent } from './current-agent.ts';
import styles from './OverviewPage.module.css';

/** What the agent has done, a place to talk with it, and how it stands. */
export function OverviewPage({ talk }: { talk: (agent: Agent) => ReactNode }) {
  const agent = useCurrentAgent();
  return (
    <main className={`wrap main ${styles.columns}`} id="main">
      <div className={styles.stack}>
        <Figures agent={agent} />
        {talk(agent)}
      </div>
      <aside className={styles.stack}>
        <Status agent={agent} />
      </aside>
    </main>
  );
}

const Figures = ({ agent }: { agent: Agent }) => (
  <section className={`card ${styles.figures}`} aria-label="Figures">
    <Figure icon={MessagesSquare} label="Conversations" value={formatNumber(agent.conversations_count)} sub="In all" />
    <Figure
      icon={AudioLines}
      label="Calls today"
      value={formatNumber(agent.calls_today)}
      sub="In the agent’s time zone"
    />
    <Figure
      icon={Clock}
      label="Avg duration"
      value={formatDuration(agent.avg_call_duration)}
      sub={agent.avg_call_duration > 0 ? 'Of finished calls' : 'No finished calls yet'}
    />
  </section>
);

interface FigureProps {
  icon: LucideIcon;
  label: string;
  value: string;
  sub: string;
}

const Figure = ({ icon: Icon, label, value, sub }: FigureProps) => (
  <div className="stat">
    <span className="k">
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </span>
    <span className="row">
      <span className="number">{value}</span>
    </span>
    <span className="sub">{sub}</span>
  </div>
);

const Status = ({ agent }: { agent: Agent }) => (
  <section className="card" aria-labelledby="agent-status">
    <div className="card-head">
      <h2 className="title-3 grow" id="agent-status">
        Agent status
      </h2>
      <ActiveBadge active={agent.active} />
    </div>
    <div className={styles.status}>
      <dl className="dl">
        <Row label="Voice model">{voiceName(agent.voice_model)}</Row>
        <Row label="Language">{languageName(agent.language)}</Row>
        <Row label="Last updated">{formatDateTime(agent.updated_at, agent.timezone)}</Row>
      </dl>
    </div>
  </section>
);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
