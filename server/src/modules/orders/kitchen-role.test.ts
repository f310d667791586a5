import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast, hireCook } from '../../testing/cast.ts';

/** What whoever works in the kitchen sees and does; docs/rights.md has every endpoint for them. */

let app: TestApp;
let cast: Cast;
let cook = '';
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  cook = (await hireCook(app, cast)).token;
});
const ask = (method: 'GET' | 'PUT', url: string, body?: unknown) => app.ask(method, `/api${url}`, { as: cook, body });
const order = async (more: object = {}) => {
  const order_items = [{ name: 'Margherita', price: 14, quantity: 1 }];
  const body = { customer_name: 'Dan', customer_phone: '(718) 555-0172', order_items, ...more };
  return (await app.ask('POST', `/api/agent/${cast.agentId}/orders`, { as: cast.tokens.owner, body })).body;
};

describe('whoever works in the kitchen', () => {
  it('sees of a number no more than tells two guests apart, and all of it where somebody must ring', async () => {
    const [fetched, brought] = [await order(), await order({ fulfilment: 'delivery', delivery_address: '1 Vernon' })];
    expect((await ask('GET', `/orders/${fetched.id}`)).body.customer_phone).toBe('…0172');
    expect((await ask('GET', `/orders/${brought.id}`)).body.customer_phone).toBe('+17185550172');
    const { text } = await ask('GET', `/agent/${cast.agentId}/orders`);
    expect(text.match(/\+1718/g)).toHaveLength(1);
  });

  it('moves an order, checks off its lines, and says how busy it is', async () => {
    const { id, updated_at, order_items } = await order();
    const moved = await ask('PUT', `/orders/${id}`, { status: 'ready', updated_at });
    expect(moved).toMatchObject({ status: 200, body: { status: 'ready', customer_phone: '…0172' } });
    expect((await ask('PUT', `/orders/${id}/items/${order_items[0].id}`, { done: true })).status).toBe(200);
    expect((await ask('PUT', `/agent/${cast.agentId}/orders/busy`, { minutes: 10 })).status).toBe(200);
  });

  it.each([
    ['its lines', { order_items: [{ name: 'Margherita', price: 1, quantity: 1 }] }],
    ['its name', { customer_name: 'Nino', status: 'ready' }],
    ['its number', { customer_phone: '…0172' }],
  ])('changes nothing else of an order: %s', async (_what, changes) => {
    const { id } = await order();
    expect((await ask('PUT', `/orders/${id}`, changes)).status).toBe(403);
  });

  it('sees neither figures nor what the agent is told', async () => {
    expect((await ask('GET', `/agent/${cast.agentId}/orders/statistics`)).status).toBe(403);
    const body = { system_prompt: 'The manager is Sal, +1 718 555 0100.' };
    await app.ask('PATCH', `/api/agent/${cast.agentId}`, { as: cast.tokens.owner, body });
    expect((await ask('GET', `/agent/${cast.agentId}`)).body).toMatchObject({ my_role: 'kitchen', system_prompt: '' });
    expect((await ask('GET', '/agents')).text).not.toContain('The manager');
  });
});
