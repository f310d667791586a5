import type { Column, DayGrid } from './columns.ts';

/** A day of a week on which nothing is open and nobody booked needs no room. */
export const isNarrow = ({ day, note, cards }: Column): boolean =>
  day !== undefined && note !== '' && cards.length === 0;

/** The hours, then the days of a week, which is never wider than the page; a closed one is a strip. */
export const columnsOf = ({ columns }: DayGrid): string =>
  ['58px', ...columns.map((column) => (isNarrow(column) ? '58px' : 'minmax(0, 1fr)'))].join(' ');
