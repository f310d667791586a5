import { QueryClient } from '@tanstack/react-query';
import { Problem } from '../door/problem.ts';
import { EXPIRED_EVENT, SIGNED_OUT_EVENT } from '../door/session.ts';

/**
 * Keys begin with the noun and the agent, `['orders', agentId, ...]`, which is what live events name.
 * An answer that says no is final; only silence and a broken server are asked again.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 && !(error instanceof Problem && error.status >= 400 && error.status < 500),
    },
  },
});

// Nothing of one person's may be shown to the next.
addEventListener(EXPIRED_EVENT, () => queries.clear());
addEventListener(SIGNED_OUT_EVENT, () => queries.clear());
