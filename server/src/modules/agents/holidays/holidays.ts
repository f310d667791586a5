import { Worker } from 'node:worker_threads';
import { Holiday } from '@attendant/contract/agents/settings';
import { ianaZone } from '@attendant/contract/fields/zones';
import { daysAfter } from '@attendant/contract/hours/clock';
import * as z from 'zod';
import type { Db } from '../../../database/open.ts';
import { dayOf } from '../../../days.ts';
import type { AgentActor } from '../../../http/context.ts';
import { refuseField } from '../../../http/problem.ts';
import { inTurn } from '../../../in-turn.ts';
import { zoneOf } from '../agent.ts';

/** Public holidays, for owners to pick the days from on which they are closed. */

const YEAR_DAYS = 365;

export async function holidaysFor(db: Db, { agentId }: AgentActor, wanted?: string, now = new Date()) {
  const timezone = await zoneOf(db, { agentId });
  const today = dayOf(now, timezone);
  const country = wanted ?? countryOf(timezone);
  const { countries, holidays } = await knownOf(country, Number(today.slice(0, 4)));
  if (countries.every(({ code }) => code !== country)) refuseField('country', 'Choose a country');
  const last = daysAfter(today, YEAR_DAYS);
  return { country, countries, holidays: holidays.filter(({ date }) => date >= today && date <= last) };
}

const Known = z.object({
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  holidays: z.array(Holiday),
});
type Known = z.infer<typeof Known>;

/** Countries and years whose holidays are kept at hand. */
const KNOWN_MOST = 50;
const known = new Map<string, Promise<Known>>();
const alone = inTurn();

function knownOf(country: string, year: number): Promise<Known> {
  const key = `${country} ${year}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= KNOWN_MOST) known.clear();
  const asked = alone(() => ask(country, year));
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

/** In a thread that ends with the answer: to read the calendars of all countries takes longer than sound may wait. */
function ask(country: string, year: number): Promise<Known> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./holidays.worker.ts', import.meta.url), { workerData: { country, year } });
    worker.once('message', (answer) => resolve(Known.parse(answer)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The calendars of holidays did not answer.')));
  });
}

/** The countries of the zones that the forms offer, but the United States. */
const ZONES: Readonly<Record<string, string>> = {
  CA: 'Toronto Montreal Winnipeg Edmonton Vancouver',
  GB: 'London',
  IE: 'Dublin',
  FR: 'Paris',
  DE: 'Berlin',
  IT: 'Rome',
  ES: 'Madrid',
  NL: 'Amsterdam',
  BE: 'Brussels',
  AT: 'Vienna',
  CH: 'Zurich',
  CZ: 'Prague',
  HU: 'Budapest',
  PL: 'Warsaw',
  SE: 'Stockholm',
  NO: 'Oslo',
  DK: 'Copenhagen',
  FI: 'Helsinki',
  GR: 'Athens',
  RO: 'Bucharest',
  BG: 'Sofia',
  UA: 'Kiev',
  RU: 'Moscow',
  TR: 'Istanbul',
  PT: 'Lisbon',
  IS: 'Reykjavik',
  RS: 'Belgrade',
};

function countryOf(timezone: string): string {
  const city = ianaZone(timezone).replace(/^.*\//, '');
  return Object.keys(ZONES).find((country) => ZONES[country]?.split(' ').includes(city)) ?? 'US';
}
