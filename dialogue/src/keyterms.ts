import { type BusinessFacts, WEEKDAYS } from './facts.ts';
import { menuKeyterms } from './understand/menu/keyterms.ts';

/** Without them 'Thursday' is heard as 'firstly' or 'thirsty' on a phone line. Times of the day beside them won nothing. */
const DAYS = [...WEEKDAYS.map((day) => day.charAt(0).toUpperCase() + day.slice(1)), 'tomorrow', 'noon'];

/** Words that a recogniser should expect on the line of this business. */
export function keytermsOf({ menu, services, persons, bookingEnabled }: BusinessFacts): readonly string[] {
  const names = [...services, ...persons].map(({ name }) => name);
  return [...menuKeyterms(menu), ...names, ...(bookingEnabled ? DAYS : [])];
}
