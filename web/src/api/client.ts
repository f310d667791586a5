import routes from 'virtual:contract-routes';
import { callsOf, needsSession } from '@attendant/client/calls';
import { session } from './door/this-session.ts';
import { patience } from './patience.ts';
import { forgetTenant, selectedTenant } from './tenant.ts';

export { session };

export const API_URL = `${location.origin}/api`;

/** Every endpoint of the contract: `await client.orders.list({ id })`. Throws `Problem`. */
export const client = callsOf(routes, {
  url: API_URL,
  headers: async (path) => {
    const token = needsSession(routes, path) ? await session.token() : null;
    const tenant = selectedTenant();
    return {
      // Which no foreign page can add: the server then minds this browser's cookies.
      'x-attendant': 'page',
      ...(token && { authorization: `Bearer ${token}`, ...(tenant && { 'x-tenant-id': tenant }) }),
    };
  },
  // Who waits at a door is told when nobody opens it; what is behind it takes as long as it needs.
  init: ({ signal }, [module]) =>
    module === 'identity' || module === 'auth' ? { signal: AbortSignal.any([signal, patience()]) } : {},
  onRefusal: (problem, path) => {
    // 'auth/...' answers of the identity provider are about a password that was typed, not about the session.
    if (problem.status === 401 && needsSession(routes, path) && !problem.code?.startsWith('auth/'))
      session.expire(problem);
    if (problem.code === 'not-your-tenant') forgetTenant();
  },
});
