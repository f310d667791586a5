import { contract } from '@attendant/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { assembleCast, type Cast } from './testing/cast.ts';
import { endpointsOf } from './testing/rights.ts';

/** Whatever stands in a path, a query or a body, it is a value and never a part of a statement. */

/** Long enough that no busy machine is taken for one that slept. */
const SLEEP_S = 20;
const LINES = [
  "' or '1'='1",
  "' or 1=1 --",
  "'; drop table orders; --",
  "1'; select pg_sleep(20); --",
  "' || (select pg_sleep(20)) || '",
  "' and (select 1 from pg_sleep(20)) is not null --",
  "' union select null, null, null --",
  '" or ""="',
  "')) or (('1'='1",
  "\\'; select pg_sleep(20); --",
  "%' or '%'='",
  "'; copy users to program 'id'; --",
  '1 or 1=1',
  '$$; select pg_sleep(20); $$',
  "id'::text",
  "'",
];

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

/** The names of what an endpoint takes, as its schema says. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { def } = schema as { def?: { shape?: object; innerType?: unknown; in?: unknown } };
  if (def?.shape) return Object.entries(def.shape).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
  return fieldsOf(def?.innerType ?? def?.in ?? null);
}

const schemas = new Map(
  Object.values(contract).flatMap((noun) =>
    Object.values(noun).map(({ '~orpc': { route, inputSchema } }) => [
      `${route.method ?? 'POST'} ${route.path}`,
      fieldsOf(inputSchema),
    ]),
  ),
);
const endpoints = endpointsOf().filter(({ meta, path }) => meta.needs !== 'nothing' && !path.endsWith('/events'));

/** What nobody here may add to or take from. */
const counts = async () => {
  const { rows } = await sql<{ all: string }>`
    select (select count(*) from users) || ' ' || (select count(*) from tenants) || ' ' ||
      (select count(*) from pg_tables where schemaname = 'public') as all`.execute(app.database.db);
  return rows[0]?.all;
};

it('has a name for nearly everything that is taken', () => {
  expect([...schemas.values()].flat().length).toBeGreaterThan(200);
});

type Fields = Record<string, string>;

/** All fields at once, each alone, and none with the line in the path. */
function* spellings(name: string, line: string): Generator<Fields> {
  const fields = schemas.get(name) ?? [];
  yield Object.fromEntries(fields.map((field) => [field, line]));
  for (const field of fields) yield { [field]: line };
}

it.each(LINES)('%s is a value', { timeout: 120_000 }, async (line) => {
  const before = await counts();
  const wrong: string[] = [];
  const ask = async (name: string, method: string, path: string, fields: Fields) => {
    const query = method === 'GET' ? `?${new URLSearchParams(fields).toString()}` : '';
    const began = performance.now();
    const { status, text } = await app.ask(method as 'GET', `/api${path}${query}`, {
      as: cast.tokens.editor,
      ...(method !== 'GET' && { body: fields }),
    });
    const tookS = (performance.now() - began) / 1000;
    if (status >= 500 || tookS >= SLEEP_S || /syntax error|relation "/.test(text))
      wrong.push(`${name} ${JSON.stringify(fields)}: ${status} after ${tookS.toFixed(1)} s`);
  };
  const inPath = encodeURIComponent(line);
  for (const { name, method, path } of endpoints) {
    const named = path.replace('{id}', cast.agentId).replace(/\{\w+\}/g, inPath);
    for (const fields of spellings(name, line)) await ask(name, method, named, fields);
    await ask(name, method, path.replace(/\{\w+\}/g, inPath), {});
  }
  expect(wrong).toEqual([]);
  expect(await counts()).toBe(before);
});

describe('the same lines', () => {
  it('are a part of a statement that is made of text, and do harm', async () => {
    const harmless = LINES.filter((line) => !/drop|copy/.test(line));
    const done = harmless.map((line) =>
      sql
        .raw(`select 1 from agents where name = '${line.replaceAll('pg_sleep(20)', 'pg_sleep(0)')}'`)
        .execute(app.database.db)
        .then(
          ({ rows }) => rows.length > 0,
          () => true,
        ),
    );
    expect((await Promise.all(done)).filter(Boolean).length).toBeGreaterThan(5);
  });
});
