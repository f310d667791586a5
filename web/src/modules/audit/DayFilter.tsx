import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../kit/frame/Button.tsx';
import { DateField } from '../../kit/pick/DateField.tsx';
import styles from './DayFilter.module.css';
import type { Days } from './days.ts';

interface DayFilterProps {
  days: Days;
  onChange: (days: Days) => void;
  csv: { mutate: () => void; isPending: boolean };
  /** What else narrows it, before the days. */
  children?: ReactNode;
}

/** Narrows the log to days, both included, and takes them as a file. */
export const DayFilter = ({ days, onChange, csv, children }: DayFilterProps) => (
  <div className={styles.filter}>
    {children}
    <DateField
      label="From"
      value={days.from}
      max={days.until || undefined}
      onChange={({ target }) => onChange({ ...days, from: target.value })}
    />
    <DateField
      label="Until"
      value={days.until}
      min={days.from || undefined}
      onChange={({ target }) => onChange({ ...days, until: target.value })}
    />
    <IconButton bordered label="Download CSV" aria-busy={csv.isPending || undefined} onClick={() => csv.mutate()}>
      <Download size={18} />
    </IconButton>
  </div>
);
