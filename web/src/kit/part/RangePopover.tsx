import { type FormEvent, type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from '../form/Input.tsx';
import { Button } from '../frame/Button.tsx';
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
}

/** The first and the last day, neither after today. */
export default function RangePopover({ range, today, triggerRef, onClose, onChoose }: RangePopoverProps) {
  const [days, setDays] = useState(range);
  const [tried, setTried] = useState(false);
  const problem = rangeProblem(days, today);
  function apply(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!problem) onChoose(days);
  }
  return (
    <Popover
      isOpen
      placement="bottom end"
      className={styles.popover ?? ''}
      triggerRef={triggerRef}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Dialog aria-label="Days to show" className={styles.dialog ?? ''}>
        <form noValidate onSubmit={apply}>
          <div className={styles.days}>
            <TextField
              label="Start date"
              type="date"
              max={today}
              autoFocus={CALLS_NO_KEYBOARD}
              value={days.start}
              onChange={(event) => setDays({ ...days, start: event.target.value })}
            />
            <TextField
              label="End date"
              type="date"
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
    </Popover>
  );
}
