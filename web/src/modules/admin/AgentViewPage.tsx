import { getRouteApi, Outlet } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { isProblem, problemText } from '../../api/door/problem.ts';
import { useLiveEvents } from '../../api/live/live.ts';
import { Avatar } from '../../kit/frame/Avatar.tsx';
import { Button, ButtonLink } from '../../kit/frame/Button.tsx';
import { ErrorPanel } from '../../kit/frame/States.tsx';
import { Tab, TabBar } from '../../kit/part/Tabs.tsx';
import { ActiveBadge, AgentHeaderSkeleton } from '../agents/AgentHeader.tsx';
import { useAgent } from '../agents/agents.ts';
import { CurrentAgent } from '../agents/current-agent.ts';
import styles from './AgentViewPage.module.css';
import { Technical } from './Technical.tsx';

const route = getRouteApi('/console/admin/agent/$id');

/** One agent as an administrator sees it, on the same pages that its owners have. */
export function AgentViewPage() {
  const { id } = route.useParams();
  const { data: agent, error, refetch } = useAgent(id);
  const [technical, setTechnical] = useState(false);
  useLiveEvents(id);
  if (error && (!agent || isProblem(error, 404))) return <Failed error={error} retry={() => void refetch()} />;
  if (!agent) return <AgentHeaderSkeleton />;
  return (
    <CurrentAgent value={agent}>
      <section className={styles.head} aria-label={agent.name}>
        <div className="wrap">
          <ButtonLink className={styles.back} variant="ghost" size="sm" to="/admin/dashboard">
            <ChevronLeft />
            Back
          </ButtonLink>
          <div className={styles.identity}>
            <Avatar id={id} name={agent.name} size="lg" />
            <div className="grow">
              <h1 className="title-1">
                {agent.name} <ActiveBadge active={agent.active} />
              </h1>
              <p className="t2">{agent.business_name}</p>
            </div>
            <Button aria-expanded={technical} onClick={() => setTechnical(!technical)}>
              Technical Configuration
            </Button>
          </div>
          {technical && (
            <div className={styles.technical}>
              <Technical agentId={id} />
            </div>
          )}
          <Tabs id={id} />
        </div>
      </section>
      <Outlet />
    </CurrentAgent>
  );
}

const Tabs = ({ id }: { id: string }) => (
  <TabBar label="Agent">
    <Tab to="/admin/agent/$id/memories" params={{ id }}>
      Memories
    </Tab>
    <Tab to="/admin/agent/$id/conversations" params={{ id }}>
      Conversations
    </Tab>
    <Tab to="/admin/agent/$id/settings" params={{ id }}>
      Settings
    </Tab>
  </TabBar>
);

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const missing = isProblem(error) && [400, 403, 404, 422].includes(error.status);
  return (
    <main className="wrap main" id="main">
      {missing ? (
        <ErrorPanel
          level={1}
          title="Agent not found"
          action={
            <>
              <Button onClick={retry}>Try Again</Button> <ButtonLink to="/admin/dashboard">Back</ButtonLink>
            </>
          }
        />
      ) : (
        <ErrorPanel level={1} title="Failed to load agent details" onRetry={retry}>
          {problemText(error, 'Failed to load agent')}
        </ErrorPanel>
      )}
    </main>
  );
}
