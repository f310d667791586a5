import { lazy, Suspense } from 'react';
import { OverviewPage } from './modules/agents/OverviewPage.tsx';
import { Overview } from './modules/statistics/Overview.tsx';

const TryIt = lazy(async () => ({ default: (await import('./modules/calls/TryIt.tsx')).TryIt }));

/** The overview of an agent: its figures, and the panel to talk with it. */
export const AgentOverview = () => (
  <OverviewPage>
    {(agent, status) => (
      <Overview agent={agent} status={status}>
        <Suspense>
          <TryIt agent={agent} />
        </Suspense>
      </Overview>
    )}
  </OverviewPage>
);
