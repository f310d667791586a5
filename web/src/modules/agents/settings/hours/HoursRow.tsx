import type { Interval } from '@attendant/contract/hours/business-week';
import { X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { IconButton } from '../../../../kit/frame/Button.tsx';
import { TimeInput } from '../../../../kit/pick/DateField.tsx';
import styles from './HoursCard.module.css';
import { isWholeDay } from './words.ts';

interface HoursRowProps {
  /** Whose hours these are, for whoever cannot see them: 'Monday', 'Monday 2'. */
  name: string;
  at: Interval;
  open: ComponentProps<'input'>;
  close: ComponentProps<'input'>;
  /** Below the day, if there is one. */
  errorId?: string | undefined;
  /** Null where it is the only one. */
  onRemove: (() => void) | null;
}

/** One opening: from, to, and what an end before the start means. */
export function HoursRow({ name, at, open, close, errorId, onRemove }: HoursRowProps) {
  const noteId = useId();
  const note = noteOf(at);
  const described = [note && noteId, errorId].filter(Boolean).join(' ') || undefined;
  const time = (which: 'open' | 'close', input: ComponentProps<'input'>) => (
    <TimeInput aria-label={labelOf(name, which)} aria-describedby={described} {...input} />
  );
  return (
    <span className={styles.times}>
      {time('open', open)}
      to
      {time('close', close)}
      {onRemove && (
        <IconButton size="sm" label={`Remove hours: ${name}`} onClick={onRemove}>
          <X size={15} />
        </IconButton>
      )}
      {note && (
        <span className={styles.night} id={noteId}>
          {note}
        </span>
      )}
    </span>
  );
}

/** 'Monday 2' → 'Monday open time 2' */
const labelOf = (name: string, which: string): string => {
  const [day, number] = name.split(/ (?=\d+$)/);
  return [day, which, 'time', number].filter(Boolean).join(' ');
};

/** An end that is not after its start. */
function noteOf(at: Interval): string {
  if (!at.open || !at.close || at.close > at.open) return '';
  if (isWholeDay(at)) return '24 hours';
  return at.close === '00:00' ? 'Until midnight' : 'Past midnight, until the next day';
}
