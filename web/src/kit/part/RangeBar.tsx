import { CalendarDays, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { formatDay } from '../form/format.ts';
import { Button, IconButton } from '../frame/Button.tsx';
import { Segmented } from '../frame/Segmented.tsx';
import { cx } from '../look/cx.ts';
import { later } from '../window/later.tsx';
import { RANGE_NAMES, RANGES, type RangeChoice, rangeOf } from './day-range.ts';
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
  /** What else can be done with these days. */
  children?: ReactNode;
}

/** Which days a screen shows: three usual ranges, any other by its two days, and asking again. */
export function RangeBar({ choice, today, onChoose, onRefresh, isFetching, children }: RangeBarProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const range = rangeOf(choice, today);
  return (
    <div className={cx('toolbar', styles.bar)}>
      <Segmented
        label="Quick range"
        value={typeof choice === 'string' ? choice : null}
        onChange={onChoose}
        options={RANGES.map((one) => [one, RANGE_NAMES[one]])}
      />
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
          onChoose={(days) => {
            onChoose(days);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
