import type { Agent } from '@attendant/contract/agents';
import type { Conversation } from '@attendant/contract/conversations';
import { Link, useNavigate } from '@tanstack/react-router';
import { AudioLines, Eye, Info, MessageSquare } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { formatDateTime, formatDuration, formatPhone, formatTime } from '../../kit/form/format.ts';
import { Badge } from '../../kit/frame/Badge.tsx';
import { ButtonLink, IconButton } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { ListWaiting } from '../../kit/part/List.tsx';
import styles from './ConversationList.module.css';
import { callerOf } from './marks/caller.ts';
import { DangerMark } from './marks/DangerMark.tsx';
import { OutcomeText } from './marks/OutcomeText.tsx';
import { StatusMark } from './marks/StatusMark.tsx';

export interface RowProps {
  agent: Agent;
  conversation: Conversation;
  /** '5 minutes ago' */
  ago: string;
  showsDay: boolean;
  onSummary: (conversation: Conversation) => void;
  seconds: number;
  /** Of the longest in view, 0 to 1. */
  share: number;
}

export const COLUMNS = [
  'Caller',
  'Outcome',
  'Started',
  'Duration',
  'Type',
  'Status',
  'Phone',
  'ID',
  'Actions',
] as const;

export const shortId = (id: string) => id.slice(0, 8);
/** On the page that shows the list, in the app or in the console of administrators. */
const threadOf = ({ id }: Conversation) => ({ to: '.', search: { conversation: id } }) as const;

const phoneOf = ({ caller_phone }: Conversation) => formatPhone(caller_phone) || 'Unknown';

/** Drawn again only when something of it has changed: there may be thousands. */
export const ConversationRow = memo(function ConversationRow(props: RowProps) {
  const { agent, conversation, ago, showsDay, onSummary, seconds, share } = props;
  const navigate = useNavigate();
  const thread = threadOf(conversation);
  const id = shortId(conversation.id);
  const isMessage = conversation.conversation_type === 'message';
  const open = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button');
    if (!isControl && !getSelection()?.toString()) void navigate(thread);
  };
  return (
    // The link of the id is what opens the row by keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr className={styles.row} onClick={open}>
      <td>
        <span className={styles.caller}>
          <b className={cx('strong', 'trunc', !conversation.caller_name && 'num')} title={callerOf(conversation)}>
            {callerOf(conversation)}
          </b>
          {conversation.is_test && <TestBadge />}
        </span>
      </td>
      <td>
        <span className={styles.came}>
          <DangerMark danger={conversation.danger} className={styles.danger} />
          <OutcomeText outcome={conversation.outcome} />
        </span>
      </td>
      <td>
        <span className="num nowrap">{startedText(conversation, agent, showsDay)}</span>
        <br />
        <span className="small t3 nowrap">{ago}</span>
      </td>
      <td>
        <Duration isMessage={isMessage} seconds={seconds} share={share} />
      </td>
      <td>
        <span className={cx(styles.type, isMessage && styles.message)}>
          <TypeIcon isMessage={isMessage} />
          {isMessage ? 'Message' : 'Voice'}
        </span>
      </td>
      <td>
        <StatusMark status={conversation.status} />
      </td>
      <td className={cx('num nowrap', !conversation.caller_phone && 't3')}>{phoneOf(conversation)}</td>
      <td>
        <Link {...thread} className="mono" data-conversation={conversation.id}>
          {id}
        </Link>
      </td>
      <td>
        <span className={styles.actions}>
          <ButtonLink
            {...thread}
            className={styles.view}
            variant="ghost"
            size="sm"
            aria-label={`View conversation ${id}`}
            title="View"
          >
            <Eye />
          </ButtonLink>
          <IconButton label={`Summary of ${id}`} size="sm" onClick={() => onSummary(conversation)}>
            <Info size={18} />
          </IconButton>
        </span>
      </td>
    </tr>
  );
});

const Duration = ({ isMessage, seconds, share }: { isMessage: boolean; seconds: number; share: number }) => (
  <span className={cx(styles.duration, isMessage && styles.message)}>
    <span className="num nowrap">{formatDuration(seconds)}</span>
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </span>
  </span>
);

/** Where a table has no room: who and when, what came of it, and the rest in one line. */
export const MiniRow = memo(function MiniRow({ agent, conversation, showsDay, seconds }: RowProps) {
  const isMessage = conversation.conversation_type === 'message';
  const rest = [
    formatDuration(seconds),
    isMessage ? 'Message' : 'Voice',
    conversation.caller_name && phoneOf(conversation),
  ].filter(Boolean);
  return (
    <li>
      <Link {...threadOf(conversation)} data-conversation={conversation.id}>
        <span className={cx(styles.round, isMessage && styles.message)} aria-hidden="true">
          <TypeIcon isMessage={isMessage} />
        </span>
        <span className={styles.who}>
          <b className={cx('strong', 'trunc', !conversation.caller_name && 'num')}>{callerOf(conversation)}</b>
          {conversation.is_test && <TestBadge />}
        </span>
        <span className={cx(styles.when, 'num')}>{startedText(conversation, agent, showsDay)}</span>
        <span className={styles.came}>
          <DangerMark danger={conversation.danger} className={styles.danger} />
          <OutcomeText outcome={conversation.outcome} />
        </span>
        <span className={styles.status}>
          {conversation.status !== 'completed' && <StatusMark status={conversation.status} />}
        </span>
        <span className={cx(styles.rest, 'small t3 num')}>
          <span>{rest.join(' · ')}</span>
          <span className="mono">{shortId(conversation.id)}</span>
        </span>
      </Link>
    </li>
  );
});

const TestBadge = () => (
  <Badge tone="line" className={styles.mark}>
    Test
  </Badge>
);

const TypeIcon = ({ isMessage }: { isMessage: boolean }) =>
  isMessage ? <MessageSquare size={15} /> : <AudioLines size={15} />;

const startedText = ({ started_at }: Conversation, agent: Agent, showsDay: boolean) =>
  showsDay ? formatDateTime(started_at, agent.timezone) : formatTime(started_at, agent.timezone);

export const ListSkeleton = () => <ListWaiting label="Loading conversations" widths={[140, 190, 96]} />;
