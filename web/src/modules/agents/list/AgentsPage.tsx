import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { Button, ButtonLink } from '../../../kit/frame/Button.tsx';
import { keepFocus } from '../../../kit/frame/focus-heading.ts';
import { EmptyState, ErrorPanel, ShowMore, Waiting } from '../../../kit/frame/States.tsx';
import { useAgentCounts, useAgents } from '../agents.ts';
import { DeletedAgents } from '../end/DeletedAgents.tsx';
import { AgentCard, AgentCardSkeleton } from './AgentCard.tsx';
import { AgentFilterBar } from './AgentFilterBar.tsx';
import styles from './AgentsPage.module.css';
import { useAgentFilters } from './use-agent-filters.ts';

export function AgentsPage() {
  const filters = useAgentFilters();
  const list = useAgents(filters.applied);
  const counts = useAgentCounts();
  const isNew = counts?.total === 0;
  // Whoever has just signed up: the app began anew, and what had the focus is gone.
  useEffect(() => {
    if (isNew) keepFocus();
  }, [isNew]);
  return (
    <main className={`wrap main ${styles.page}`} id="main">
      <div className="pagehead">
        <div>
          <h1 className="title-1">AI Voice Agents</h1>
          <p className={`t2 ${styles.counts}`}>
            {counts &&
              counts.total > 0 &&
              `${counts.total} ${counts.total === 1 ? 'agent' : 'agents'}, ${counts.active} active`}
          </p>
        </div>
        {!isNew && (
          <ButtonLink variant="primary" to="/app/agents/create">
            <Plus />
            Create Agent
          </ButtonLink>
        )}
      </div>
      <AgentFilterBar filters={filters} />
      <Results filters={filters} list={list} />
      <DeletedAgents />
    </main>
  );
}

interface ResultsProps {
  filters: ReturnType<typeof useAgentFilters>;
  list: ReturnType<typeof useAgents>;
}

function Results({ filters, list }: ResultsProps) {
  const found = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  if (list.isPending) return <Loading />;
  if (list.isError && found.length === 0) {
    return (
      <div className={styles.result}>
        <ErrorPanel title="Failed to load agents" onRetry={() => void list.refetch()}>
          {problemText(list.error, 'Failed to fetch agents.')}
        </ErrorPanel>
      </div>
    );
  }
  return (
    <>
      <output className="sr">{filters.isSet && `${total} ${total === 1 ? 'agent' : 'agents'} found`}</output>
      {found.length === 0 ? <Nothing filters={filters} /> : null}
      <div className={styles.grid}>
        {found.map((agent) => (
          <AgentCard key={agent.id} agent={agent} />
        ))}
      </div>
      <ShowMore list={list}>Show more agents</ShowMore>
    </>
  );
}

const Nothing = ({ filters }: { filters: ReturnType<typeof useAgentFilters> }) =>
  filters.isSet ? (
    <EmptyState title="No agents found" action={<Button onClick={filters.reset}>Reset</Button>}>
      No agent matches this search and these filters.
    </EmptyState>
  ) : (
    <EmptyState
      title="No agents yet"
      action={
        <ButtonLink variant="primary" to="/app/agents/create">
          Create Your First Agent
        </ButtonLink>
      }
    >
      An agent answers the phone of your business, takes orders and messages.
    </EmptyState>
  );

const Loading = () => (
  <Waiting label="Loading agents" className={styles.grid}>
    {['1', '2', '3', '4', '5', '6'].map((key) => (
      <AgentCardSkeleton key={key} />
    ))}
  </Waiting>
);
