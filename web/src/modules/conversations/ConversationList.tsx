import type { Agent } from '@attendant/contract/agents';
import { OUTCOMES, SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import type { Conversation } from '@attendant/contract/conversations';
import { allows } from '@attendant/contract/permissions';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { addDays, formatDuration, formatHours, formatNumber, todayIn } from '../../kit/form/format.ts';
import { Button, ButtonLink } from '../../kit/frame/Button.tsx';
import { EmptyState, ErrorPanel } from '../../kit/frame/States.tsx';
import { UpdatedAgo } from '../../kit/frame/UpdatedAgo.tsx';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import { useNow } from '../../kit/frame/use-now.ts';
import { cx } from '../../kit/look/cx.ts';
import { type DayRange, type RangeChoice, rangeOf, rangeProblem, rangeText } from '../../kit/part/day-range.ts';
import { ListFoot } from '../../kit/part/List.tsx';
import { RangeBar } from '../../kit/part/RangeBar.tsx';
import { later } from '../../kit/window/later.tsx';
import { CsvButton } from '../agents/CsvButton.tsx';
import { useCurrentAgent } from '../agents/current-agent.ts';
import { ConversationFilters } from './ConversationFilters.tsx';
import styles from './ConversationList.module.css';
import { ListSkeleton } from './ConversationRow.tsx';
import { ConversationTable } from './ConversationTable.tsx';
import { type ConversationFilter, NO_FILTER, useConversationStatistics, useConversations } from './conversations.ts';
import { focusOpened } from './opened.ts';

const SummaryDialog = later(() => import('./SummaryDialog.tsx'));
const AGE_STEP_MS = 10_000;

/** Coming back from a conversation shows the days and the filter that were chosen before. */
const chosen = new Map<string, Chosen>();
interface Chosen {
  choice: RangeChoice;
  filter: ConversationFilter;
}

/** What the list shows first: what a link asks for, else what was chosen before. */
function useChosen(agentId: string, today: string) {
  const { outcome, start, end } = useSearch({ strict: false });
  const asked = OUTCOMES.find((one) => one === outcome);
  const [state, setState] = useState<Chosen>(() => {
    if (!asked) return chosen.get(agentId) ?? { choice: 'today', filter: NO_FILTER };
    const days = { start: start ?? addDays(today, -1), end: end ?? today };
    return { choice: rangeProblem(days, today) ? 'today' : days, filter: { ...NO_FILTER, outcome: asked } };
  });
  useEffect(() => void chosen.set(agentId, state), [agentId, state]);
  const choose = (change: Partial<Chosen>) => setState((before) => ({ ...before, ...change }));
  return [state, choose] as const;
}

export function ConversationList() {
  const agent = useCurrentAgent();
  const now = useNow(AGE_STEP_MS);
  const today = todayIn(agent.timezone, new Date(now));
  const [{ choice, filter }, choose] = useChosen(agent.id, today);
  const range = rangeOf(choice, today);
  const search = useDebounced(filter.search.trim(), SEARCH_DEBOUNCE_MS);
  const caller = useDebounced(filter.caller.trim(), SEARCH_DEBOUNCE_MS);
  const query = useConversations(agent.id, range, { ...filter, search, caller });
  const isFiltered = JSON.stringify({ ...filter, search, caller }) !== JSON.stringify(NO_FILTER);
  const [read, setRead] = useState<Conversation | null>(null);
  const [reading, setReading] = useState(false);

  const readSummary = useCallback((conversation: Conversation) => {
    setRead(conversation);
    setReading(true);
  }, []);

  return (
    <main className="wrap main" id="main">
      <div className="pagehead">
        <Heading query={query} range={range} />
        <RangeBar
          {...{ choice, today }}
          onChoose={(next) => choose({ choice: next })}
          onRefresh={() => void query.refetch()}
          isFetching={query.isFetching}
        >
          <CsvButton agentId={agent.id} list="conversations" range={range} />
        </RangeBar>
      </div>
      <p className={`small t3 num ${styles.figures}`}>
        {isFiltered ? '\u00a0' : <Figures agentId={agent.id} range={range} listed={query.total} />}
      </p>
      <ConversationFilters filter={filter} onChange={(next) => choose({ filter: next })} />
      <List
        {...{ agent, query, range, now }}
        onSummary={readSummary}
        onReset={isFiltered ? () => choose({ filter: NO_FILTER }) : null}
      />
      {read && <SummaryDialog summary={read.summary} isOpen={reading} onClose={() => setReading(false)} />}
    </main>
  );
}

type Query = ReturnType<typeof useConversations>;

interface HeadingProps {
  query: Query;
  range: DayRange;
}

const Heading = ({ query: { conversations, total, isError, dataUpdatedAt }, range }: HeadingProps) => (
  <div className={styles.heading}>
    <h2 className="title-2">
      {conversations ? `${formatNumber(total)} ${total === 1 ? 'conversation' : 'conversations'}` : 'Conversations'}
    </h2>
    <p className="small t3 num">
      {rangeText(range)}
      {conversations && '. '}
      {conversations && (isError ? 'Could not refresh, trying again' : <UpdatedAgo at={dataUpdatedAt} />)}
    </p>
  </div>
);

/** Without the tests, which the list shows too: how many they are is said, so that both can be reckoned up. */
function Figures({ agentId, range, listed }: { agentId: string; range: DayRange; listed: number }) {
  const { data: figures, isError } = useConversationStatistics(agentId, range);
  if (isError) return 'Failed to fetch conversation statistics';
  // Its line is kept while it is waited for.
  if (!figures || listed === 0) return '\u00a0';
  const tests = counted(Math.max(0, listed - figures.total), 'test');
  const { by_type: type, total_duration_seconds: seconds, average_duration_seconds: average, unique_callers } = figures;
  const counts = [counted(type.voice, 'call'), counted(type.message, 'text'), counted(unique_callers, 'caller'), tests];
  return (
    <>
      {counts.filter(Boolean).join(', ')}.
      {seconds > 0 && ` ${formatHours(seconds / 60)} in all, ${formatDuration(average)} on average.`}
    </>
  );
}

/** '1 call', '12 callers'; nothing of none. */
const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

const TryLink = ({ agent }: { agent: Agent }) =>
  allows(agent.my_role, 'conversations.try') && (
    <ButtonLink to="/app/agents/$id/overview" params={{ id: agent.id }}>
      Try it
    </ButtonLink>
  );

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
        <EmptyState
          title="No conversations found"
          action={onReset ? <Button onClick={onReset}>Reset</Button> : <TryLink agent={agent} />}
        >
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
