import { useEffect, useRef, useSyncExternalStore } from 'react';

/** When a screen asks again by itself. */

const DEFAULT_INTERVAL_MS = 30_000;
const RETRIES = 3;
const RETRY_MS = 5_000;
const LONGEST_MS = 300_000;
const BACKOFF_CAP = 5;
const AFTER_HIDDEN_MS = 1_000;

export interface Schedule {
  /** Quick retries since the last regular run. */
  retries: number;
  /** Regular runs that failed with all their retries, one after the other. */
  failures: number;
  waitMs: number;
}

/** After a failure up to three quick retries, then ever longer pauses; a success starts afresh. */
export function nextSchedule(before: Schedule, outcome: 'ok' | 'failed', intervalMs: number): Schedule {
  if (outcome === 'ok') return { retries: 0, failures: 0, waitMs: intervalMs };
  if (before.retries < RETRIES) return { ...before, retries: before.retries + 1, waitMs: RETRY_MS };
  const failures = before.failures + 1;
  return { retries: 0, failures, waitMs: Math.min(intervalMs * 2 ** Math.min(failures, BACKOFF_CAP), LONGEST_MS) };
}

interface Refreshable {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

const visibility = {
  subscribe: (listener: () => void) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  hidden: () => document.hidden,
};

/**
 * Refetches a query again and again: not while the tab is hidden, and one second after it is shown again. The query
 * itself must not retry nor refetch on focus (`retry: false, refetchOnWindowFocus: false`).
 */
export function useAutoRefresh(query: Refreshable, intervalMs = DEFAULT_INTERVAL_MS): void {
  const { dataUpdatedAt, errorUpdatedAt, refetch } = query;
  const isHidden = useSyncExternalStore(visibility.subscribe, visibility.hidden);
  const schedule = useRef<Schedule>({ retries: 0, failures: 0, waitMs: intervalMs });
  const counted = useRef('');
  const wasHidden = useRef(false);
  useEffect(() => {
    const answer = `${dataUpdatedAt} ${errorUpdatedAt}`;
    if (answer === '0 0') return;
    if (answer !== counted.current) {
      counted.current = answer;
      const outcome = errorUpdatedAt > dataUpdatedAt ? 'failed' : 'ok';
      schedule.current = nextSchedule(schedule.current, outcome, intervalMs);
    }
    const isBack = wasHidden.current && !isHidden;
    wasHidden.current = isHidden;
    if (isHidden) return;
    const timer = setTimeout(() => void refetch(), isBack ? AFTER_HIDDEN_MS : schedule.current.waitMs);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt, errorUpdatedAt, isHidden, intervalMs, refetch]);
}
