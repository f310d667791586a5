import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Overlay } from '../window/Overlay.tsx';
import styles from './Pick.module.css';

interface CalendarPopoverProps {
  /** YYYY-MM-DD, or nothing yet; as are the bounds. */
  value: string;
  min: string;
  max: string;
  triggerRef: RefObject<HTMLElement | null>;
  onPick: (day: string) => void;
  onClose: () => void;
}

export function dayOrNull(text: string): CalendarDate | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDate(text) : null;
}

/** A month to pick a day from. */
export default function CalendarPopover({ value, min, max, triggerRef, onPick, onClose }: CalendarPopoverProps) {
  return (
    <Overlay className={styles.popover} triggerRef={triggerRef} onClose={onClose}>
      <Dialog aria-label="Choose a date" className={styles.calendar ?? ''}>
        <I18nProvider locale="en-US">
          <Calendar
            aria-label="Day"
            autoFocus
            defaultValue={dayOrNull(value)}
            minValue={dayOrNull(min)}
            maxValue={dayOrNull(max)}
            onChange={(day) => onPick(day.toString())}
          >
            <Month />
          </Calendar>
        </I18nProvider>
      </Dialog>
    </Overlay>
  );
}

/** What a calendar shows, of one day or of a range. */
export const Month = () => (
  <>
    <header className={styles.month}>
      <Button slot="previous" className={styles.turn ?? ''}>
        <ChevronLeft size={16} />
      </Button>
      <Heading className="title-3" />
      <Button slot="next" className={styles.turn ?? ''}>
        <ChevronRight size={16} />
      </Button>
    </header>
    <CalendarGrid weekdayStyle="short">
      {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
    </CalendarGrid>
  </>
);
