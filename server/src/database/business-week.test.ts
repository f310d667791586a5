import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { onDatabase, onServer } from '../testing/cluster.ts';
import { migrate } from './migrate.ts';
import { withTables } from './open.ts';

const NEW = '0195_business_week.sql';
const OLDER = readdirSync(new URL('./migrations/', import.meta.url)).filter((name) => name < NEW);

it('what an agent had as hours and blocked dates stays exactly', async () => {
  const [admin, name] = [inject('postgres'), `test_${randomBytes(6).toString('hex')}`];
  await onServer(admin, `create database ${name}`);
  onTestFinished(() => onServer(admin, `drop database if exists ${name} with (force)`));
  const day = { enabled: true, open: '17:00', close: '01:00' };
  const off = { enabled: false, open: '09:00', close: '17:00' };
  const hours = JSON.stringify({ monday: off, tuesday: day });
  await withTables(onDatabase(admin, name), async (db) => {
    await migrate(db, OLDER);
    await sql`with t as (insert into tenants (name) values ('Sal') returning id), a as (
      insert into agents (tenant_id, name, timezone, greeting, system_prompt, voice_model, language, closed_message,
        business_hours, transfer_settings)
      select id, 'Sal', 'America/New_York', '', '', '', 'en', '', ${hours}::jsonb, '{}' from t returning id)
      insert into blocked_dates (agent_id, date, reason) select id, '2026-12-25', 'Christmas' from a`.execute(db);
    await migrate(db);
    const { rows } = await sql`select business_week, date::text, reason, intervals
      from agents join special_days on agent_id = agents.id`.execute(db);
    expect(rows).toEqual([
      {
        business_week: {
          monday: { enabled: false, intervals: [{ open: '09:00', close: '17:00' }] },
          tuesday: { enabled: true, intervals: [{ open: '17:00', close: '01:00' }] },
        },
        date: '2026-12-25',
        reason: 'Christmas',
        intervals: [],
      },
    ]);
  });
});
