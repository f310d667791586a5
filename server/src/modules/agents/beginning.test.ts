import { eachWeekday } from '@attendant/contract/hours/business-week';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

it('begins as its kind of business does, save what is said', async () => {
  const made = (body: object) => app.ask('POST', '/api/agents', { as: cast.tokens.owner, body });
  const { body: clinic } = await made({ name: 'Front Desk', business_kind: 'clinic', business_name: 'Harbor Dental' });
  expect(clinic).toMatchObject({
    greeting: expect.stringContaining('Thanks for calling Harbor Dental!'),
    booking_enabled: true,
    ordering_enabled: false,
  });
  expect(clinic.business_week.saturday.enabled).toBe(false);
  const saved = await app.ask('PUT', `/api/agent/${clinic.id}/settings`, {
    as: cast.tokens.owner,
    body: (await app.ask('GET', `/api/agent/${clinic.id}/settings`, { as: cast.tokens.owner })).body,
  });
  expect(saved.status).toBe(200);
  const evening = [{ open: '17:00', close: '01:00' }];
  const week = eachWeekday((day) => ({ enabled: day !== 'monday', intervals: evening }));
  const { body: pizzeria } = await made({
    name: 'Order Line',
    business_kind: 'restaurant',
    greeting: 'Ciao!',
    ordering_enabled: false,
    business_week: week,
  });
  expect(pizzeria).toMatchObject({ greeting: 'Ciao!', ordering_enabled: false, business_week: week });
});

it('refuses hours that cannot be, by their path', async () => {
  const week = eachWeekday(() => ({
    enabled: true,
    intervals: [
      { open: '09:00', close: '12:00' },
      { open: '11:00', close: '15:00' },
    ],
  }));
  const body = { name: 'Twice', business_week: week };
  const { status, body: answer } = await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body });
  expect(status).toBe(422);
  expect(answer.errors).toMatchObject({ 'business_week.monday.intervals.1.open': 'These hours overlap' });
});
