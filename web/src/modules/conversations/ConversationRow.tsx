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
import { DangerMark } from './DangerMark.tsx';
import { StatusMark } from './StatusMark.tsx';

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

export const shortId = (id: string) => id.slice(0, 8);
/** On the page that shows the list, in the app or in the console of administrators. */
const threadOf = ({ id }: Conversation) => ({ to: '.', search: { conversation: id } }) as const;

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
    // The link in the first cell is what opens the row by keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr className={styles.row} onClick={open}>
      <td>
        <Link {...thread} className="mono" data-conversation={conversation.id}>
          {id}
        </Link>
        {conversation.is_test && <TestBadge />}
        <DangerMark danger={conversation.danger} className={styles.mark} />
      </td>
      <td>
        <span className="num nowrap">{startedText(conversation, agent, showsDay)}</span>
        <br />
        <span className="small t3 nowrap">{ago}</span>
      </td>
      <td className="num nowrap">
        {conversation.caller_phone ? formatPhone(conversation.caller_phone) : <span className="t3">Unknown</span>}
      </td>
      <td>
        <Duration isMessage={isMessage} seconds={seconds} share={share} />
      </td>
      <td>
        <StatusMark status={conversation.status} />
      </td>
      <td>
        <span className={cx(styles.type, isMessage && styles.message)}>
          <TypeIcon isMessage={isMessage} />
          {isMessage ? 'Message' : 'Voice'}
        </span>
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

/** Two lines on a phone: who and when, which and how it went. */
export const MiniRow = memo(function MiniRow({ agent, conversation, showsDay, seconds }: RowProps) {
  const isMessage = conversation.conversation_type === 'message';
  return (
    <li>
      <Link {...threadOf(conversation)} data-conversation={conversation.id}>
        <span className={cx(styles.round, isMessage && styles.message)}>
          <TypeIcon isMessage={isMessage} />
          <span className="sr">{isMessage ? 'Message' : 'Voice'}</span>
        </span>
        <b className="strong num">{formatPhone(conversation.caller_phone) || 'Unknown'}</b>
        <span className={cx(styles.right, 'num')}>{startedText(conversation, agent, showsDay)}</span>
        <span className="small t3">
          <span className="mono">{shortId(conversation.id)}</span>
          {conversation.is_test && <TestBadge />}
          <DangerMark danger={conversation.danger} className={styles.mark} />
        </span>
        <span className={styles.right}>
          {conversation.status === 'completed' ? (
            <span className="small t2 num">{formatDuration(seconds)}</span>
          ) : (
            <StatusMark status={conversation.status} />
          )}
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

export const ListSkeleton = () => <ListWaiting label="Loading conversations" widths={[72, 96, 140]} />;
