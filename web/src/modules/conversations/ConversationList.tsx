import type { Agent } from '@attendant/contract/agents';
import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import type { Conversation } from '@attendant/contract/conversations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { formatDuration, formatHours, formatNumber, todayIn } from '../../kit/form/format.ts';
import { Button } from '../../kit/frame/Button.tsx';
import { EmptyState, ErrorPanel } from '../../kit/frame/States.tsx';
import { UpdatedAgo } from '../../kit/frame/UpdatedAgo.tsx';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import { useNow } from '../../kit/frame/use-now.ts';
import { cx } from '../../kit/look/cx.ts';
import { type DayRange, type RangeChoice, rangeOf, rangeText } from '../../kit/part/day-range.ts';
import { ListFoot } from '../../kit/part/List.tsx';
import { RangeBar } from '../../kit/part/RangeBar.tsx';
import { later } from '../../kit/window/later.tsx';
import { useCurrentAgent } from '../agents/current-agent.ts';
import { ConversationFilters } from './ConversationFilters.tsx';
import styles from './ConversationList.module.css';
import { ListSkeleton } from './ConversationRow.tsx';
import { ConversationTable } from './ConversationTable.tsx';
import { NO_FILTER, useConversationStatistics, useConversations } from './conversations.ts';
import { focusOpened } from './opened.ts';

const SummaryDialog = later(() => import('./SummaryDialog.tsx'));
const AGE_STEP_MS = 10_000;

/** Coming back from a conversation shows the days that were chosen before. */
const chosen = new Map<string, RangeChoice>();

export function ConversationList() {
  const agent = useCurrentAgent();
  const now = useNow(AGE_STEP_MS);
  const [choice, setChoice] = useState<RangeChoice>(chosen.get(agent.id) ?? 'today');
  const today = todayIn(agent.timezone, new Date(now));
  const range = rangeOf(choice, today);
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useDebounced(filter.search.trim(), SEARCH_DEBOUNCE_MS);
  const caller = useDebounced(filter.caller.trim(), SEARCH_DEBOUNCE_MS);
  const query = useConversations(agent.id, range, { ...filter, search, caller });
  const isFiltered = JSON.stringify({ ...filter, search, caller }) !== JSON.stringify(NO_FILTER);
  const [read, setRead] = useState<Conversation | null>(null);
  const [reading, setReading] = useState(false);

  function choose(next: RangeChoice) {
    chosen.set(agent.id, next);
    setChoice(next);
  }
  const readSummary = useCallback((conversation: Conversation) => {
    setRead(conversation);
    setReading(true);
  }, []);

  return (
    <main className="wrap main" id="main">
      <div className="pagehead">
        <Heading agentId={agent.id} query={query} range={range} isFiltered={isFiltered} />
        <RangeBar
          {...{ choice, today }}
          onChoose={choose}
          onRefresh={() => void query.refetch()}
          isFetching={query.isFetching}
        />
      </div>
      <ConversationFilters filter={filter} onChange={setFilter} />
      <List
        {...{ agent, query, range, now }}
        onSummary={readSummary}
        onReset={isFiltered ? () => setFilter(NO_FILTER) : null}
      />
      {read && <SummaryDialog summary={read.summary} isOpen={reading} onClose={() => setReading(false)} />}
    </main>
  );
}

type Query = ReturnType<typeof useConversations>;

interface HeadingProps {
  agentId: string;
  query: Query;
  range: DayRange;
  isFiltered: boolean;
}

const Heading = ({
  agentId,
  query: { conversations, total, isError, dataUpdatedAt },
  range,
  isFiltered,
}: HeadingProps) => (
  <div>
    <h2 className="title-2">
      {conversations ? `${formatNumber(total)} ${total === 1 ? 'conversation' : 'conversations'}` : 'Conversations'}
    </h2>
    <p className="small t3 num">
      {rangeText(range)}
      {conversations && '. '}
      {conversations && (isError ? 'Could not refresh, trying again' : <UpdatedAgo at={dataUpdatedAt} />)}
    </p>
    {!isFiltered && <Figures agentId={agentId} range={range} />}
  </div>
);

/** Without the tests, which the list shows too. */
function Figures({ agentId, range }: { agentId: string; range: DayRange }) {
  const { data: figures, isError } = useConversationStatistics(agentId, range);
  if (isError) return <p className="small t3">Failed to fetch conversation statistics</p>;
  if (!figures || figures.total === 0) return null;
  const { by_type: type, total_duration_seconds: seconds, average_duration_seconds: average, unique_callers } = figures;
  const counts = [counted(type.voice, 'call'), counted(type.message, 'text'), counted(unique_callers, 'caller')];
  return (
    <p className="small t3 num">
      {counts.filter(Boolean).join(', ')}.
      {seconds > 0 && ` ${formatHours(seconds / 60)} in all, ${formatDuration(average)} on average.`}
    </p>
  );
}

/** '1 call', '12 callers'; nothing of none. */
const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

interface ListProps {
  agent: Agent;
  query: Query;
  range: DayRange;
  now: number;
  onSummary: (conversation: Conversation) => void;
  /** Null where nothing is filtered out. */
  onReset: (() => void) | null;
}

function List({ agent, query, range, now, onSummary, onReset }: ListProps) {
  const { conversations, total, error } = query;
  const section = useRef<HTMLElement>(null);
  const isLoaded = conversations !== undefined;
  useEffect(() => {
    if (isLoaded) focusOpened(section.current);
  }, [isLoaded]);
  if (!conversations) {
    return (
      <div className={styles.list}>
        {error ? (
          <ErrorPanel title="Failed to fetch conversations" onRetry={() => void query.refetch()}>
            {problemText(error, 'Please try again.')}
          </ErrorPanel>
        ) : (
          <ListSkeleton />
        )}
      </div>
    );
  }
  return (
    <section
      className={cx('card', styles.list, query.isPlaceholderData && styles.old)}
      aria-label="Conversations"
      ref={section}
    >
      <output className="sr">{onReset && `${total} found`}</output>
      {conversations.length === 0 ? (
        <EmptyState title="No conversations found" action={onReset && <Button onClick={onReset}>Reset</Button>}>
          {onReset
            ? `Nothing on ${range.start === range.end ? 'this day' : 'these days'} matches.`
            : `Calls and messages of ${range.start === range.end ? 'this day' : 'these days'} appear here as they happen.`}
        </EmptyState>
      ) : (
        <>
          <ConversationTable {...{ agent, conversations, now, onSummary }} showsDay={range.start !== range.end} />
          <ListFoot>
            <span className="num">
              1 to {formatNumber(conversations.length)} of {formatNumber(total)}
            </span>
            {query.hasNextPage ? (
              <Button size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show more
              </Button>
            ) : (
              <span className="only-d">Refreshes every minute</span>
            )}
          </ListFoot>
        </>
      )}
    </section>
  );
}
