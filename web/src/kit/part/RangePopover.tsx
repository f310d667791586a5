import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../frame/Button.tsx';
import { dayOrNull, Month } from '../pick/CalendarPopover.tsx';
import { DateField } from '../pick/DateField.tsx';
import picked from '../pick/Pick.module.css';
import { Overlay } from '../window/Overlay.tsx';
import { type DayRange, lastSevenDays, rangeProblem } from './day-range.ts';
import styles from './RangeBar.module.css';

/** A date field has no keyboard, yet on a touch screen a popover stays unseen while it waits for one to come. */
const CALLS_NO_KEYBOARD = navigator.maxTouchPoints === 0;

interface RangePopoverProps {
  range: DayRange;
  today: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onChoose: (range: DayRange) => void;
  /** Ranges that are chosen with one press. */
  usual?: ReactNode;
}

/** The first and the last day, neither after today. */
export default function RangePopover({ range, today, triggerRef, onClose, onChoose, usual }: RangePopoverProps) {
  const [days, setDays] = useState(range);
  const [tried, setTried] = useState(false);
  const problem = rangeProblem(days, today);
  function apply(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!problem) onChoose(days);
  }
  return (
    <Overlay className={styles.popover} triggerRef={triggerRef} onClose={onClose}>
      <Dialog aria-label="Days to show" className={styles.dialog ?? ''}>
        {usual}
        <form noValidate onSubmit={apply}>
          <I18nProvider locale="en-US">
            <RangeCalendar
              aria-label="Days to show"
              className={picked.range ?? ''}
              value={shown(days)}
              maxValue={dayOrNull(today)}
              onChange={({ start, end }) => setDays({ start: start.toString(), end: end.toString() })}
            >
              <Month />
            </RangeCalendar>
          </I18nProvider>
          <div className={styles.days}>
            <DateField
              label="Start date"
              max={today}
              autoFocus={CALLS_NO_KEYBOARD}
              value={days.start}
              onChange={(event) => setDays({ ...days, start: event.target.value })}
            />
            <DateField
              label="End date"
              max={today}
              min={days.start}
              value={days.end}
              error={tried ? (problem ?? undefined) : undefined}
              onChange={(event) => setDays({ ...days, end: event.target.value })}
            />
          </div>
          <div className={styles.apply}>
            <Button variant="ghost" onClick={() => onChoose(lastSevenDays(today))}>
              Last 7 days
            </Button>
            <Button type="submit" variant="primary">
              Show
            </Button>
          </div>
        </form>
      </Dialog>
    </Overlay>
  );
}

/** Nothing while one of the two is still being typed. */
function shown(days: DayRange) {
  const [start, end] = [dayOrNull(days.start), dayOrNull(days.end)];
  return start && end && start.compare(end) <= 0 ? { start, end } : null;
}
