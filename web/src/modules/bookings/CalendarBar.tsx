import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { addDays } from '../../kit/form/format.ts';
import { Button, IconButton } from '../../kit/frame/Button.tsx';
import { Segmented } from '../../kit/frame/Segmented.tsx';
import { DateInput } from '../../kit/pick/DateField.tsx';
import styles from './CalendarBar.module.css';
import { addMonths, type View } from './calendar.ts';

interface CalendarBarProps {
  view: View;
  day: string;
  today: string;
  title: string;
  onView: (view: View) => void;
  /** Null is today, also tomorrow. */
  onDay: (day: string | null) => void;
  /** What is done here most: first for the Tab key too. */
  main: ReactNode;
  children: ReactNode;
}

/** Which days are shown; the arrow keys turn them while one of these buttons has the focus. */
export function CalendarBar({ view, day, today, title, onView, onDay, main, children }: CalendarBarProps) {
  const turn = (by: number) => {
    const next = view === 'month' ? addMonths(day, by) : addDays(day, by * (view === 'day' ? 1 : 7));
    onDay(next === today ? null : next);
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    t: () => onDay(null),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.metaKey || event.ctrlKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={styles.bar}>
      {main}
      <div className={styles.turn} role="toolbar" aria-label="Days" tabIndex={-1} onKeyDown={onKeyDown}>
        <Button onClick={() => onDay(null)} aria-pressed={day === today}>
          Today
        </Button>
        <IconButton bordered label={`Previous ${view}`} onClick={() => turn(-1)}>
          <ChevronLeft size={18} />
        </IconButton>
        <IconButton bordered label={`Next ${view}`} onClick={() => turn(1)}>
          <ChevronRight size={18} />
        </IconButton>
      </div>
      <Segmented
        label="View"
        value={view}
        onChange={onView}
        options={[
          ['day', 'Day'],
          ['week', 'Week'],
          ['month', 'Month'],
        ]}
      />
      <span className={styles.jump}>
        <DateInput
          aria-label="Jump to date"
          value={day}
          onChange={({ target }) => target.value && onDay(target.value === today ? null : target.value)}
        />
      </span>
      <h2 className="title-2" aria-live="polite">
        {title}
      </h2>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
