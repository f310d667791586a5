import type { Column } from './columns.ts';
import styles from './DayHead.module.css';
import { isNarrow } from './widths.ts';

interface DayHeadProps {
  column: Column;
  isToday: boolean;
  onDay?: ((day: string) => void) | undefined;
}

/** Whose column it is, or of which day: that leads to the day. */
export const DayHead = ({ column, isToday, onDay }: DayHeadProps) => {
  const { name, day, note } = column;
  return (
    <h3 className={styles.head}>
      {day && onDay ? (
        <button type="button" onClick={() => onDay(day)} aria-current={isToday ? 'date' : undefined}>
          {name.slice(0, 3)} <b className="num">{Number(day.slice(8))}</b>
          <span className="sr">, show this day</span>
        </button>
      ) : (
        <b>{name}</b>
      )}{' '}
      {note && !isNarrow(column) && <span className="small t2">{note}</span>}
    </h3>
  );
};

/** Why a day is only a strip, along it. */
export const ClosedStrip = ({ column }: Pick<DayHeadProps, 'column'>) =>
  isNarrow(column) && <p className={`small t2 ${styles.strip}`}>{column.note}</p>;
