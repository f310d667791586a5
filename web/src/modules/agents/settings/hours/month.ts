import { addDays } from '../../../../kit/form/format.ts';

/** The weeks of a month from Sunday on: '2026-11' → rows of seven days, null where another month's would be. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weekday = new Date(`${first}T12:00:00Z`).getUTCDay();
  const weeks: (string | null)[][] = [];
  for (let start = addDays(first, -weekday); start.slice(0, 7) <= month; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => addDays(start, at));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

/** ('2026-12', 1) → '2027-01' */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
