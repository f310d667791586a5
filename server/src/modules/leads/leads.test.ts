import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({
    environment: {
      ADMIN_EMAILS: 'ops@example.com, boss@example.com',
      TRUST_PROXY: '1',
      SUPPORT_PHONE: '+1 (718) 555-0100',
      PUBLIC_URL: 'https://attendant.example',
    },
  });
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });

const sals = {
  businessName: 'Sal’s Brick Oven',
  contactPerson: 'Rosa Marchetti',
  email: 'rosa@sals.example',
  phone: '(718) 555-0147',
  calculatorData: { staffCost: 3_500, missedCalls: 15, callValue: 150 },
};
const post = (body: object, from = '198.51.100.1') =>
  app.ask('POST', '/api/leads', { body, headers: { 'x-forwarded-for': from } });
const mailsTo = (recipient: string) =>
  app.database.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();
const list = async (query = '') => (await app.ask('GET', `/api/admin/leads${query}`, { as: cast.tokens.admin })).body;

describe('a lead', () => {
  it('is kept with the savings that the server counts, and both sides hear of it', async () => {
    const made = await post({ ...sals, estimatedSavings: { monthly: 1, annual: 1, roi: 1 } });
    expect(made).toMatchObject({ status: 201, body: { id: expect.any(String), createdAt: expect.any(String) } });
    const { items } = await list('?search=brick');
    expect(items).toMatchObject([
      { ...sals, id: made.body.id, estimatedSavings: { monthly: 70_901, annual: 850_812, roi: 71_617 } },
    ]);
    const [letter] = await mailsTo(sals.email);
    expect(letter).toMatchObject({ kind: 'lead-set-up', subject: 'Set up your agent for Sal’s Brick Oven' });
    expect(letter?.letter).toMatchObject({
      button: { url: 'https://attendant.example/signup?email=rosa%40sals.example' },
    });
    const [notice] = await mailsTo('boss@example.com');
    expect(notice?.letter).toMatchObject({ paragraphs: expect.arrayContaining(['Phone: (718) 555-0147']) });
    expect(await mailsTo('ops@example.com')).toHaveLength(1);
  });

  it('cannot put an address or a header line into a mail', async () => {
    const businessName = 'https://evil.test & Sons';
    await post({ ...sals, businessName, email: 'evil@example.com' }, '198.51.100.2');
    const [letter] = await mailsTo('evil@example.com');
    expect(letter).toMatchObject({ subject: 'Set up your agent for [link] & Sons' });
    expect(JSON.stringify(letter)).not.toContain('evil.test');
    const broken = await post({ ...sals, businessName: 'Sal\r\nBcc: all@example.com' }, '198.51.100.2');
    expect(broken).toMatchObject({ status: 422, body: { errors: { businessName: expect.any(String) } } });
  });

  it('of a program is thanked for and forgotten', async () => {
    const made = await post({ ...sals, email: 'bot@example.com', website: 'https://spam.example' }, '198.51.100.3');
    expect(made).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    expect(await mailsTo('bot@example.com')).toEqual([]);
    expect(await list('?search=bot@')).toMatchObject({ items: [], total: 0 });
  });

  it('is taken five times an hour from one network, an IPv6 one counting as a whole', async () => {
    const statuses: number[] = [];
    for (let at = 1; at <= 6; at++) statuses.push((await post(sals, `2001:db8:1:2::${at}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = await post(sals, '2001:db8:1:2:ffff::1');
    expect(refused.body.code).toBe('too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await post(sals, '2001:db8:1:3::1')).status).toBe(201);
  });
});

describe('leads need', () => {
  const wanting = (name: string, change: object, errors: object) => ({
    name,
    method: 'POST' as const,
    url: '/api/leads',
    body: { ...sals, ...change },
    status: 422,
    answer: { errors },
  });
  play(
    [
      wanting('a business', { businessName: ' ' }, { businessName: 'Business name is required' }),
      wanting('a person', { contactPerson: undefined }, { contactPerson: 'Contact person is required' }),
      wanting('an email address', { email: 'rosa@' }, { email: 'Please enter a valid email address' }),
      wanting('a phone', { phone: 'call me' }, { phone: 'Please enter a valid phone number' }),
      wanting(
        'figures of the calculator',
        { calculatorData: { ...sals.calculatorData, missedCalls: 201 } },
        {
          'calculatorData.missedCalls': expect.any(String),
        },
      ),
    ],
    on,
  );
});

describe('administrators', () => {
  playRights({ method: 'GET', url: '/api/admin/leads' }, [401, 403, 403, 403, 403, 200], on);
  playRights({ method: 'GET', url: '/api/admin/leads/csv' }, [401, 403, 403, 403, 403, 200], on);

  it('page through them, newest first', async () => {
    const all = await list();
    const second = await list('?limit=1&offset=1');
    expect(second).toMatchObject({ total: all.total, items: [{ id: all.items[1].id }] });
    expect(all.items[0].createdAt >= all.items[1].createdAt).toBe(true);
  });

  it('take them along as a file whose formulas are disarmed', async () => {
    await post({ ...sals, businessName: '=cmd|calc', email: 'csv@example.com' }, '198.51.100.9');
    const file = await app.ask('GET', '/api/admin/leads/csv?search=csv@', { as: cast.tokens.admin });
    expect(file.headers['content-disposition']).toBe('attachment; filename="leads.csv"');
    const [head, line] = file.text.split('\r\n');
    expect(head).toMatch(/^\uFEFFcreated_at,business_name,/);
    expect(line).toContain(",'=cmd|calc,Rosa Marchetti,csv@example.com,(718) 555-0147,3500,15,150,70901,850812,71617");
  });
});

it('everybody may know what the public pages show', async () => {
  expect((await app.ask('GET', '/api/site')).body).toEqual({
    brand_name: 'Attendant',
    demo_phone: null,
    support_phone: '+17185550100',
    demo_talk: false,
  });
});
