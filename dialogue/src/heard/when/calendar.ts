/** What the calendar and the clock of the business show; dates are 'YYYY-MM-DD', times 'HH:MM'. */
export interface Calendar {
  date: string;
  time: string;
  /** Minutes since midnight, beyond 1,440 where it closes after midnight; null where it is closed or nobody knows. */
  open(date: string): { from: number; to: number } | null;
  /** Dishes are sold there. */
  ordering?: boolean;
}

/** The date so many days later. */
export function ahead(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** 'Tuesday' said on a Tuesday is the one in a week: for this one people say 'today'. */
export const coming = (today: string, weekday: number): string =>
  ahead(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);

/** 'This Tuesday' may be today. */
export const thisOne = (today: string, weekday: number): string => ahead(today, (weekday - weekdayOf(today) + 7) % 7);

/** The Monday of the next week, or of one after it. */
export const mondayIn = (today: string, weeks: number): string =>
  ahead(today, 7 * weeks - ((weekdayOf(today) + 6) % 7));

/** 'Next Tuesday' is the one of the week that begins with the next Monday. */
export const inNextWeek = (today: string, weekday: number): string => ahead(mondayIn(today, 1), (weekday + 6) % 7);

/** Null for a day that no calendar has. Months beyond 12 are those of the next year. */
export function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === (month - 1) % 12 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/** The last day of a month. */
export const monthEnd = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** 'HH:MM' of minutes since midnight. */
export function clockOf(minutes: number): string {
  const within = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** So many minutes past the hour in which a time lies. */
export const hourAnd = (time: string, past: number): string => clockOf(60 * Math.floor(minutesOf(time) / 60) + past);
