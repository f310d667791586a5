import { ahead } from './calendar.ts';

/** The public holidays and days that callers name, as they are said; dates in the calendar of the United States. */
interface Holiday {
  name: string;
  said: RegExp;
  /** 'YYYY-MM-DD' in that year. */
  on: (year: number) => string;
}

const fixed = (month: number, day: number) => (year: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The nth weekday of a month (0 is Sunday); a negative place counts from its end. */
const nth = (month: number, weekday: number, place: number) => (year: number) => {
  const first =
    place > 0 ? fixed(month, 1)(year) : ahead(fixed((month % 12) + 1, 1)(month === 12 ? year + 1 : year), -1);
  const at = new Date(`${first}T12:00:00Z`).getUTCDay();
  return place > 0 ? ahead(first, ((weekday - at + 7) % 7) + 7 * (place - 1)) : ahead(first, -((at - weekday + 7) % 7));
};

/** Gregorian computus (Meeus, Jones, Butcher). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const month = Math.floor((e + f - 7 * g + 114) / 31);
  return fixed(month, ((e + f - 7 * g + 114) % 31) + 1)(year);
}

/** Longer names stand first: 'christmas eve' is not Christmas. */
const HOLIDAYS: readonly Holiday[] = [
  { name: 'Christmas Eve', said: /\b(?:christmas|xmas) eve\b/, on: fixed(12, 24) },
  { name: 'Christmas Day', said: /\b(?:christmas|xmas)\b/, on: fixed(12, 25) },
  { name: "New Year's Eve", said: /\bnew ?years? eve\b/, on: fixed(12, 31) },
  { name: "New Year's Day", said: /\bnew ?years?(?: day)?\b/, on: fixed(1, 1) },
  { name: 'Thanksgiving', said: /\bthanksgiving\b/, on: nth(11, 4, 4) },
  {
    name: 'Independence Day',
    said: /\b(?:independence day|(?:4th|fourth) of july|july (?:the )?(?:4th|fourth))\b/,
    on: fixed(7, 4),
  },
  { name: 'Memorial Day', said: /\bmemorial day\b/, on: nth(5, 1, -1) },
  { name: 'Labor Day', said: /\blabou?r day\b/, on: nth(9, 1, 1) },
  { name: 'Veterans Day', said: /\bveterans? day\b/, on: fixed(11, 11) },
  { name: 'Columbus Day', said: /\b(?:columbus|indigenous peoples?) day\b/, on: nth(10, 1, 2) },
  { name: "Presidents' Day", said: /\bpresidents? day\b/, on: nth(2, 1, 3) },
  { name: 'Martin Luther King Day', said: /\b(?:martin luther king|mlk)(?: jr)?(?: day)?\b/, on: nth(1, 1, 3) },
  { name: 'Juneteenth', said: /\bjuneteenth\b/, on: fixed(6, 19) },
  { name: "Valentine's Day", said: /\bvalentines?(?: day)?\b/, on: fixed(2, 14) },
  { name: "Saint Patrick's Day", said: /\b(?:st|saint) patricks?(?: day)?\b/, on: fixed(3, 17) },
  { name: "Mother's Day", said: /\bmother'?s day\b/, on: nth(5, 0, 2) },
  { name: "Father's Day", said: /\bfather'?s day\b/, on: nth(6, 0, 3) },
  { name: 'Halloween', said: /\bhalloween\b/, on: fixed(10, 31) },
  { name: 'Easter', said: /\beaster(?: sunday)?\b/, on: easter },
];

/** The ways to name one, longest first, and the coming day of the one that was named. */
export const HOLIDAY = HOLIDAYS.map(({ said }) => said.source).join('|');

/** Its next date (YYYY-MM-DD) from `today` on, which may be today; null for a name that is no holiday. */
export function holidayCalled(name: string, today: string): string | null {
  const named = HOLIDAYS.find(({ said }) => said.test(name));
  if (!named) return null;
  const year = Number(today.slice(0, 4));
  const date = named.on(year);
  return date >= today ? date : named.on(year + 1);
}

/** The holiday on a date; null on all other days. */
export const holidayOn = (date: string): string | null =>
  HOLIDAYS.find(({ on }) => on(Number(date.slice(0, 4))) === date)?.name ?? null;
