import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { asJson, shownDollars, shownMoment, shownObject, spelt, speltPage } from './shown.ts';

interface Dish {
  name: string;
  price: number;
  flags: string[];
  notes: string | null;
  created_at: string;
}

const DISH = shownObject<Dish>({
  name: 'name',
  price: shownDollars('cents'),
  flags: 'flags',
  notes: sql`null`,
  created_at: shownMoment('created_at'),
});

it('spells a page as it would be printed here, and reads it when it is looked at', async () => {
  const { db } = await testDatabase();
  const { rows } = await sql<{ shown: string; total: number }>`
    select ${spelt(DISH)} as shown, 7 as total from (values
      ('Calzone "grande" – ✓', 1999, '{new}'::text[], '2026-11-27T23:59:59.9999Z'::timestamptz),
      ('Knots', 650, '{}', '2026-01-01T00:00:00Z')) dishes (name, cents, flags, created_at)`.execute(db);
  const page = speltPage<Dish>(rows, { limit: 2, offset: 4 });
  const dishes = [
    { name: 'Calzone "grande" – ✓', price: 19.99, flags: ['new'], notes: null, created_at: '2026-11-27T23:59:59.999Z' },
    { name: 'Knots', price: 6.5, flags: [], notes: null, created_at: '2026-01-01T00:00:00.000Z' },
  ];
  expect(page.items).toEqual(dishes);
  expect(asJson(page)).toBe(JSON.stringify({ items: dishes, total: 7, limit: 2, offset: 4 }));
  const changed = speltPage<Dish>(rows, { limit: 2, offset: 4 }, (dish) => ({ ...dish, name: dish.name.slice(0, 5) }));
  expect(JSON.parse(asJson(changed))).toMatchObject({ items: [{ name: 'Calzo' }, { name: 'Knots' }], total: 7 });
});

it('spells a page without rows', () => {
  expect(asJson(speltPage([], { limit: 5, offset: 0 }))).toBe('{"items":[],"total":0,"limit":5,"offset":0}');
});
