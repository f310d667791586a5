import { parentPort, workerData } from 'node:worker_threads';
import Calendar from 'date-holidays';
import * as z from 'zod';

const { country, year } = z.object({ country: z.string(), year: z.number() }).parse(workerData);

const names: Record<string, string> = new Calendar().getCountries('en');
const countries = Object.entries(names)
  .map(([code, name]) => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
const calendar = country in names ? new Calendar(country, { types: ['public'], languages: ['en'] }) : null;
const holidays = [year, year + 1]
  .flatMap((one) => calendar?.getHolidays(one) ?? [])
  .map(({ date, name }) => ({ date: date.slice(0, 10), name }));

parentPort?.postMessage({ countries, holidays });
