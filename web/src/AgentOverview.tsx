import { later } from './kit/window/later.tsx';
import { OverviewPage } from './modules/agents/OverviewPage.tsx';
import { CallbacksCard } from './modules/callbacks/CallbacksCard.tsx';
import { SetupChecklist } from './modules/setup/SetupChecklist.tsx';
import { Overview } from './modules/statistics/Overview.tsx';

const TryIt = later(async () => ({ default: (await import('./modules/calls/TryIt.tsx')).TryIt }));

/** The overview of an agent: what it still lacks, its figures, and the panel to talk with it. */
export const AgentOverview = () => (
  <OverviewPage>
    {(agent, status) => (
      <>
        <CallbacksCard agent={agent} />
        <SetupChecklist agent={agent} />
        <Overview agent={agent} status={status}>
          <TryIt agent={agent} />
        </Overview>
      </>
    )}
  </OverviewPage>
);
