import routes from 'virtual:contract-routes';
import type { Contract } from '@attendant/contract';
import type { EndpointMeta } from '@attendant/contract/endpoint';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { NETWORK_PROBLEM, Problem, problemOf } from './door/problem.ts';
import { session } from './door/this-session.ts';
import { patience } from './patience.ts';
import { forgetTenant, selectedTenant } from './tenant.ts';

export { session };

export const API_URL = `${location.origin}/api`;

interface Leaf {
  '~orpc': { meta: EndpointMeta };
}

/** Endpoints that anybody may call carry no token, and a 401 of theirs says nothing about the session (C-51, C-52). */
function needsSession(path: readonly string[]): boolean {
  const leaf = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], routes);
  return (leaf as Leaf | undefined)?.['~orpc'].meta.needs !== 'nothing';
}

/** Who waits at a door is told when nobody opens it; what is behind it takes as long as it needs. */
const limitOf = ({ signal }: Request, [module]: readonly string[]): RequestInit =>
  module === 'identity' || module === 'auth' ? { signal: AbortSignal.any([signal, patience()]) } : {};

const link = new OpenAPILink(routes, {
  url: API_URL,
  headers: async (_options, path) => {
    const token = needsSession(path) ? await session.token() : null;
    const tenant = selectedTenant();
    return {
      // Which no foreign page can add: the server then minds this browser's cookies (C-148).
      'x-attendant': 'page',
      ...(token && { authorization: `Bearer ${token}`, ...(tenant && { 'x-tenant-id': tenant }) }),
    };
  },
  fetch: async (request, init, _options, path) => {
    const response = await fetch(request, { ...init, ...limitOf(request, path) }).catch((cause: unknown) => {
      if (request.signal.aborted) throw cause;
      throw new Problem(NETWORK_PROBLEM, 0, null, cause);
    });
    if (response.ok) return response;
    const problem = await problemOf(response);
    // 'auth/...' answers of the identity provider are about a password that was typed, not about the session.
    if (problem.status === 401 && needsSession(path) && !problem.code?.startsWith('auth/')) session.expire(problem);
    if (problem.code === 'not-your-tenant') forgetTenant();
    throw problem;
  },
});

/** Every endpoint of the contract: `await client.orders.list({ id })`. Throws `Problem`. */
export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);
