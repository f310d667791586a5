import type { Agent } from '@attendant/contract/agents';
import { languageName, voiceName } from '@attendant/contract/constants';
import { allows } from '@attendant/contract/permissions';
import { Link } from '@tanstack/react-router';
import { AudioLines, ChevronLeft, Phone, Store } from 'lucide-react';
import { Avatar } from '../../kit/Avatar.tsx';
import { Badge, Lamp } from '../../kit/Badge.tsx';
import { formatPhone } from '../../kit/format.ts';
import { Skeleton, Waiting } from '../../kit/States.tsx';
import { Tab, TabBar } from '../../kit/Tabs.tsx';
import { ActivateButton } from './ActivateButton.tsx';
import styles from './AgentHeader.module.css';

export function AgentHeader({ agent }: { agent: Agent }) {
  return (
    <section className={styles.head} aria-label={agent.name}>
      <div className="wrap">
        <Link className={styles.crumb} to="/app/agents">
          <ChevronLeft size={15} strokeWidth={1.75} aria-hidden="true" />
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
        <AgentTabs agent={agent} />
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
        <Phone strokeWidth={1.75} aria-hidden="true" />
        {formatPhone(agent.phone_number)}
      </span>
    )}
    {agent.business_name && (
      <span className="only-d">
        <Store strokeWidth={1.75} aria-hidden="true" />
        {agent.business_name}
      </span>
    )}
    <span className="only-d">
      <AudioLines strokeWidth={1.75} aria-hidden="true" />
      {voiceName(agent.voice_model)}, {languageName(agent.language)}
    </span>
  </p>
);

const AgentTabs = ({ agent: { id, ordering_enabled, booking_enabled } }: { agent: Agent }) => (
  <TabBar label="Agent">
    <Tab to="/app/agents/$id/overview" params={{ id }}>
      Overview
    </Tab>
    <Tab to="/app/agents/$id/conversations" params={{ id }}>
      Conversations
    </Tab>
    {ordering_enabled && (
      <>
        <Tab to="/app/agents/$id/orders" params={{ id }}>
          Orders
        </Tab>
        <Tab to="/app/agents/$id/menu" params={{ id }}>
          Menu
        </Tab>
      </>
    )}
    {booking_enabled && (
      <Tab to="/app/agents/$id/bookings" params={{ id }}>
        Bookings
      </Tab>
    )}
    <Tab to="/app/agents/$id/memory" params={{ id }}>
      Memories
    </Tab>
    <Tab to="/app/agents/$id/settings" params={{ id }}>
      Settings
    </Tab>
  </TabBar>
);

export const AgentHeaderSkeleton = () => (
  <div className={styles.head}>
    <Waiting label="Loading agent" className={`wrap ${styles.waiting}`}>
      <div className={styles.lines}>
        <Skeleton width={48} height={48} radius={12} />
        <div style={{ display: 'grid', gap: 8 }}>
          <Skeleton width={180} height={18} />
          <Skeleton width={240} />
        </div>
      </div>
      <Skeleton width={360} />
    </Waiting>
  </div>
);
