import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { leaveBehind } from '../../testing/left-behind.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const url = (phone: string) => `/api/agent/${cast.agentId}/callers/${encodeURIComponent(phone)}`;
const get = (phone: string) => app.ask('GET', url(phone), { as: cast.tokens.viewer });

describe('a caller', () => {
  const phone = '+17185550101';
  it('is all that is known of a number, however it is written', async () => {
    await leaveBehind(app, cast.agentId, { phone, words: 'Dan' });
    await leaveBehind(app, cast.agentId, { phone, words: 'Dan' });
    const { status, body } = await get('(718) 555-0101');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      phone,
      name: 'Dan',
      note: '',
      conversation_count: 2,
      order_count: 2,
      order_total: 43,
      orders: [{ what: '$21.50', status: 'new' }, {}],
      bookings: [{ status: 'booked' }, {}],
      messages: [{ what: 'Dan', status: 'open' }, {}],
    });
    expect(body.conversations).toHaveLength(2);
    expect((await get('+17185550199')).status).toBe(404);
    expect((await get('no number')).status).toBe(422);
  });

  it('has the name and the note that the owner gives it', async () => {
    const body = { name: 'Dan Ferraro', note: 'Allergic to nuts.' };
    const { body: caller } = await app.ask('PUT', url(phone), { as: cast.tokens.editor, body });
    expect(caller).toMatchObject(body);
    await app.ask('PUT', url(phone), { as: cast.tokens.editor, body: { note: '' } });
    expect((await get(phone)).body).toMatchObject({ name: 'Dan Ferraro', note: '' });
  });

  playRights({ method: 'GET', url: () => url(phone) }, [401, 404, 200, 200, 200, 200], () => ({ app, cast }));
  playRights({ method: 'PUT', url: () => url(phone), body: {} }, [401, 404, 403, 200, 200, 200], () => ({ app, cast }));
});
