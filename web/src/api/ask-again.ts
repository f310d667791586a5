import type { Query, QueryClient } from '@tanstack/react-query';

/** In the place of a noun: what sums up several of them. */
export const ANY_NOUN = 'any';

/** Asks again for what is shown of one noun of an agent, or of everything. Resolves when the answers are there. */
export async function askAgain(cache: QueryClient, agentId: string, noun?: string): Promise<void> {
  const isAbout = ({ queryKey }: Query) => queryKey[1] === agentId && (!noun || queryKey[0] === noun);
  // A first request is not begun anew by this: its answer may be older than what has happened, so it is asked for twice.
  const first = cache.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => isAbout(query) && query.state.data === undefined,
  });
  await cache.invalidateQueries({ predicate: isAbout });
  if (first.length > 0) await cache.invalidateQueries({ predicate: (query) => first.includes(query) });
}
