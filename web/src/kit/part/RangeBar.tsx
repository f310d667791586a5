import { CalendarDays, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { formatDay } from '../form/format.ts';
import { Button, IconButton } from '../frame/Button.tsx';
import { Segmented } from '../frame/Segmented.tsx';
import { useMedia } from '../hook/use-media.ts';
import { cx } from '../look/cx.ts';
import { later } from '../window/later.tsx';
import { type DayRange, RANGE_NAMES, RANGES, type RangeChoice, rangeOf } from './day-range.ts';
import styles from './RangeBar.module.css';

const load = () => import('./RangePopover.tsx');
const RangePopover = later(load);

interface RangeBarProps {
  choice: RangeChoice;
  /** In the agent's zone. */
  today: string;
  onChoose: (choice: RangeChoice) => void;
  onRefresh: () => void;
  isFetching: boolean;
  /** Longer usual ranges, before the three. */
  months?: Readonly<Record<string, DayRange>>;
  /** What else can be done with these days. */
  children?: ReactNode;
}

/**
 * Which days a screen shows: the usual ranges, any other by its two days, and asking again. On phones the usual ones
 * are where the others are chosen, so that it takes one row.
 */
export function RangeBar({ choice, today, onChoose, onRefresh, isFetching, months, children }: RangeBarProps) {
  const isPhone = useMedia('(max-width: 720px)');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const range = rangeOf(choice, today);
  const choose = (chosen: RangeChoice) => {
    onChoose(chosen);
    setOpen(false);
  };
  const usual = (
    <>
      {months && <Months {...{ months, range }} onChoose={choose} />}
      <Segmented
        label="Quick range"
        value={typeof choice === 'string' ? choice : null}
        onChange={choose}
        options={RANGES.map((one) => [one, RANGE_NAMES[one]])}
      />
    </>
  );
  return (
    <div className={cx('toolbar', styles.bar)}>
      {!isPhone && usual}
      <Button
        ref={button}
        className={styles.when}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays size={16} />
        <span className="num">
          {formatDay(range.start)} – {formatDay(range.end)}
        </span>
      </Button>
      <IconButton bordered label="Refresh" onClick={onRefresh}>
        <RefreshCw size={18} className={isFetching ? styles.spin : undefined} />
      </IconButton>
      {children}
      {isOpen && (
        <RangePopover
          {...{ range, today }}
          triggerRef={button}
          onClose={() => setOpen(false)}
          onChoose={choose}
          usual={isPhone && <div className={styles.usual}>{usual}</div>}
        />
      )}
    </div>
  );
}

interface MonthsProps {
  months: Readonly<Record<string, DayRange>>;
  range: DayRange;
  onChoose: (range: DayRange) => void;
}

const Months = ({ months, range, onChoose }: MonthsProps) => {
  const named = Object.entries(months);
  const chosen = named.find(([, { start, end }]) => start === range.start && end === range.end);
  return (
    <Segmented
      label="Month"
      value={chosen?.[0] ?? null}
      onChange={(name) => {
        const days = months[name];
        if (days) onChoose(days);
      }}
      options={named.map(([name]) => [name, name])}
    />
  );
};
