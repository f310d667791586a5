import { later } from './kit/window/later.tsx';
import { OverviewPage } from './modules/agents/OverviewPage.tsx';
import { Overview } from './modules/statistics/Overview.tsx';

const TryIt = later(async () => ({ default: (await import('./modules/calls/TryIt.tsx')).TryIt }));

/** Home of an agent: what needs somebody, its figures, its latest calls, and the panel to talk with it. */
export const AgentOverview = () => (
  <OverviewPage>
    {(agent, status) => <Overview agent={agent} status={status} tryIt={<TryIt agent={agent} />} />}
  </OverviewPage>
);
