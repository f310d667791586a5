import type { Appointment } from '@attendant/contract/bookings';
import { Plus } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { formatTime } from '../../../kit/form/format.ts';
import { useNow } from '../../../kit/frame/use-now.ts';
import { fadeAtEdges } from '../../../kit/hook/fade-at-edges.ts';
import { cx } from '../../../kit/look/cx.ts';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { ColumnCard } from './ColumnCard.tsx';
import styles from './Columns.module.css';
import { type Column, type DayGrid, momentIn } from './columns.ts';
import { ClosedStrip, DayHead } from './DayHead.tsx';
import { MovedNote } from './MovedNote.tsx';
import { useMoves } from './moves.ts';
import { columnsOf, isNarrow } from './widths.ts';

interface TimeGridProps {
  grid: DayGrid;
  onOpen: (appointment: Appointment) => void;
  /** Null for somebody who may only look. */
  onBook: ((startsAt: string, personId: string) => void) | null;
  /** From the head of a column. */
  onDay?: (day: string) => void;
  today?: string;
}

const CLOCK_STEP_MS = 30_000;

/** Columns with the time from top to bottom, in which appointments can be carried to another place. */
export function TimeGrid({ grid, onOpen, onBook, onDay, today }: TimeGridProps) {
  const { timezone } = useCurrentAgent();
  const now = useNow(CLOCK_STEP_MS);
  const { carry, moved, undo, forget, isUndoing } = useMoves(grid);
  const { area, carried } = carry;
  const size = {
    '--minutes': grid.minutes,
    '--columns': grid.columns.length,
    ...(onDay && { gridTemplateColumns: columnsOf(grid) }),
  } as CSSProperties;
  const over = carried && grid.columns[carried.column];
  const overTime = over && formatTime(momentIn(over, carried.top), timezone);
  useEffect(() => fadeAtEdges(area.current), [area]);
  const columnProps = { now, onOpen, onBook, zone: timezone, carry, mayMove: onBook !== null };
  return (
    <>
      {moved && <MovedNote {...{ moved, undo, forget, isUndoing }} zone={timezone} />}
      <output className="sr">{over && `${carried.card.appointment.customer_name}: ${overTime}, ${over.name}`}</output>
      <p className="sr" id="how-to-move">
        Press M to move it, the arrows to choose, Enter to let go and Escape to put it back.
      </p>
      <div className={cx(styles.grid, onDay && styles.week)} style={size} ref={area}>
        <ol className={styles.axis} aria-hidden="true">
          {grid.hours.map((hour, at) => (
            <li key={hour.getTime()} style={placed(at * 60, 0)}>
              {formatTime(hour, timezone).replace(':00', '')}
            </li>
          ))}
        </ol>
        {grid.columns.map((column, at) => (
          <OneColumn
            key={column.key}
            {...{ ...columnProps, column, at, onDay }}
            isToday={column.day !== undefined && column.day === today}
          />
        ))}
      </div>
    </>
  );
}

const placed = (top: number, height: number): CSSProperties => ({ '--top': top, '--height': height }) as CSSProperties;

interface OneColumnProps extends Pick<TimeGridProps, 'onOpen' | 'onBook' | 'onDay'> {
  column: Column;
  at: number;
  zone: string;
  now: number;
  isToday: boolean;
  mayMove: boolean;
  carry: ReturnType<typeof useMoves>['carry'];
}

function OneColumn({ column, at, zone, now, isToday, mayMove, onOpen, onBook, onDay, carry }: OneColumnProps) {
  const { id, name, off, gaps, cards, from } = column;
  const { carried } = carry;
  const passed = (now - from.getTime()) / 60_000;
  // Who is free has this moment too.
  const last = [...off, ...gaps, ...cards].reduce((most, { top, height }) => Math.max(most, top + height), 0);
  return (
    <section
      className={cx(styles.column, isToday && styles.today)}
      data-narrow={isNarrow(column) || undefined}
      aria-label={name}
    >
      <DayHead {...{ column, isToday, onDay }} />
      <div className={styles.day} data-day>
        <ClosedStrip column={column} />
        {off.map(({ top, height }) => (
          <i key={top} className={styles.off} style={placed(top, height)} />
        ))}
        {onBook &&
          id &&
          gaps.map(({ top, height, startsAt }) => (
            <button
              key={startsAt}
              type="button"
              className={cx(styles.block, styles.gap)}
              style={placed(top, height)}
              onClick={() => onBook(startsAt, id)}
            >
              <span className={styles.free}>
                <Plus size={14} />
                Free
              </span>
              <span className="sr">
                {' '}
                from {formatTime(startsAt, zone)}: book with {name}
              </span>
            </button>
          ))}
        {cards.map((card) => (
          <ColumnCard
            key={card.appointment.id}
            {...{ card, zone, now }}
            isNarrow={onDay !== undefined}
            isCarried={carried?.card.appointment.id === card.appointment.id}
            mayMark={mayMove}
            {...(mayMove && card.appointment.status === 'booked' && { carry: carry.handlers(card, at) })}
            onOpen={(one) => carry.isPress() && onOpen(one)}
          />
        ))}
        {carried?.column === at && (
          <div className={cx(styles.block, styles.ghost)} style={placed(carried.top, carried.card.height)}>
            <b className="num">{formatTime(momentIn(column, carried.top), zone)}</b>{' '}
            {carried.card.appointment.customer_name}
          </div>
        )}
        {passed > 0 && passed < Math.max(last, 60) && <i className={styles.now} style={placed(passed, 0)} />}
      </div>
    </section>
  );
}
