import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { SEED } from '../../../../tools/seed.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { countFurther } from './jobs.ts';
import { recount } from './testing/recount.ts';

// Whoever has any conversations has too many to count them while the settings are saved.
let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  await sql`create or replace function recounted_at_once() returns integer language sql immutable as 'select 0'`.execute(
    app.database.db,
  );
});

const FIRST = '2026-10-30';
const LAST = '2026-11-03';

const moveTo = (timezone: string) =>
  app.database.db.updateTable('agents').set({ timezone }).where('id', '=', cast.agentId).execute();
const clear = async () => {
  await app.database.db.deleteFrom('conversations').execute();
  await app.database.db.deleteFrom('figures_behind').execute();
};
const isBehind = async () =>
  (await app.database.db.selectFrom('figures_behind').select('zone').executeTakeFirst()) !== undefined;

interface Held {
  at: Date;
  caller: string | null;
  channel: string;
  seconds: number;
}
async function hold(conversations: readonly Held[]): Promise<void> {
  if (conversations.length === 0) return;
  const rows = conversations.map(({ at, caller, channel, seconds }) => ({
    agent_id: cast.agentId,
    channel,
    status: 'completed',
    is_test: false,
    carrier: 'twilio',
    caller_phone: caller,
    started_at: at,
    ended_at: at,
    duration_seconds: seconds,
  }));
  await app.database.db.insertInto('conversations').values(rows).execute();
}
const piece = () => sql`select count_further(${cast.agentId}, 2)`.execute(app.database.db);

async function ask() {
  const url = `/api/agent/${cast.agentId}/statistics?start_date=${FIRST}&end_date=${LAST}`;
  const { status, body } = await app.ask('GET', url, { as: cast.tokens.viewer });
  expect(status).toBe(200);
  return body;
}

const ZONES = ['America/New_York', 'Europe/London', 'Asia/Kathmandu'];
const some = fc.array(
  fc.record({
    at: fc
      .integer({ min: Date.parse(`${FIRST}T00:00:00Z`) / 900_000, max: Date.parse(`${LAST}T23:45:00Z`) / 900_000 })
      .map((quarter) => new Date(quarter * 900_000)),
    caller: fc.constantFrom(null, '+1', '+2', '+3'),
    channel: fc.constantFrom('voice', 'message'),
    seconds: fc.nat(4000),
  }),
  { maxLength: 12 },
);
const moves = fc.array(fc.record({ to: fc.constantFrom(...ZONES), pieces: fc.nat(4), meanwhile: some }), {
  minLength: 1,
  maxLength: 4,
});

it('counts the same as from the start, wherever the agent moved and whatever came meanwhile', {
  timeout: 120_000,
}, async () => {
  const { db } = app.database;
  await fc.assert(
    fc.asyncProperty(some, moves, async (before, journey) => {
      await clear();
      await moveTo('America/New_York');
      await hold(before);
      for (const { to, pieces, meanwhile } of journey) {
        await moveTo(to);
        for (let at = 0; at < pieces; at++) await piece();
        await hold(meanwhile);
      }
      await countFurther(db, 3);
      expect(await isBehind()).toBe(false);
      const zone = journey.at(-1)?.to ?? '';
      expect(await ask()).toMatchObject(await recount(db, cast.agentId, zone, FIRST, LAST));
    }),
    { numRuns: 25, seed: SEED },
  );
});

it('lets conversations begin, end and go between the pieces', async () => {
  const { db } = app.database;
  await clear();
  await moveTo('America/New_York');
  const at = (hour: number) => new Date(Date.parse('2026-10-31T00:00:00Z') + hour * 3_600_000);
  const call = (hour: number) => ({ at: at(hour), caller: `+${hour % 3}`, channel: 'voice', seconds: 60 });
  await hold(Array.from({ length: 40 }, (_, hour) => call(hour)));
  await moveTo('Asia/Kathmandu');
  await Promise.all([
    countFurther(db, 4),
    ...Array.from({ length: 10 }, (_, hour) => hold([call(hour * 4)])),
    db.updateTable('conversations').set({ duration_seconds: 90 }).where('started_at', '<', at(8)).execute(),
    db.deleteFrom('conversations').where('started_at', '>', at(30)).execute(),
  ]);
  await countFurther(db, 4);
  expect(await ask()).toMatchObject(await recount(db, cast.agentId, 'Asia/Kathmandu', FIRST, LAST));
});

it('shows each conversation once while they are being counted', async () => {
  await clear();
  await moveTo('Europe/London');
  await hold(
    ['01', '02', '03'].map((day) => ({
      at: new Date(`2026-11-${day}T00:30:00Z`),
      caller: '+1',
      channel: 'voice',
      seconds: 60,
    })),
  );
  await moveTo('America/New_York');
  await sql`select count_further(${cast.agentId}, 1)`.execute(app.database.db);
  expect(await isBehind()).toBe(true);
  expect((await ask()).conversations.all.current).toBe(3);
});
