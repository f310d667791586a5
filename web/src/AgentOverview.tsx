import { lazy, Suspense } from 'react';
import { OverviewPage } from './modules/agents/OverviewPage.tsx';

const TryIt = lazy(async () => ({ default: (await import('./modules/calls/TryIt.tsx')).TryIt }));

/** The overview and, from a later module, the panel to talk with the agent. */
export const AgentOverview = () => (
  <OverviewPage
    talk={(agent) => (
      <Suspense>
        <TryIt agent={agent} />
      </Suspense>
    )}
  />
);
