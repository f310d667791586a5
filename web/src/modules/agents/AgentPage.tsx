import type { Agent } from '@attendant/contract/agents';
import { allows } from '@attendant/contract/permissions';
import { getRouteApi, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Fragment, useEffect, useState } from 'react';
import { isProblem, problemText } from '../../api/door/problem.ts';
import { SELECTED_AGENT } from '../../api/door/session-store.ts';
import { useLiveEvents } from '../../api/live/live.ts';
import { ButtonLink } from '../../kit/frame/Button.tsx';
import { keepFocus } from '../../kit/frame/focus-heading.ts';
import { ErrorPanel } from '../../kit/frame/States.tsx';
import { Elsewhere } from '../../kit/window/Elsewhere.tsx';
import { AgentHeader, AgentHeaderSkeleton, type TabMarks } from './AgentHeader.tsx';
import { useAgent } from './agents.ts';
import { CurrentAgent } from './current-agent.ts';

const route = getRouteApi('/app/agents/$id');

/** The frame of one agent's tabs: loads it, watches it live, and hides the tabs that are switched off. */
export function AgentPage({ marks }: { marks?: (agent: Agent) => TabMarks }) {
  const { id } = route.useParams();
  const { data: agent, error, refetch } = useAgent(id);
  // From the first moment on, beside the agent's own answer: whatever a page asks for before somebody listens is asked
  // for twice.
  useLiveEvents(id);
  useEffect(() => sessionStorage.setItem(SELECTED_AGENT, id), [id]);
  useFocusWhenLoaded(agent?.id);
  // One string per page, which changes together with it; the sections of the settings are one page.
  const address = useRouterState({
    select: ({ matches }) => {
      const page = matches[matches.findIndex(({ routeId }) => routeId === '/app/agents/$id') + 1];
      return `${page?.pathname}?${JSON.stringify(page?.search)}`;
    },
  });
  const gate = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.gate });
  const name = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.name });

  // Somebody who was removed meanwhile must not go on looking at what is in memory.
  const failed = error && (!agent || isProblem(error, 404));
  if (failed) return <Failed error={error} retry={() => void refetch()} />;
  if (!agent) return <AgentHeaderSkeleton />;
  if (gate && !agent[gate] && mayLook(agent)) return <Elsewhere href={`/app/agents/${id}/overview`} />;
  // The kitchen has the board, and no other page.
  const onBoard = gate === 'ordering_enabled' && name === 'agent-orders';
  if (!mayLook(agent) && !onBoard) return <Elsewhere href={`/app/agents/${id}/orders`} />;
  return (
    <CurrentAgent value={agent}>
      <AgentHeader agent={agent} marks={marks?.(agent)} />
      <Fragment key={address}>
        <Outlet />
      </Fragment>
    </CurrentAgent>
  );
}

/** The heading of an agent that had to be loaded was not there yet when its page was. */
function useFocusWhenLoaded(id: string | undefined): void {
  const { state } = useRouter();
  // Where the app begins with this page, the document is new: Tab starts at its top.
  const [isFirstPage] = useState(() => state.resolvedLocation === undefined);
  useEffect(() => {
    if (id && !isFirstPage) keepFocus();
  }, [id, isFirstPage]);
}

const mayLook = ({ my_role }: Agent): boolean => allows(my_role, 'agent.read');

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const missing = isProblem(error) && [400, 403, 404, 422].includes(error.status);
  return (
    <main className="wrap main" id="main">
      {missing ? (
        <ErrorPanel level={1} title="Agent Not Found" action={<ButtonLink to="/app/agents">All Agents</ButtonLink>}>
          The agent could not be found or you do not have permission to see it.
        </ErrorPanel>
      ) : (
        <ErrorPanel level={1} title="Unable to Load Agent" onRetry={retry}>
          {problemText(error, 'Failed to load agent')}
        </ErrorPanel>
      )}
    </main>
  );
}
