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

/** Of the cases that are not right when they are spoken: what the ears cost, and what is not understood in writing either. */
export function lossOf(typed: readonly Judged[], spoken: readonly Judged[]): string {
  const understood = new Set(typed.filter(({ verdict }) => verdict === 'right').map(({ id }) => id));
  const lost = spoken.filter(({ verdict }) => verdict !== 'right');
  const byHearing = lost.filter(({ id }) => understood.has(id)).length;
  return `${''.padEnd(NAME)}   lost by hearing ${byHearing}, by understanding ${lost.length - byHearing}`;
}
