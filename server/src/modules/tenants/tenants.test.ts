import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { testDatabase } from '../../testing/database.ts';
import { belongsTo, createTenant, homeTenant, tenantsOf, trialEndOf } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

async function belongs(userId: string, tenantId: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ so: boolean }>`select ${belongsTo(sql`${userId}`, sql`${tenantId}`)} as so`.execute(
    database.db,
  );
  return rows[0]?.so;
}

async function person(name: string): Promise<{ id: string; name: string }> {
  const { db } = database;
  await db
    .insertInto('identities')
    .values({ uid: name, email: `${name}@example.com` })
    .execute();
  return db
    .insertInto('users')
    .values({ identity_uid: name, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

it('gives an owner a tenant with thirty days of trial', async () => {
  const rosa = await person('Rosa');
  const id = await database.db.transaction().execute((tx) => createTenant(tx, rosa));
  const [tenant] = await tenantsOf(database.db, rosa.id);
  expect(tenant).toMatchObject({ id, name: "Rosa's business", role: 'owner' });
  const { rows } = await sql<{ ends: string }>`select ${trialEndOf(sql`${rosa.id}::uuid`)} as ends`.execute(
    database.db,
  );
  expect(Math.round((Date.parse(rows[0]?.ends ?? '') - Date.now()) / 86_400_000)).toBe(30);
  expect(await belongs(rosa.id, id)).toBe(true);
});

it('keeps tenants apart', async () => {
  const [june, marco] = [await person('June'), await person('Marco')];
  const id = await database.db.transaction().execute((tx) => createTenant(tx, june));
  expect(await belongs(marco.id, id)).toBe(false);
  expect(await tenantsOf(database.db, marco.id)).toEqual([]);
});

it('makes a guest’s first tenant when it is needed, once', async () => {
  const vera = await person('Vera');
  const home = () => database.db.transaction().execute((tx) => homeTenant(tx, vera.id));
  const [one, two] = await Promise.all([home(), home()]);
  expect(one).toBe(two);
  expect(await tenantsOf(database.db, vera.id)).toMatchObject([{ id: one, role: 'owner' }]);
});
