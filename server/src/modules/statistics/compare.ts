import type { Metric } from '@attendant/contract/agents/statistics';

/** Nothing after nothing is no change; something after nothing has no percentage. */
export function compare(current: number, previous: number): Metric {
  const change = Math.round((current - previous) * 100) / 100;
  if (previous === 0) return { current, change, change_percent: current === 0 ? 0 : null };
  return { current, change, change_percent: Math.round((change / previous) * 1000) / 10 };
}
