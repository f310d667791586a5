import { clockAt, daysAfter, minutesOf, momentAt } from '@attendant/contract/hours/clock';
import type { Db } from '../../server/src/database/open.ts';

/** Harbor Dental's people, what they do, and a calendar that is well filled from yesterday to the end of next week. */

const ZONE = 'America/New_York';
const PEOPLE = ['Doctor Okafor', 'Doctor Hale', 'Mei Chen'] as const;
type Name = (typeof PEOPLE)[number];

const SERVICES: readonly { name: string; minutes: number; price: number; doers: readonly Name[] }[] = [
  { name: 'Checkup', minutes: 20, price: 75, doers: ['Doctor Okafor', 'Doctor Hale'] },
  { name: 'Cleaning', minutes: 40, price: 120, doers: [] },
  { name: 'Filling', minutes: 40, price: 210, doers: ['Doctor Okafor', 'Doctor Hale'] },
  { name: 'Crown', minutes: 60, price: 980, doers: ['Doctor Okafor'] },
];

/** Who is there at which time of each day; callers of the examples find their times between them. */
const DAY: readonly (readonly [person: Name, time: string, service: string])[] = [
  ['Doctor Okafor', '10:00', 'Crown'],
  ['Doctor Okafor', '11:20', 'Filling'],
  ['Doctor Okafor', '13:00', 'Checkup'],
  ['Doctor Okafor', '13:40', 'Filling'],
  ['Doctor Okafor', '16:00', 'Checkup'],
  ['Doctor Hale', '10:20', 'Filling'],
  ['Doctor Hale', '11:20', 'Checkup'],
  ['Doctor Hale', '14:20', 'Cleaning'],
  ['Doctor Hale', '15:20', 'Checkup'],
  ['Mei Chen', '09:40', 'Cleaning'],
  ['Mei Chen', '10:40', 'Cleaning'],
  ['Mei Chen', '13:00', 'Cleaning'],
  ['Mei Chen', '15:40', 'Cleaning'],
];
const CUSTOMERS = `Nora Bell, Tom Reyes, Ada Quinn, Felix Moore, Iris Wood, Sam Ito, Ruth Cole, Omar Diaz, Lena Fox, Max
  Fox, Ella Stone, Hugo Lane, Vera Holt, Ben Shaw, Cora Day, Ivan Petrov, Zoe Hart`
  .split(',')
  .map((name) => name.trim().replace(/\s+/g, ' '));
const DAYS = { from: -1, to: 11 };

type Create = (noun: string, body: object) => Promise<{ id?: string }>;

export async function openPractice(create: Create, db: Db, agentId: string): Promise<void> {
  const ids = new Map<string, string>();
  for (const name of PEOPLE) ids.set(name, (await create('persons', { name })).id ?? '');
  for (const { doers, ...service } of SERVICES) {
    const person_ids = doers.map((name) => ids.get(name) ?? '');
    ids.set(service.name, (await create('services', { ...service, person_ids })).id ?? '');
  }
  const today = clockAt(new Date(), ZONE).day;
  const rows = Array.from({ length: DAYS.to - DAYS.from + 1 }, (_, at) => DAYS.from + at).flatMap((ahead) => {
    const date = daysAfter(today, ahead);
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) return [];
    // The further away, the more is free.
    return DAY.filter((_, at) => (at * 5 + ahead) % 6 >= Math.max(0, ahead) / 3).map(([person, time, service], at) => {
      const who = (at * 7 + ahead * 3 + CUSTOMERS.length) % CUSTOMERS.length;
      const start = momentAt(date, minutesOf(time), ZONE);
      const isOver = start.getTime() < Date.now();
      return {
        agent_id: agentId,
        starts_at: start,
        ends_at: new Date(start.getTime() + (SERVICES.find(({ name }) => name === service)?.minutes ?? 30) * 60_000),
        person_id: ids.get(person) ?? null,
        service_id: ids.get(service) ?? null,
        customer_name: CUSTOMERS[who] ?? '',
        customer_phone: `+1617555${String(200 + who).padStart(4, '0')}`,
        status: isOver ? (at === 5 ? 'no_show' : 'arrived') : 'booked',
        confirmed_at: !isOver && ahead <= 1 && at % 2 === 0 ? new Date() : null,
      };
    });
  });
  await db.insertInto('appointments').values(rows).execute();
}
