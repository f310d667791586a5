import { weekWith } from '@attendant/contract/testing/weeks';
import { builtInAssistant } from '@attendant/dialogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../days.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { loadFacts } from './facts.ts';
import { toolsFor } from './tools.ts';

/**
 * Harbor Dental by telephone: a checkup takes 20 minutes, a cleaning 40, a crown 60 and is Doctor Okafor's alone, who is
 * away on Fridays; Doctor Hale comes at noon on Tuesdays; Thursday is a holiday. What is typed, and what is booked then.
 */
let app: TestApp;
let cast: Cast;
const ids: Record<string, string> = {};
const ZONE = 'America/New_York';
const base = () => `/api/agent/${cast.agentId}`;

/** Monday of the week after next: every day of it is to come. */
const MONDAY = (() => {
  const today = new Date().toISOString().slice(0, 10);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  return addDays(today, 15 - weekday);
})();
const DAYS: Readonly<Record<string, string>> = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri'].map((day, at) => [day, addDays(MONDAY, at)]),
);
/** '{tue}' → 'Tuesday, December 8' */
const said = (line: string): string =>
  line.replace(/\{(\w+)\}/g, (_, day: string) =>
    new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${DAYS[day] ?? ''}T12:00:00Z`),
    ),
  );

beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const ask = (method: 'PATCH' | 'POST', url: string, body: object) =>
    app.ask(method, `${base()}${url}`, { as: cast.tokens.owner, body });
  await ask('PATCH', '/settings', {
    booking_enabled: true,
    ordering_enabled: false,
    buffer_time: 0,
    timezone: ZONE,
    business_week: weekWith({ each: '09:00-17:00', saturday: '', sunday: '' }),
    special_days: [{ start_date: DAYS.thu, reason: 'Founders Day', intervals: [] }],
  });
  const person = async (name: string, hours: object) =>
    (ids[name] = (await ask('POST', '/persons', { name, business_week: weekWith(hours) })).body.id);
  await person('Doctor Okafor', { each: '09:00-17:00', friday: '' });
  await person('Doctor Hale', { each: '09:00-17:00', tuesday: '12:00-17:00' });
  const service = async (name: string, minutes: number, ...person_ids: (string | undefined)[]) =>
    (ids[name] = (await ask('POST', '/services', { name, minutes, person_ids })).body.id);
  await service('Checkup', 20);
  await service('Cleaning', 40);
  await service('Crown', 60, ids['Doctor Okafor']);
});

let calls = 0;

/** What is asked on the way is answered as most people do; the rest is in `lines`. */
async function call(lines: readonly string[]): Promise<string[]> {
  const { db } = app.database;
  await db.deleteFrom('appointments').execute();
  const callerPhone = `+1718555${String(++calls).padStart(4, '0')}`;
  const { agentId } = cast;
  const { tenant_id } = await db
    .selectFrom('agents')
    .select('tenant_id')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('conversations')
    .values({
      agent_id: agentId,
      channel: 'voice',
      status: 'in_progress',
      carrier: 'twilio',
      caller_phone: callerPhone,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = { agentId, tenantId: tenant_id, role: 'editor', by: { kind: 'conversation', id } } as const;
  const notices = { post: app.post, publicUrl: 'http://localhost' };
  const tools = toolsFor({ db, actor, conversationId: id, callerPhone, notices }, '');
  let keys = 0;
  const talker = builtInAssistant(() => loadFacts(db, { agentId, callerPhone, channel: 'voice' })).open({
    tools: [],
    state: null,
    callTool: async (name, input) => {
      const tool = tools.find((one) => one.name === name);
      if (!tool) throw new Error(`There is no ${name}.`);
      return tool.run(input, { key: `k${++keys}`, signal: new AbortController().signal });
    },
  });
  const transcript: string[] = [];
  const waiting = [...lines];
  for (let turn = 1; turn <= 12; turn++) {
    const last = transcript.at(-1) ?? '';
    const text = said((turn === 1 ? undefined : answerTo(last)) ?? waiting.shift() ?? '');
    if (text === '') break;
    transcript.push(`Caller: ${text}`);
    let reply = '';
    const heard = { turn, text, kind: 'text', confidence: null, interruptedAfter: null } as const;
    for await (const part of talker.reply(heard, new AbortController().signal))
      if (part.kind === 'text') reply += part.text;
    transcript.push(`Agent: ${reply}`);
    if (/You are booked/.test(reply)) break;
  }
  return transcript;

  function answerTo(reply: string): string | undefined {
    if (/What name/.test(reply) || /'s name\?/.test(reply))
      return waiting[0]?.startsWith('@name ') ? waiting.shift()?.slice(6) : 'Priya Nair';
    if (/Shall I book it/.test(reply)) return waiting[0]?.startsWith('@confirm ') ? waiting.shift()?.slice(9) : 'yes';
    return undefined;
  }
}

/** Service, person ('any': nobody was asked for), day and time. */
type Booked = readonly [service: string, person: string, day: string, time: string];

const CALLS: readonly (readonly [lines: readonly string[], booked: Booked])[] = [
  [['a cleaning with Doctor Okafor on {tue} at ten'], ['Cleaning', 'Doctor Okafor', 'tue', '10:00']],
  [["I'd like to book a checkup, anyone is fine, {mon} at nine thirty"], ['Checkup', 'any', 'mon', '09:30']],
  [['hi can I get a crown done on {wed} at two'], ['Crown', 'Doctor Okafor', 'wed', '14:00']],
  [['could Doctor Hale do a cleaning for me {fri} at eleven'], ['Cleaning', 'Doctor Hale', 'fri', '11:00']],
  [['I need my teeth cleaned, {mon} at three please'], ['Cleaning', 'any', 'mon', '15:00']],
  [
    ['an appointment {tue} at one', 'a checkup'],
    ['Checkup', 'any', 'tue', '13:00'],
  ],
  [['do you have anything with Hale on {wed} at ten for a check-up'], ['Checkup', 'Doctor Hale', 'wed', '10:00']],
  [['my daughter needs a cleaning, {mon} at four'], ['Cleaning', 'any', 'mon', '16:00']],
  [
    ['Can I see Doctor Okafor on {fri}?', 'a cleaning', 'the first one'],
    ['Cleaning', 'Doctor Hale', 'fri', '09:00'],
  ],
  [['I want a crown with Doctor Hale {mon} at ten'], ['Crown', 'Doctor Okafor', 'mon', '10:00']],
  [
    ['book me in for a cleaning {thu} at ten', '{wed} at ten then'],
    ['Cleaning', 'any', 'wed', '10:00'],
  ],
  [
    ['I would like to come in for a check up with doctor okafor, {mon} at nine'],
    ['Checkup', 'Doctor Okafor', 'mon', '09:00'],
  ],
  [["cleaning, {wed}, 2:30, whoever's free"], ['Cleaning', 'any', 'wed', '14:30']],
  [["is doctor hale free {tue} at two? it's for a cleaning"], ['Cleaning', 'Doctor Hale', 'tue', '14:00']],
  [['I chipped a tooth and need a crown, {tue} at noon'], ['Crown', 'Doctor Okafor', 'tue', '12:00']],
  [['Doctor Okafor please, {wed} at eleven, checkup'], ['Checkup', 'Doctor Okafor', 'wed', '11:00']],
  [
    ['a cleaning on {tue} at three with Doctor Okafor', '@name actually make that with Doctor Hale'],
    ['Cleaning', 'Doctor Hale', 'tue', '15:00'],
  ],
  [
    ['a checkup {mon} at ten', '@confirm make it a cleaning instead'],
    ['Cleaning', 'any', 'mon', '10:00'],
  ],
  [['can my husband get a checkup on {fri} at four, no preference who'], ['Checkup', 'Doctor Hale', 'fri', '16:00']],
  [
    ["I'd like the earliest cleaning on {mon} with Doctor Hale", 'the first one'],
    ['Cleaning', 'Doctor Hale', 'mon', '09:00'],
  ],
  [
    ["I'd love to get a cleaning sometime {wed} afternoon with dr. hale", 'the second one'],
    ['Cleaning', 'Doctor Hale', 'wed', '12:40'],
  ],
  [
    ['need crown work done {mon} first thing', 'the first one'],
    ['Crown', 'Doctor Okafor', 'mon', '09:00'],
  ],
  [
    ['hey um I need to, uh, come in for a cleaning, with, um, Doctor Hale I think, {fri} at nine'],
    ['Cleaning', 'Doctor Hale', 'fri', '09:00'],
  ],
  [['Either doctor is fine, I just need a check up {tue} at four thirty'], ['Checkup', 'any', 'tue', '16:30']],
  [['with Doctor Smith on {mon} at one, a checkup'], ['Checkup', 'any', 'mon', '13:00']],
  [['crown {wed} 3pm'], ['Crown', 'Doctor Okafor', 'wed', '15:00']],
  [
    ['book a visit with Okafor', 'a cleaning', '{tue} at nine'],
    ['Cleaning', 'Doctor Okafor', 'tue', '09:00'],
  ],
  [
    ["I'm due for my six month cleaning. {mon} at two works, preferably Doctor Okafor"],
    ['Cleaning', 'Doctor Okafor', 'mon', '14:00'],
  ],
  [['not a cleaning, a checkup, {wed} at nine'], ['Checkup', 'any', 'wed', '09:00']],
  [['can you squeeze me in for a quick check-up with Hale {fri} at 1:20'], ['Checkup', 'Doctor Hale', 'fri', '13:20']],
];

const MINUTES: Readonly<Record<string, number>> = { Checkup: 20, Cleaning: 40, Crown: 60 };

describe('thirty callers are booked for what they said, with whom they said', () => {
  it.each(CALLS.map(([lines, booked]) => [lines.join(' / '), lines, booked] as const))(
    '%s',
    async (_title, lines, booked) => {
      const transcript = await call(lines);
      const rows = await app.database.db
        .selectFrom('appointments')
        .leftJoin('services', 'services.id', 'service_id')
        .leftJoin('persons', 'persons.id', 'person_id')
        .select(['starts_at', 'ends_at', 'services.name as service', 'persons.name as person'])
        .where('status', '=', 'booked')
        .execute();
      const [service, person, day, time] = booked;
      const found = rows.map((row) => ({
        service: row.service,
        person: person === 'any' && row.person !== null ? 'any' : row.person,
        at: row.starts_at.toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16),
        minutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
      }));
      const wanted = [{ service, person, at: `${DAYS[day] ?? ''} ${time}`, minutes: MINUTES[service] }];
      expect({ found, transcript }).toEqual({ found: wanted, transcript });
    },
  );
});

it('says what, with whom and when before the yes', async () => {
  const transcript = await call(['a cleaning with Doctor Okafor on {tue} at ten']);
  const readBack = transcript.find((line) => line.includes('Shall I book it'));
  expect(readBack).toBe(
    said("Agent: So that's {tue} at 10 AM, Cleaning with Doctor Okafor, for Priya Nair. Shall I book it?"),
  );
});

it('says that somebody is away, and who is there', async () => {
  const transcript = await call(['a cleaning with Doctor Okafor on {fri} at ten']);
  expect(transcript[1]).toBe(
    said("Agent: Doctor Okafor isn't in on {fri}. I have {fri} at 10 AM with Doctor Hale. Would that work?"),
  );
});

it('tells how long a service takes, and what it costs', async () => {
  await app.ask('PUT', `${base()}/services/${ids.Cleaning}`, { as: cast.tokens.owner, body: { price: 89.5 } });
  expect((await call(['how much is a cleaning?']))[1]).toContain('Cleaning takes 40 minutes, and is $89.50.');
});
