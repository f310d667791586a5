import { DEFAULT_HOURS, DEFAULT_WEEK } from '@attendant/contract/agents';
import { DEFAULT_TRANSFER } from '@attendant/contract/agents/transfers';
import { intervalsOf } from '@attendant/contract/testing/weeks';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const URL = '/api/agent/{agent}/settings';
const change = { method: 'PATCH', url: URL } as const;
const monday = (hours: object) => ({ ...DEFAULT_HOURS, monday: { ...DEFAULT_HOURS.monday, ...hours } });
const transferTo = (transferNumber: string) => ({
  ...DEFAULT_TRANSFER,
  rules: { ...DEFAULT_TRANSFER.rules, transferNumber },
});

describe('the settings', () => {
  const greeting = "Sal's Brick Oven, what can I get you?";
  const system_prompt = 'You take orders for a pizzeria. Be quick and friendly.';
  const form = {
    name: "Sal's Order Line",
    business_name: "Sal's Brick Oven",
    phone_number: '(718) 555-0147',
    greeting,
    system_prompt,
    closed: false,
    business_hours: monday({ open: '11:00', close: '22:00' }),
    blocked_dates: [{ date: '2099-12-25', reason: 'Christmas' }],
    invitees: [
      { name: 'Rosa', email: 'Rosa@Example.com ' },
      { name: 'Rosa again', email: 'rosa@example.com' },
    ],
    transfer_settings: DEFAULT_TRANSFER,
  };
  play(
    [
      {
        name: 'are saved as one',
        method: 'PUT',
        url: '/api/agents/{agent}/settings/',
        body: form,
        status: 200,
        answer: {
          business_name: "Sal's Brick Oven",
          phone_number: '+17185550147',
          business_hours: { monday: { enabled: true, open: '11:00', close: '22:00' } },
          blocked_dates: [{ date: '2099-12-25', reason: 'Christmas' }],
          invitees: [{ name: 'Rosa', email: 'rosa@example.com' }],
          transfer_settings: DEFAULT_TRANSFER,
        },
      },
      {
        name: 'are read by everybody who is here',
        as: 'viewer',
        method: 'GET',
        url: URL,
        status: 200,
        answer: { greeting },
      },
      {
        name: 'are refused on an older version',
        ...change,
        body: { name: 'Late', updated_at: '2020-01-01T00:00:00.000Z' },
        status: 409,
        answer: { code: 'settings-changed', message: 'Settings were changed by someone else. Reload and try again.' },
      },
      {
        name: 'keep a number that an editor sends unchanged',
        as: 'editor',
        ...change,
        body: { phone_number: '+17185550147', transfer_settings: DEFAULT_TRANSFER, closed: false },
        status: 200,
      },
      {
        name: 'let no editor change the number',
        as: 'editor',
        ...change,
        body: { phone_number: '7185550111' },
        status: 403,
      },
      {
        name: 'let no editor send callers elsewhere',
        as: 'editor',
        ...change,
        body: { transfer_settings: transferTo('9005550100') },
        status: 403,
      },
      {
        name: 'let the owner say where transfers go',
        ...change,
        body: { transfer_settings: { ...transferTo('(718) 555-0199'), keywords: [' Manager', 'manager'] } },
        status: 200,
        answer: { transfer_settings: { keywords: ['manager'], rules: { transferNumber: '+17185550199' } } },
      },
    ],
    on,
  );

  it('are seen at once where the agent is', async () => {
    const agent = await app.ask('GET', `/api/agent/${cast.agentId}`, { as: cast.tokens.viewer });
    expect(agent.body).toMatchObject({ greeting, system_prompt, phone_number: '+17185550147' });
  });
});

describe('a form that is not right', () => {
  const refused = (body: object, field: string, text: string) => ({
    name: text,
    ...change,
    body,
    status: 422,
    answer: { message: text, errors: { [field]: text } },
  });
  play(
    [
      refused({ name: ' ' }, 'name', 'Agent name is required'),
      refused({ name: 'S' }, 'name', 'Agent name must be at least 2 characters long'),
      refused({ name: 'S'.repeat(51) }, 'name', 'Agent name must be 50 characters or less'),
      refused({ business_name: '' }, 'business_name', 'Business name is required'),
      refused({ business_name: 'S' }, 'business_name', 'Business name must be at least 2 characters long'),
      refused({ business_name: 'S'.repeat(51) }, 'business_name', 'Business name must be 50 characters or less'),
      refused({ greeting: '' }, 'greeting', 'Greeting message is required'),
      refused({ greeting: 'Hello' }, 'greeting', 'Greeting must be at least 10 characters long'),
      refused({ system_prompt: '' }, 'system_prompt', 'System prompt is required'),
      refused({ system_prompt: 'Be nice.' }, 'system_prompt', 'System prompt must be at least 20 characters long'),
      refused({ phone_number: '555' }, 'phone_number', 'Phone number must be in format +1XXXXXXXXXX'),
      refused({ voice_model: 'x' }, 'voice_model', 'Voice model is required'),
      refused({ language: 'xx' }, 'language', 'Language is required'),
      refused({ timezone: '' }, 'timezone', 'Timezone is required'),
      refused(
        { closed: true, closed_message: '' },
        'closed_message',
        'Closed message is required when agent is closed',
      ),
      refused({ business_hours: monday({ open: '' }) }, 'business_hours.monday.open', 'Open time is required'),
      refused({ business_hours: monday({ close: '' }) }, 'business_hours.monday.close', 'Close time is required'),
      refused(
        { business_hours: monday({ open: '17:00', close: '09:00' }) },
        'business_hours.monday.close',
        'Close time must be after open time',
      ),
      refused({ blocked_dates: [{ date: '2020-01-01' }] }, 'blocked_dates', 'Date cannot be before today'),
    ],
    on,
  );

  it('is judged with what it leaves as it is', async () => {
    const ask = (body: object) =>
      app.ask('PATCH', `/api/agent/${cast.agentId}/settings`, { as: cast.tokens.owner, body });
    const off = { ...DEFAULT_WEEK, monday: { enabled: true, intervals: intervalsOf('09:00-14:00 13:00-17:00') } };
    expect((await ask({ closed: true, business_week: off })).status).toBe(200);
    expect((await ask({ closed_message: ' ' })).body.message).toBe('Closed message is required when agent is closed');
    expect((await ask({ closed: false })).body.errors).toEqual({
      'business_week.monday.intervals.1.open': 'These hours overlap',
    });
    expect((await ask({ closed: false, business_hours: monday({ enabled: false, open: '' }) })).body).toMatchObject({
      business_hours: { monday: { enabled: false, open: '09:00' } },
    });
  });
});

describe('blocked dates', () => {
  const DATES = '/api/agent/{agent}/blocked-dates';
  play(
    [
      {
        name: 'are added one by one',
        method: 'POST',
        url: DATES,
        body: { date: '2099-07-04' },
        status: 201,
        answer: [{ date: '2099-07-04' }, { date: '2099-12-25' }],
      },
      {
        name: 'take a new reason',
        method: 'POST',
        url: DATES,
        body: { date: '2099-07-04', reason: 'Independence Day' },
        status: 201,
        answer: [{ date: '2099-07-04', reason: 'Independence Day' }, { date: '2099-12-25' }],
      },
      {
        name: 'are not in the past',
        method: 'POST',
        url: DATES,
        body: { date: '2020-07-04' },
        status: 422,
        answer: { errors: { date: 'Date cannot be before today' } },
      },
      {
        name: 'are taken away',
        method: 'DELETE',
        url: `${DATES}/2099-07-04`,
        status: 200,
        answer: [{ date: '2099-12-25' }],
      },
    ],
    on,
  );
  playRights({ method: 'POST', url: DATES, body: { date: '2099-12-25' } }, [401, 404, 403, 201, 201, 201], on);
  playRights({ method: 'DELETE', url: `${DATES}/2099-01-01` }, [401, 404, 403, 200, 200, 200], on);
});

describe('who may', () => {
  playRights({ method: 'GET', url: URL }, [401, 404, 200, 200, 200, 200], on);
  playRights({ ...change, body: { closed: false } }, [401, 404, 403, 200, 200, 200], on);
  playRights({ method: 'PUT', url: URL, body: { closed: false } }, [401, 404, 403, 200, 200, 200], on);
});

it('writes down which fields were changed, not which were sent', async () => {
  const ask = (body: object) => app.ask('PUT', `/api/agent/${cast.agentId}/settings`, { as: cast.tokens.owner, body });
  const before = (await app.ask('GET', `/api/agent/${cast.agentId}/settings`, { as: cast.tokens.owner })).body;
  await ask({ ...before, system_prompt: 'You take orders, and you are brief about it.' });
  const rows = await app.database.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'agent.changed')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(rows).toEqual([{ detail: { fields: ['system_prompt'], changes: [] } }]);
});

describe("the agent's own address", () => {
  play(
    [
      {
        name: 'asks for what is said while the agent is closed',
        method: 'PATCH',
        url: '/api/agent/{agent}',
        body: { closed: true, closed_message: ' ' },
        status: 422,
        answer: { errors: { closed_message: 'Closed message is required when agent is closed' } },
      },
      {
        name: 'takes no new date that is over',
        method: 'PATCH',
        url: '/api/agent/{agent}',
        body: { blocked_dates: [{ date: '2020-01-01' }] },
        status: 422,
        answer: { errors: { blocked_dates: 'Date cannot be before today' } },
      },
    ],
    on,
  );
});
