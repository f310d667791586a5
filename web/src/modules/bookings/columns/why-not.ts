import type { Place } from './carry.ts';
import { type Card, type DayGrid, momentIn } from './columns.ts';

/** What can be seen from here to be in the way; the server knows the rest. */
export function whyNot({ appointment, height }: Card, { column: at, top }: Place, grid: DayGrid): string | null {
  const column = grid.columns[at];
  if (!column) return null;
  if (momentIn(column, top) <= new Date()) return 'That time is over.';
  const isWith = column.id !== undefined;
  const hits = (one: { top: number; height: number }) => one.top < top + height && one.top + one.height > top;
  if (column.off.some(hits))
    return isWith ? `${column.name} is not there at that time.` : 'Nobody is there at that time.';
  const other = column.cards.find((card) => hits(card) && card.appointment.id !== appointment.id);
  if (!other || !(isWith || other.appointment.person_id === appointment.person_id)) return null;
  return column.id === null ? null : `${other.appointment.customer_name} has that time.`;
}
