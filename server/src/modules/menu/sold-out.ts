import { clockAt, DAY_MINUTES, daysAfter, momentAt } from '@attendant/contract/hours/clock';
import { type Hours, spansOn } from '@attendant/contract/hours/opening';

/**
 * When what is sold out "until tomorrow" comes back: as the day of the business ends, at midnight on its clock, or at
 * closing time where that is later. Half an hour past midnight on Friday's shift, tomorrow is when that shift is over.
 */
export function tomorrowOf(hours: Hours, now: Date): Date {
  const { day } = clockAt(now, hours.timezone);
  const evening = daysAfter(day, -1);
  const isStillOpen = spansOn(hours, evening).some(({ start, end }) => start <= now && now < end);
  const today = isStillOpen ? evening : day;
  const midnight = momentAt(today, DAY_MINUTES, hours.timezone);
  const closing = spansOn(hours, today).at(-1)?.end ?? midnight;
  return closing > midnight ? closing : midnight;
}
