import type { Statistics } from '@attendant/contract/agents/statistics';
import { formatNumber } from '../../kit/form/format.ts';
import type { SeriesName } from './chart.ts';
import { FigureText } from './Figure.tsx';
import styles from './Overview.module.css';

const NAMES = [
  ['all', 'Total conversations'],
  ['voice', 'Voice conversations'],
  ['messages', 'Message conversations'],
] as const;

interface SeriesStripProps {
  statistics: Statistics | undefined;
  chosen: SeriesName;
  onChoose: (name: SeriesName) => void;
}

/** The three figures above the chart; a press shows one in it. */
export const SeriesStrip = ({ statistics, chosen, onChoose }: SeriesStripProps) => (
  <fieldset className={styles.strip} aria-label="Series">
    {NAMES.map(([name, label]) => (
      <button key={name} type="button" className="stat" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
        <FigureText
          label={label}
          of={statistics?.conversations[name]}
          write={formatNumber}
          days={statistics?.date_range.period_days}
        />
      </button>
    ))}
  </fieldset>
);
