import type { Metric } from '@attendant/contract/agents/statistics';

/**
 * Minutes as they are written beside each other: the change is that of the written figures, so that whoever reads
 * '4m' and '1m' finds '+300.0%' there, and not what the seconds behind them would give.
 */
export function inWholeMinutes(of: Metric | undefined): Metric | undefined {
  if (!of) return undefined;
  const [current, previous] = [Math.round(of.current), Math.round(of.current - of.change)];
  const change = current - previous;
  const change_percent = previous > 0 ? (change / previous) * 100 : current === 0 ? 0 : null;
  return { current, change, change_percent };
}
