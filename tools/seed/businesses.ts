import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type BusinessWeek,
  eachWeekday,
  type Interval,
  type NewSpecialDays,
} from '@attendant/contract/hours/business-week';
import { resample } from '@attendant/voice/audio/resample';
import { loadBuiltInSpeech } from '@attendant/voice/built-in';
import type { App } from '../../server/src/app.ts';
import type { Db } from '../../server/src/database/open.ts';
import type { Files } from '../../server/src/files/files.ts';
import { holdInThePast, type Speak } from './history.ts';
import { openPractice } from './practice.ts';
import { type CallerScript, HARBOR_BOOKINGS, HARBOR_CALLS, SALS_CALLS } from './scripts.ts';

const MENU = readFileSync(new URL('./sals-menu.csv', import.meta.url), 'utf8');
/** While its past is called up: at whatever hour that happens, those were the hours of business. */
const ALL_DAY = { open: '00:00', close: '00:00' };
const EVENING = { open: '11:00', close: '23:00' };
const LATE = { open: '11:00', close: '01:00' };
/** Until one in the morning at the end of the week. */
const SALS_WEEK = eachWeekday((day) => opening(day === 'friday' || day === 'saturday' ? LATE : EVENING));
const DAYS_BACK = 14;

const SALS = {
  name: "Sal's Order Line",
  business_name: "Sal's Brick Oven",
  phone_number: '+17185550147',
  greeting: "Sal's Brick Oven, what can I get started for you?",
  system_prompt: 'You take orders for pickup at a family pizzeria in Brooklyn. Be warm and brief.',
};
const HARBOR = {
  name: 'Harbor Dental Reception',
  business_name: 'Harbor Dental',
  phone_number: '+16175550121',
  greeting: 'Harbor Dental, how can I help you?',
  system_prompt: 'You answer the phone of a dental clinic in Boston. Be calm and precise.',
  voice_model: 'aura-2-andromeda-en',
};
const HARBOR_FACTS = [
  'We take Delta Dental, Cigna and MetLife.',
  'We are at 12 Harbor Street, second floor. Parking is behind the house.',
];
const SALS_FACTS = ['Pickup only, we do not deliver.', 'We are at 231 Court Street, Brooklyn.'];

export interface DemoAccount {
  email: string;
  password: string;
}

/** The two businesses of the examples, with two weeks of calls, in an empty database. */
export async function seedBusinesses(app: App, files: Files): Promise<DemoAccount> {
  const account = { email: 'rosa@salsbrickoven.com', password: randomBytes(9).toString('base64url') };
  const ask = asker(app);
  await ask('POST', '/api/auth/users', { ...account, name: 'Rosa Marchetti' });
  const { access_token: token } = await ask('POST', '/api/auth/login', account);
  const sals = await ask('POST', '/api/agents', SALS, token);
  await ask(
    'PATCH',
    `/api/agent/${sals.id}`,
    { ordering_enabled: true, business_week: eachWeekday(() => opening(ALL_DAY)) },
    token,
  );
  await importMenu(app, sals.id ?? '', token ?? '');
  const harbor = await ask('POST', '/api/agents', HARBOR, token);
  await ask('PATCH', `/api/agent/${harbor.id}`, { booking_enabled: true }, token);
  const { db } = app.database;
  await openPractice((noun, body) => ask('POST', `/api/agent/${harbor.id}/${noun}`, body, token), db, harbor.id ?? '');
  await remember(db, sals.id ?? '', SALS_FACTS);
  await remember(db, harbor.id ?? '', HARBOR_FACTS);
  const speech = await loadBuiltInSpeech();
  const speak: Speak = async (text, who) => {
    const pieces: number[] = [];
    const voice = who === 'agent' ? 'aura-2-thalia-en' : 'aura-2-arcas-en';
    const options = { voice, signal: new AbortController().signal };
    for await (const pcm of speech.toSpeech.synthesise(text, options)) for (const sample of pcm) pieces.push(sample);
    return resample(Int16Array.from(pieces), speech.toSpeech.sampleRate, 8000);
  };
  await fillHistory(db, files, sals.id ?? '', { daily: SALS_CALLS, today: SALS_CALLS }, speak);
  await ask('PATCH', `/api/agent/${sals.id}`, { business_week: SALS_WEEK, special_days: christmas() }, token);
  const harborToday = [...HARBOR_BOOKINGS, ...HARBOR_CALLS];
  await fillHistory(db, files, harbor.id ?? '', { daily: HARBOR_CALLS, today: harborToday }, speak);
  await speech.close();
  return account;
}

/** Today's calls have sound, stand on the board as they came and wait to be called back; those of the days before are done. */
async function fillHistory(
  db: Db,
  files: Files,
  agentId: string,
  scripts: { daily: CallerScript[]; today: CallerScript[] },
  speak: Speak,
): Promise<void> {
  const agent = await db.selectFrom('agents').selectAll().where('id', '=', agentId).executeTakeFirstOrThrow();
  const now = Date.now();
  for (let day = DAYS_BACK; day >= 1; day--) {
    for (const [index, script] of scripts.daily.entries()) {
      if ((index + day) % 3 === 0) continue;
      const startedAt = new Date(now - day * 86_400_000 - index * 17 * 60_000);
      await holdInThePast({ db, files, agent, script, startedAt, speak: null });
    }
  }
  await db.updateTable('orders').set({ status: 'completed' }).where('agent_id', '=', agentId).execute();
  await db.updateTable('callbacks').set({ done_at: new Date() }).where('agent_id', '=', agentId).execute();
  for (const [index, script] of scripts.today.entries()) {
    const startedAt = new Date(now - (index * 4 + 2) * 60_000);
    await holdInThePast({ db, files, agent, script, startedAt, speak });
  }
  await spreadOverTheBoard(db, agentId);
}

async function spreadOverTheBoard(db: Db, agentId: string): Promise<void> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('status', '=', 'new')
    .orderBy('created_at', 'desc')
    .execute();
  const stages = ['new', 'new', 'new', 'in_progress', 'in_progress', 'in_progress', 'ready'];
  for (const [index, { id }] of rows.entries()) {
    const status = stages[index] ?? 'completed';
    if (status !== 'new') await db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  }
}

function opening(interval: Interval): BusinessWeek['monday'] {
  return { enabled: true, intervals: [interval] };
}

/** Half a day on Christmas Eve, then two days off; those that come next. */
function christmas(now = new Date()): NewSpecialDays[] {
  const year = now.getUTCFullYear() + (now.getUTCMonth() === 11 && now.getUTCDate() > 22 ? 1 : 0);
  return [
    { start_date: `${year}-12-24`, reason: 'Christmas Eve', intervals: [{ open: '11:00', close: '16:00' }] },
    { start_date: `${year}-12-25`, end_date: `${year}-12-26`, reason: 'Christmas', intervals: [] },
  ];
}

async function remember(db: Db, agentId: string, facts: string[]): Promise<void> {
  await db
    .insertInto('memories')
    .values(facts.map((content) => ({ agent_id: agentId, content, memory_type: 'fact' })))
    .execute();
}

const asker = (app: App) => async (method: 'POST' | 'PATCH', url: string, payload: object, token?: string) => {
  const answer = await app.server.inject({
    method,
    url,
    payload,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`);
  return answer.json<{ id?: string; access_token?: string }>();
};

async function importMenu(app: App, agentId: string, token: string): Promise<void> {
  const form = new FormData();
  form.append('file', new File([MENU], 'menu.csv', { type: 'text/csv' }));
  const encoded = new Response(form);
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/agent/${agentId}/menu/upload-csv`,
    headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (answer.statusCode !== 200) throw new Error(`The menu was not taken: ${answer.body}`);
}
