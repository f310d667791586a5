import { parentPort, workerData } from 'node:worker_threads';
import Calendar from 'date-holidays';
import * as z from 'zod';

const { country, year } = z.object({ country: z.string(), year: z.number() }).parse(workerData);

const known: Record<string, string> = new Calendar().getCountries('en');
// The calendar knows some of them by the names of other years and languages.
const today = new Intl.DisplayNames('en', { type: 'region' });
const countries = Object.entries(known)
  .map(([code, name]) => ({ code, name: today.of(code) ?? name }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
const calendar = country in known ? new Calendar(country, { types: ['public'], languages: ['en'] }) : null;
const holidays = [year, year + 1]
  .flatMap((one) => calendar?.getHolidays(one) ?? [])
  .map(({ date, name }) => ({ date: date.slice(0, 10), name }));

parentPort?.postMessage({ countries, holidays });
