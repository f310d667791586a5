import { weekWith } from '@attendant/contract/testing/weeks';
import { builtInAssistant, keytermsOf } from '@attendant/dialogue';
import type { Question, Talker, Transcript } from '@attendant/voice';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { addDays } from '../../../days.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { loadFacts } from '../assistant/facts.ts';
import { toolsFor } from '../assistant/tools.ts';

const ZONE = 'America/New_York';
const MINUTES: Readonly<Record<string, number>> = { Checkup: 20, Cleaning: 40, Crown: 60 };

/** Each day of the week after next, all of it still to come. */
function weekOf(now: Date): Readonly<Record<string, string>> {
  const today = now.toISOString().slice(0, 10);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  return Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri'].map((day, at) => [day, addDays(today, 15 - weekday + at)]),
  );
}

/** Service, person ('any': nobody was asked for), day and time. */
export type Booked = readonly [service: string, person: string, day: string, time: string];

/** A telephone line: what becomes of words on their way, with what is likely to be said there. */
export type Line = (keyterms: readonly string[]) => (words: string, question: Question) => Promise<Transcript>;

interface Caller {
  /** What they say of their own; what is asked on the way is answered as most people do. */
  lines: readonly string[];
  name?: string;
  /** Without one they type. */
  line?: Line | undefined;
}

/**
 * Harbor Dental by telephone: a checkup takes 20 minutes, a cleaning 40, a crown 60 and is Doctor Okafor's alone, who is
 * away on Fridays; Doctor Hale comes at noon on Tuesdays; Thursday is a holiday. With `now` it is always that day: dates that are
 * spoken sound the same in every week.
 */
export function clinicByPhone(now?: Date) {
  const days = weekOf(now ?? new Date());
  let app: TestApp;
  let cast: Cast;
  const ids: Record<string, string> = {};
  const ask = (method: 'PATCH' | 'POST' | 'PUT', url: string, body: object) =>
    app.ask(method, `/api/agent/${cast.agentId}${url}`, { as: cast.tokens.owner, body });

  beforeAll(async () => {
    if (now) vi.useFakeTimers({ toFake: ['Date'], now });
    app = await testApp();
    cast = await assembleCast(app);
    await ask('PATCH', '/settings', {
      booking_enabled: true,
      ordering_enabled: false,
      buffer_time: 0,
      timezone: ZONE,
      business_week: weekWith({ each: '09:00-17:00', saturday: '', sunday: '' }),
      special_days: [{ start_date: days.thu, reason: 'Founders Day', intervals: [] }],
    });
    const add = async (noun: 'persons' | 'services', name: string, more: object) => {
      const answer = await ask('POST', `/${noun}`, { name, ...more });
      ids[name] = String(answer.body.id);
    };
    const person = (name: string, hours: object) => add('persons', name, { business_week: weekWith(hours) });
    await person('Doctor Okafor', { each: '09:00-17:00', friday: '' });
    await person('Doctor Hale', { each: '09:00-17:00', tuesday: '12:00-17:00' });
    const service = (name: string, ...person_ids: (string | undefined)[]) =>
      add('services', name, { minutes: MINUTES[name], person_ids });
    await service('Checkup');
    await service('Cleaning');
    await service('Crown', ids['Doctor Okafor']);
  });

  afterAll(() => void vi.useRealTimers());

  /** A conversation that was taken up, with the tools of the product on its database. */
  async function pickUp(callerPhone: string): Promise<{ talker: Talker; keyterms: readonly string[] }> {
    const { db } = app.database;
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
    const facts = () => loadFacts(db, { agentId, callerPhone, channel: 'voice' });
    let keys = 0;
    const talker = builtInAssistant(facts).open({
      tools: [],
      state: null,
      callTool: async (name, input) => {
        const tool = tools.find((one) => one.name === name);
        if (!tool) throw new Error(`There is no ${name}.`);
        return tool.run(input, { key: `k${++keys}`, signal: new AbortController().signal });
      },
    });
    return { talker, keyterms: keytermsOf(await facts()) };
  }

  let calls = 0;

  /** What was said on both sides, and what stands in the database of the number that called. */
  async function call({ lines, name = 'Priya Nair', line }: Caller) {
    const phone = `+1718555${String(++calls).padStart(4, '0')}`;
    const { talker, keyterms } = await pickUp(phone);
    const hear = line?.(keyterms);
    const transcript: string[] = [];
    const waiting = [...lines];
    for (let turn = 1; turn <= 12; turn++) {
      const last = transcript.at(-1) ?? '';
      const words = dated((turn === 1 ? undefined : answerTo(last)) ?? waiting.shift() ?? '');
      if (words === '') break;
      const heard = hear && (await hear(words, turn === 1 ? GREETED : talker.question()));
      transcript.push(`Caller: ${words}`, ...(heard ? [`Heard: ${heard.text}`] : []));
      let reply = '';
      const said = heard
        ? { kind: 'speech' as const, ...heard }
        : { kind: 'text' as const, text: words, confidence: null };
      for await (const part of talker.reply({ turn, interruptedAfter: null, ...said }, new AbortController().signal))
        if (part.kind === 'text') reply += part.text;
      transcript.push(`Agent: ${reply}`);
      if (/You are booked/.test(reply)) break;
    }
    return { transcript, booked: await bookedBy(phone) };

    function answerTo(reply: string): string | undefined {
      if (/What name/.test(reply) || /'s name\?/.test(reply))
        return waiting[0]?.startsWith('@name ') ? waiting.shift()?.slice(6) : name;
      if (/Shall I book it/.test(reply)) return waiting[0]?.startsWith('@confirm ') ? waiting.shift()?.slice(9) : 'yes';
      return undefined;
    }
  }

  async function bookedBy(phone: string) {
    const rows = await app.database.db
      .selectFrom('appointments')
      .leftJoin('services', 'services.id', 'service_id')
      .leftJoin('persons', 'persons.id', 'person_id')
      .select(['starts_at', 'ends_at', 'customer_name as name', 'services.name as service', 'persons.name as person'])
      .where('status', '=', 'booked')
      .where('customer_phone', '=', phone)
      .execute();
    return rows.map(({ starts_at, ends_at, ...row }) => ({
      ...row,
      at: starts_at.toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16),
      minutes: (ends_at.getTime() - starts_at.getTime()) / 60_000,
    }));
  }

  /** '{tue}' → 'Tuesday, December 8' */
  const dated = (line: string): string =>
    line.replace(/\{(\w+)\}/g, (_, day: string) =>
      new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${days[day] ?? ''}T12:00:00Z`),
      ),
    );

  /** What stands in the database of it, as it is told of a call. */
  const wanted = ([service, person, day, time]: Booked, name = 'Priya Nair') => ({
    name,
    service,
    person: person === 'any' ? (expect.stringContaining('Doctor') as unknown) : person,
    at: `${days[day] ?? ''} ${time}`,
    minutes: MINUTES[service],
  });

  const clear = () => app.database.db.deleteFrom('appointments').execute();
  const priceOf = (service: string, price: number) => ask('PUT', `/services/${ids[service]}`, { price });
  return { call, clear, priceOf, dated, wanted };
}

/** What a greeting asks for. */
const GREETED: Question = { expects: 'list', answers: [] };
