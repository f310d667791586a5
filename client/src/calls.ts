import type { Contract } from '@attendant/contract';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { answerOf } from './answer.ts';
import { NETWORK_PROBLEM, Problem, problemOf } from './problem.ts';
import { type Endpoint, requestFor } from './request.ts';

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

/**
 * `routes`: the contract, or what is left of it without its schemas. oRPC's own link does the same and more, for six
 * times the bytes: half of them would be what a first page never does.
 */
export function callsOf(routes: Contract, way: Way): Calls {
  return createORPCClient({
    async call(path, input, { signal }) {
      const endpoint = endpointAt(routes, path);
      const request = requestFor(endpoint, way.url, input, await way.headers(path), signal);
      const told: RequestInit = { redirect: 'manual', ...way.init?.(request, path) };
      const response = await fetch(request, told).catch((cause: unknown) => {
        if (request.signal.aborted) throw cause;
        throw new Problem(NETWORK_PROBLEM, 0, null, cause);
      });
      if (response.ok) return answerOf(endpoint, response);
      const problem = await problemOf(response);
      way.onRefusal?.(problem, path);
      throw problem;
    },
  });
}

function endpointAt(routes: Contract, path: readonly string[]): Endpoint {
  const leaf = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], routes);
  if (!leaf) throw new Error(`No endpoint at ${path.join('.')}`);
  return (leaf as { '~orpc': Endpoint })['~orpc'];
}

/** Endpoints that anybody may call carry no token, and a 401 of theirs says nothing about a session. */
export const needsSession = (routes: Contract, path: readonly string[]): boolean =>
  endpointAt(routes, path).meta.needs !== 'nothing';
