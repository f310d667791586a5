import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const order_items = [{ name: 'Slice', price: 3, quantity: 1 }];
const place = (body: object) =>
  app.ask('POST', `/api/agent/${cast.agentId}/orders`, {
    as: cast.tokens.editor,
    body: { customer_name: 'Dan', order_items, ...body },
  });

describe('what is written on an order', () => {
  const texts = { allergies: 'peanuts', delivery_address: '12 Oak Street', special_request: 'ring twice' };

  it('is shown as it was written', async () => {
    const placed = await place({ ...texts, fulfilment: 'delivery' });
    expect(placed).toMatchObject({ status: 201, body: { ...texts, fulfilment: 'delivery' } });
    const read = await app.ask('GET', `/api/orders/${placed.body.id}`, { as: cast.tokens.viewer });
    expect(read.body).toMatchObject(texts);
  });

  it('is none once it is emptied', async () => {
    const { id } = (await place(texts)).body;
    const body = { allergies: '', delivery_address: ' ', special_request: '' };
    const emptied = await app.ask('PUT', `/api/orders/${id}`, { as: cast.tokens.editor, body });
    expect(emptied.body).toMatchObject({ allergies: null, delivery_address: null, special_request: null });
  });

  it('is refused with its bound', async () => {
    expect(await place({ special_request: 'x'.repeat(501) })).toMatchObject({
      status: 422,
      body: { errors: { special_request: 'Special request must have at most 500 characters.' } },
    });
  });

  play(
    [
      {
        name: 'need a customer',
        method: 'POST',
        url: '/api/agent/{agent}/orders',
        body: { customer_name: '', order_items: [{ name: 'Slice', price: 3, quantity: 1 }] },
        status: 422,
        answer: { errors: { customer_name: 'Customer name is required' } },
      },
      {
        name: 'need items',
        method: 'POST',
        url: '/api/agent/{agent}/orders',
        body: { customer_name: 'Dan', order_items: [] },
        status: 422,
        answer: { message: 'An order needs at least one item' },
      },
      {
        name: 'take no quantity below one',
        method: 'POST',
        url: '/api/agent/{agent}/orders',
        body: { customer_name: 'Dan', order_items: [{ name: 'Slice', price: 3, quantity: 0 }] },
        status: 422,
      },
      {
        name: 'take no other status',
        method: 'POST',
        url: '/api/agent/{agent}/orders',
        body: { customer_name: 'Dan', status: 'eaten', order_items: [{ name: 'Slice', price: 3, quantity: 1 }] },
        status: 422,
      },
    ],
    () => ({ app, cast }),
  );
});
