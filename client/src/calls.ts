import type { Contract } from '@attendant/contract';
import type { EndpointMeta } from '@attendant/contract/endpoint';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { NETWORK_PROBLEM, Problem, problemOf } from './problem.ts';

/** Every endpoint of the contract: `await calls.orders.list({ id })`. Throws `Problem`. */
export type Calls = JsonifiedClient<ContractRouterClient<Contract>>;

/** How calls travel. The path is where the endpoint stands in the contract: `['orders', 'list']`. */
export interface Way {
  /** Address of the API, as https://host/api. */
  url: string;
  headers(path: readonly string[]): Promise<Record<string, string>>;
  /** What else `fetch` is told. */
  init?(request: Request, path: readonly string[]): RequestInit;
  /** Hears of a refusal before it is thrown. */
  onRefusal?(problem: Problem, path: readonly string[]): void;
}

/** `routes`: the contract, or what is left of it without its schemas. */
export function callsOf(routes: Contract, way: Way): Calls {
  const link = new OpenAPILink(routes, {
    url: way.url,
    headers: (_options, path) => way.headers(path),
    fetch: async (request, init, _options, path) => {
      const response = await fetch(request, { ...init, ...way.init?.(request, path) }).catch((cause: unknown) => {
        if (request.signal.aborted) throw cause;
        throw new Problem(NETWORK_PROBLEM, 0, null, cause);
      });
      if (response.ok) return response;
      const problem = await problemOf(response);
      way.onRefusal?.(problem, path);
      throw problem;
    },
  });
  return createORPCClient(link);
}

interface Leaf {
  '~orpc': { meta: EndpointMeta };
}

/** Endpoints that anybody may call carry no token, and a 401 of theirs says nothing about a session. */
export function needsSession(routes: Contract, path: readonly string[]): boolean {
  const leaf = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], routes);
  return (leaf as Leaf | undefined)?.['~orpc'].meta.needs !== 'nothing';
}
