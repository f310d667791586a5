import type { Agent } from '@attendant/contract/agents';
import type { Conversation } from '@attendant/contract/conversations';
import { timeAgo } from '../../kit/form/format.ts';
import { Table } from '../../kit/frame/Table.tsx';
import { useMedia } from '../../kit/hook/use-media.ts';
import styles from './ConversationList.module.css';
import { COLUMNS, ConversationRow, MiniRow, type RowProps } from './ConversationRow.tsx';
import { ROWS_TOGETHER, RowWindow } from './RowWindow.tsx';

/** Narrower than this nine columns would stand in each other's way. */
const NARROWER = 1079;

interface ConversationTableProps {
  agent: Agent;
  conversations: readonly Conversation[];
  now: number;
  /** More than one day is in view. */
  showsDay: boolean;
  onSummary: (conversation: Conversation) => void;
}

/** A table; where it has no room a list of rows of a few lines. */
export function ConversationTable({ agent, conversations, now, showsDay, onSummary }: ConversationTableProps) {
  const isNarrow = useMedia(`(max-width: ${NARROWER}px)`);
  const seconds = conversations.map((one) => secondsOf(one, now));
  const longest = Math.max(1, ...seconds);
  const rows = conversations.map((conversation, at): RowProps => {
    const lasted = seconds[at] ?? 0;
    return {
      agent,
      conversation,
      ago: timeAgo(conversation.started_at, now),
      showsDay,
      onSummary,
      seconds: lasted,
      share: lasted / longest,
    };
  });
  if (isNarrow) {
    return (
      <ul className={`ruled ${styles.mini}`}>
        {rows.map((row) => (
          <MiniRow key={row.conversation.id} {...row} />
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.wide}>
      <Table label="Conversations" columns={COLUMNS}>
        {inParts(rows).map((part, at) => (
          <RowWindow key={part[0]?.conversation.id} rows={part.length} columns={COLUMNS.length} isFirst={at === 0}>
            {() => part.map((row) => <ConversationRow key={row.conversation.id} {...row} />)}
          </RowWindow>
        ))}
      </Table>
    </div>
  );
}

const inParts = <Row,>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_TOGETHER) }, (_, at) =>
    rows.slice(at * ROWS_TOGETHER, (at + 1) * ROWS_TOGETHER),
  );

/** Of a call that goes on, how long it has gone on. */
function secondsOf(conversation: Conversation, now: number): number {
  if (conversation.status !== 'in_progress' || conversation.conversation_type !== 'voice') {
    return conversation.duration_seconds;
  }
  return Math.max(conversation.duration_seconds, Math.floor((now - Date.parse(conversation.started_at)) / 1000));
}
