import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const body = { name: 'Other Line', business_name: 'Harbor Dental', phone_number: '2065550118' };
  await app.ask('POST', '/api/agents', { as: cast.tokens.stranger, body });
});
const on = () => ({ app, cast });
const phone = { method: 'POST', url: '/api/agent/{agent}/phone' } as const;

describe('the number of an agent', () => {
  play(
    [
      {
        ...phone,
        name: 'is stored as +1XXXXXXXXXX',
        body: { phone_number: '(718) 555-0147' },
        status: 200,
        answer: { phone_number: '+17185550147' },
      },
      {
        ...phone,
        name: 'is nobody else’s',
        body: { phone_number: '206 555 0118' },
        status: 409,
        answer: { message: 'Phone number is already assigned to another agent' },
      },
      { ...phone, name: 'is a whole one', body: { phone_number: '5550147' }, status: 422 },
      { ...phone, name: 'is said', body: {}, status: 422 },
      {
        ...phone,
        name: 'is taken away by null',
        body: { phone_number: null },
        status: 200,
        answer: { phone_number: null },
      },
    ],
    on,
  );
  playRights({ ...phone, body: { phone_number: null } }, [401, 404, 403, 403, 200, 200], on);
});

it('lists those without one to whoever sees them', async () => {
  const names = async (as: string | undefined) =>
    (await app.ask('GET', '/api/agents/without-phone', { as })).body.map(({ name }: { name: string }) => name);
  expect(await names(cast.tokens.viewer)).toEqual(["Sal's Order Line"]);
  expect(await names(cast.tokens.stranger)).toEqual([]);
  expect(await names(cast.tokens.admin)).toEqual(["Sal's Order Line"]);
});

describe('the addresses for the carrier', () => {
  const webhooks = { method: 'GET', url: '/api/agent/{agent}/webhooks' } as const;
  playRights(webhooks, [401, 404, 403, 403, 200, 200], on);

  it('are whole', async () => {
    const { body } = await app.ask('GET', `/api/agent/${cast.agentId}/webhooks`, { as: cast.tokens.owner });
    expect(body).toEqual({
      voice_url: `http://localhost/api/agent/${cast.agentId}/voice`,
      status_url: `http://localhost/api/agent/${cast.agentId}/voice/status`,
      message_url: `http://localhost/api/agent/${cast.agentId}/message`,
    });
  });
});
