import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { BEHIND_PROXY, codeFor, enrol, PASSWORD, post, prove, signIn } from '../test-people.ts';

const PAIRS = 30;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: BEHIND_PROXY });
  await Promise.all(Array.from({ length: PAIRS }, (_, n) => enrol(app, `known${n}@example.com`)));
});

const milliseconds = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Every row of every table of every schema, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    app.database.db,
  );
  const texts = await Promise.all(
    tables.map(
      async ({ name }) =>
        (await sql.raw<{ row: string }>(`select t::text as row from ${name} t`).execute(app.database.db)).rows,
    ),
  );
  return JSON.stringify(texts);
}

it('keeps no password, token or code in clear', async () => {
  const email = 'rosa@example.com';
  await enrol(app, email);
  const session = await signIn(app, email, { remember: true });
  const renewed = await post(app, '/auth/refresh', { refresh_token: session.refresh_token });
  const id_token = await prove(app, email);
  await post(app, '/identity/oob', { requestType: 'PASSWORD_RESET', email });
  await post(app, '/identity/oob', { requestType: 'EMAIL_SIGNIN', email });
  const codes = [await codeFor(app, email, /Confirm/), await codeFor(app, email, /new password/)];
  const secrets = [PASSWORD, session.access_token, session.refresh_token, renewed.body.refresh_token, id_token];
  const stored = await dump();
  expect(stored).toContain(email);
  expect(
    [...secrets, ...codes, await codeFor(app, email, /Sign in/)].filter((secret) => stored.includes(secret)),
  ).toEqual([]);
  expect(stored).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it.each([
  ['/auth/login', { password: 'not this one' }],
  ['/identity/sign-in', { password: 'not this one' }],
  ['/auth/password-reset/request', {}],
  ['/identity/oob', { requestType: 'EMAIL_SIGNIN' }],
])('takes as long for an unknown address as for a known one: %s', async (path, more) => {
  const times: number[] = [];
  const differences: number[] = [];
  for (let n = 0; n < PAIRS; n++) {
    const ask = (email: string) => milliseconds(() => post(app, path, { email, ...more }));
    const known = await ask(`known${n}@example.com`);
    differences.push(known - (await ask(`unknown${n}@example.com`)));
    times.push(known);
  }
  // Five milliseconds, or what a busy machine makes of them.
  expect(Math.abs(median(differences))).toBeLessThan(Math.max(5, median(times) / 4));
});
