import type { Agent } from '@attendant/contract/agents';
import { Check, Minus, Pencil } from 'lucide-react';
import { formatPhone } from '../../kit/form/format.ts';
import { Avatar } from '../../kit/frame/Avatar.tsx';
import { Badge } from '../../kit/frame/Badge.tsx';
import { Button, ButtonLink } from '../../kit/frame/Button.tsx';
import { ActiveBadge } from '../agents/AgentHeader.tsx';
import styles from './AgentRow.module.css';

interface AgentRowProps {
  agent: Agent;
  isEdited: boolean;
  onEdit: () => void;
}

export function AgentRow({ agent, isEdited, onEdit }: AgentRowProps) {
  const { id, name } = agent;
  return (
    <div className={styles.row}>
      <Avatar id={id} name={name} />
      <div className={styles.two}>
        <h3 className="title-3 trunc">{name}</h3>
        <span className="small t2 trunc">{agent.business_name || 'No business name'}</span>
      </div>
      <div className={styles.two}>
        <span className="num">{formatPhone(agent.phone_number) || 'No phone number'}</span>
        <span className="small t2 trunc">
          {agent.language.toUpperCase()}, <span className="mono">{agent.voice_model}</span>
        </span>
      </div>
      <div className={styles.badges}>
        <ActiveBadge active={agent.active} />
        {agent.closed && <Badge tone="warning">Temporarily Closed</Badge>}
      </div>
      <div className={styles.badges}>
        <Feature on={agent.booking_enabled} words={['Booking Enabled', 'Booking Disabled']} />
        <Feature on={agent.ordering_enabled} words={['Ordering Enabled', 'Ordering Disabled']} />
      </div>
      <div className={styles.buttons}>
        <Button size="sm" aria-expanded={isEdited} onClick={onEdit}>
          <Pencil />
          Edit<span className="sr"> {name}</span>
        </Button>
        <ButtonLink size="sm" to="/admin/agent/$id" params={{ id }}>
          View<span className="sr"> {name}</span>
        </ButtonLink>
      </div>
    </div>
  );
}

const Feature = ({ on, words: [enabled, disabled] }: { on: boolean; words: readonly [string, string] }) => (
  <Badge tone={on ? 'pine' : 'line'}>
    {on ? <Check /> : <Minus />}
    {on ? enabled : disabled}
  </Badge>
);
