import { setTimeout as delay } from 'node:timers/promises';
import type { BusinessFacts } from '@attendant/dialogue';

/** A caller does not wait longer than this for what was known a moment ago. */
const FRESH_MS = 1_500;

/**
 * The facts as they are, or, while the database does not tell, as they last were: who asks for the hours is answered.
 * What is done with them is checked again where it is written.
 */
export function lastKnown(
  first: BusinessFacts,
  load: (question: string) => Promise<BusinessFacts>,
  stale: (cause: unknown) => void,
): (question: string) => Promise<BusinessFacts> {
  let last = first;
  return async (question) => {
    const late = new AbortController();
    const loading = load(question);
    try {
      const limit = delay(FRESH_MS, null, { signal: late.signal }).catch(() => null);
      const fresh = await Promise.race([loading, limit]);
      if (fresh) return (last = fresh);
      loading.catch(() => undefined);
      stale(new Error('The facts did not come in time.'));
    } catch (cause) {
      stale(cause);
    } finally {
      late.abort();
    }
    return { ...last, now: new Date() };
  };
}
