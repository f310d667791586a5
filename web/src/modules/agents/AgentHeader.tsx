import type { Agent } from '@attendant/contract/agents';
import { languageName, voiceName } from '@attendant/contract/constants';
import { allows } from '@attendant/contract/permissions';
import { Link } from '@tanstack/react-router';
import { AudioLines, ChevronLeft, Phone, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPhone } from '../../kit/form/format.ts';
import { Avatar } from '../../kit/frame/Avatar.tsx';
import { Badge, Lamp } from '../../kit/frame/Badge.tsx';
import { Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import { Tab, TabBar } from '../../kit/part/Tabs.tsx';
import { ActivateButton } from './ActivateButton.tsx';
import styles from './AgentHeader.module.css';
import { type AgentTab, tabsOf } from './agent-tabs.ts';

/** What stands beside the name of a tab. */
export type TabMarks = Partial<Record<AgentTab['name'], ReactNode>>;

interface AgentHeaderProps {
  agent: Agent;
  marks?: TabMarks | undefined;
}

export function AgentHeader({ agent, marks }: AgentHeaderProps) {
  return (
    <section className={styles.head} aria-label={agent.name}>
      <div className="wrap">
        <Link className={cx('crumb', styles.crumb)} to="/app/agents">
          <ChevronLeft size={15} />
          All Agents
        </Link>
        <div className={styles.identity}>
          <Avatar id={agent.id} name={agent.name} size="lg" />
          <div className={styles.who}>
            <h1 className="title-1">
              <span className="trunc">{agent.name}</span>
              <ActiveBadge active={agent.active} className="only-d" />
            </h1>
            <Facts agent={agent} />
          </div>
          {allows(agent.my_role, 'agent.change') && <ActivateButton agent={agent} />}
        </div>
        <AgentTabs {...{ agent, marks }} />
      </div>
    </section>
  );
}

export const ActiveBadge = ({ active, className }: { active: boolean; className?: string }) => (
  <Badge tone={active ? 'success' : 'neutral'} className={className}>
    <Lamp state={active ? 'on' : 'off'} />
    {active ? 'Active' : 'Inactive'}
  </Badge>
);

const Facts = ({ agent }: { agent: Agent }) => (
  <p className={styles.meta}>
    <ActiveBadge active={agent.active} className="only-m" />
    {agent.phone_number && (
      <span className="num">
        <Phone />
        {formatPhone(agent.phone_number)}
      </span>
    )}
    {agent.business_name && (
      <span className="only-d">
        <Store />
        {agent.business_name}
      </span>
    )}
    <span className="only-d">
      <AudioLines />
      {voiceName(agent.voice_model)}, {languageName(agent.language)}
    </span>
  </p>
);

const AgentTabs = ({ agent, marks }: AgentHeaderProps) => (
  <TabBar label="Agent">
    {tabsOf(agent).map(({ name, to }) => (
      <Tab key={name} to={to} params={{ id: agent.id }}>
        {name}
        {marks?.[name] && <span className={styles.mark}>{marks[name]}</span>}
      </Tab>
    ))}
  </TabBar>
);

export const AgentHeaderSkeleton = () => (
  <div className={styles.head}>
    <Waiting label="Loading agent" className={`wrap ${styles.waiting}`}>
      <div className={styles.lines}>
        <Skeleton width={48} height={48} radius={12} />
        <div>
          <Skeleton width={180} height={18} />
          <Skeleton width={240} />
        </div>
      </div>
      <Skeleton width={360} />
    </Waiting>
  </div>
);
