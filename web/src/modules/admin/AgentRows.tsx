import type { Agent } from '@attendant/contract/agents';
import { useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { Button } from '../../kit/frame/Button.tsx';
import { EmptyState, ErrorPanel, ShowMore, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { later } from '../../kit/window/later.tsx';
import { AgentRow } from './AgentRow.tsx';
import type { useAllAgents } from './agents.ts';
import styles from './DashboardPage.module.css';

const EditPanel = later(
  () => import('./EditPanel.tsx'),
  ({ onDone }) => onDone(),
);

interface AgentRowsProps {
  list: ReturnType<typeof useAllAgents>;
  isSearch: boolean;
  onCreate: () => void;
}

/** One row each; below one of them the form that changes it. */
export function AgentRows({ list, isSearch, onCreate }: AgentRowsProps) {
  const [edited, setEdited] = useState<string>();
  const agents = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return <Loading />;
  if (list.isError && agents.length === 0) {
    return (
      <ErrorPanel title="Unable to Load Agents" onRetry={() => void list.refetch()}>
        {problemText(list.error, 'Failed to fetch agents.')}
      </ErrorPanel>
    );
  }
  if (agents.length === 0) return <Nothing isSearch={isSearch} onCreate={onCreate} />;
  return (
    <>
      <output className="sr">{isSearch && `${list.data?.pages[0]?.total ?? 0} agents found`}</output>
      <ul className={styles.rows}>
        {agents.map((agent) => (
          <Row
            key={agent.id}
            agent={agent}
            isEdited={agent.id === edited}
            onEdit={(open) => setEdited(open ? agent.id : undefined)}
          />
        ))}
      </ul>
      <ShowMore list={list}>Show more agents</ShowMore>
    </>
  );
}

interface RowProps {
  agent: Agent;
  isEdited: boolean;
  onEdit: (open: boolean) => void;
}

const Row = ({ agent, isEdited, onEdit }: RowProps) => (
  <li className="card">
    <AgentRow agent={agent} isEdited={isEdited} onEdit={() => onEdit(!isEdited)} />
    {isEdited && <EditPanel agent={agent} onDone={() => onEdit(false)} />}
  </li>
);

const Nothing = ({ isSearch, onCreate }: { isSearch: boolean; onCreate: () => void }) =>
  isSearch ? (
    <EmptyState title="No agents found">Try adjusting your search terms</EmptyState>
  ) : (
    <EmptyState
      title="No agents created yet"
      action={
        <Button variant="primary" onClick={onCreate}>
          Create First Agent
        </Button>
      }
    />
  );

const Loading = () => (
  <Waiting label="Loading agents..." className={styles.rows}>
    {['1', '2', '3', '4', '5', '6'].map((key) => (
      <Skeleton key={key} height={70} radius="var(--r-lg)" />
    ))}
  </Waiting>
);
