import type { Agent } from '@attendant/contract/agents';
import { languageName, voiceName } from '@attendant/contract/constants';
import { allows } from '@attendant/contract/permissions';
import { Link } from '@tanstack/react-router';
import { AudioLines, Globe, Pencil } from 'lucide-react';
import { formatDuration, formatNumber, formatPhone } from '../../../kit/form/format.ts';
import { Switch } from '../../../kit/form/Toggle.tsx';
import { Avatar } from '../../../kit/frame/Avatar.tsx';
import { Badge } from '../../../kit/frame/Badge.tsx';
import { ButtonLink } from '../../../kit/frame/Button.tsx';
import { Skeleton } from '../../../kit/frame/States.tsx';
import { cx } from '../../../kit/look/cx.ts';
import { useChangeAgent } from '../agents.ts';
import styles from './AgentCard.module.css';

/** The whole card opens the agent; its switch and its Edit stand above that link. */
export function AgentCard({ agent }: { agent: Agent }) {
  const { id, name, active } = agent;
  const change = useChangeAgent(id, 'Failed to update agent status');
  return (
    <article className={cx(styles.card, !active && styles.off)}>
      <div className={styles.head}>
        <Avatar id={id} name={name} lamp={active ? 'on' : 'off'} />
        <div className={styles.name}>
          <h2 className="title-3 trunc">
            <Link to="/app/agents/$id" params={{ id }}>
              {name}
            </Link>
          </h2>
          <p className="t2 num">{formatPhone(agent.phone_number) || 'No phone number'}</p>
        </div>
        <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Badge>
      </div>
      <p className={styles.facts}>
        <span>
          <AudioLines />
          {voiceName(agent.voice_model)}
        </span>
        <span>
          <Globe />
          {languageName(agent.language)}
        </span>
      </p>
      <Figures agent={agent} />
      {allows(agent.my_role, 'agent.change') ? (
        <div className={styles.foot}>
          <Switch
            checked={active}
            aria-label={`Answer calls, ${name}`}
            onChange={(event) => change.mutate({ active: event.target.checked })}
          >
            {answering(agent)}
          </Switch>
          <ButtonLink className="ms" variant="ghost" size="sm" to="/app/agents/$id/edit" params={{ id }}>
            <Pencil />
            Edit<span className="sr"> {name}</span>
          </ButtonLink>
        </div>
      ) : (
        <p className={cx(styles.foot, 'small t2')}>{answering(agent)}</p>
      )}
    </article>
  );
}

/** Without a number nobody can call it. */
function answering({ active, phone_number }: Agent): string {
  if (!active) return 'Not answering';
  return phone_number ? 'Answering calls' : 'Ready for a number';
}

const Figures = ({ agent }: { agent: Agent }) => (
  <dl>
    <div>
      <dt>Conversations</dt>
      <dd>
        {formatNumber(agent.conversations_count)} <small className="t3">so far</small>
      </dd>
    </div>
    <div>
      <dt>Calls today</dt>
      <dd>{formatNumber(agent.calls_today)}</dd>
    </div>
    <div>
      <dt>Avg duration</dt>
      <dd>
        {formatDuration(agent.avg_call_duration)} <small className="t3">so far</small>
      </dd>
    </div>
  </dl>
);

export const AgentCardSkeleton = () => (
  <div className={cx(styles.card)}>
    <div className={styles.head}>
      <Skeleton radius={10} />
      <div className={styles.two}>
        <Skeleton width="60%" height={14} />
        <Skeleton width="45%" />
      </div>
      <Skeleton width={58} height={22} radius={11} />
    </div>
    <div className={styles.facts}>
      <Skeleton width={130} height={18} />
    </div>
    <dl>
      {['Conversations', 'Calls today', 'Avg duration'].map((figure) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>
            <Skeleton width={44} height={24} />
          </dd>
        </div>
      ))}
    </dl>
    <div className={styles.foot}>
      <Skeleton width={140} height={20} />
    </div>
  </div>
);
