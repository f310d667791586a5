import type { Statistics } from '@attendant/contract/agents/statistics';
import { formatNumber } from '../../kit/form/format.ts';
import { beforeText, type SeriesName } from './chart.ts';
import { Delta } from './Delta.tsx';
import styles from './Overview.module.css';

const NAMES = [
  ['all', 'Total conversations'],
  ['voice', 'Voice conversations'],
  ['messages', 'Message conversations'],
] as const;

interface SeriesStripProps {
  statistics: Statistics;
  chosen: SeriesName;
  onChoose: (name: SeriesName) => void;
}

/** The three figures above the chart; a press shows one in it. */
export const SeriesStrip = ({ statistics, chosen, onChoose }: SeriesStripProps) => (
  <fieldset className={styles.strip} aria-label="Series">
    {NAMES.map(([name, label]) => {
      const figure = statistics.conversations[name];
      return (
        <button key={name} type="button" className="stat" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          <span className="k">{label}</span>
          <span className="row">
            <span className="number">{formatNumber(figure.current)}</span>
            <Delta of={figure} />
          </span>
          <span className="sub num">
            {formatNumber(figure.current - figure.change)} {beforeText(statistics.date_range.period_days)}
          </span>
        </button>
      );
    })}
  </fieldset>
);
