import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sweep } from './sweep.ts';
import { BEHIND_PROXY, enrol, PASSWORD, post, signIn } from './test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: BEHIND_PROXY });
});

it('forgets what has ended, and leaves what lives', async () => {
  const { db } = app.database;
  await enrol(app, 'rosa@example.com');
  const [old, current] = [await signIn(app, 'rosa@example.com'), await signIn(app, 'rosa@example.com')];
  await post(app, '/auth/logout', { refresh_token: old.refresh_token });
  await sql`update sessions set ended_at = now() - interval '31 days' where ended_at is not null`.execute(db);
  for (const email of ['half@example.com', 'today@example.com']) {
    await post(app, '/identity/sign-up', { email, password: PASSWORD });
  }
  await sql`update identities set created_at = now() - interval '2 days'
            where email in ('half@example.com', 'rosa@example.com')`.execute(db);
  await sql`update one_time_codes set expires_at = now() - interval '3 days' where purpose = 'VERIFY_EMAIL'`.execute(
    db,
  );
  await sql`update rate_limits set expire = 0`.execute(db);
  await sweep(db);
  const count = async (table: 'sessions' | 'one_time_codes' | 'rate_limits') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  expect(await count('sessions')).toBe(1);
  expect(await count('rate_limits')).toBe(0);
  expect(await count('one_time_codes')).toBe(1);
  const left = await db.selectFrom('identities').select('email').orderBy('email').execute();
  expect(left.map(({ email }) => email)).toEqual(['rosa@example.com', 'today@example.com']);
  expect((await app.ask('GET', '/api/auth/me', { as: current.access_token })).status).toBe(200);
});
