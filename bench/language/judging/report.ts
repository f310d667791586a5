import { percentile } from '../../percentile.ts';
import type { Judged, Verdict } from './verdict.ts';

const NAME = 34;
const COLUMNS = ['n', 'right', 'right %', 'silently', 'told', 'nothing', 'no consent', 'p95 ms'];

export const headOf = (): string => ''.padEnd(NAME) + COLUMNS.map((column) => column.padStart(11)).join('');

/** One line of the table: how many were right, wrong silently, wrong but told, and where nothing was saved. */
export function rowOf(name: string, judged: readonly Judged[]): string {
  const count = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length;
  const figures = [
    judged.length,
    count('right'),
    ((100 * count('right')) / judged.length).toFixed(1),
    count('silent'),
    count('told'),
    count('nothing'),
    judged.filter(({ unconsented }) => unconsented).length,
    percentile(
      judged.flatMap(({ ms }) => ms),
      0.95,
    ).toFixed(1),
  ];
  return name.padEnd(NAME) + figures.map((figure) => String(figure).padStart(11)).join('');
}
