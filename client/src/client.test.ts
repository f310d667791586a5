import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ACCESS_TOKEN_SECONDS } from '@attendant/contract/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../server/src/testing/app.ts';
import { assembleCast, CAST_PASSWORD, type Cast } from '../../server/src/testing/cast.ts';
import { type Calls, createAttendant, isProblem, isSilence, signIn } from './index.ts';

/** A program at Sal's, on the real server. */

let app: TestApp;
let cast: Cast;
let attendant: Calls;
const OWNER = { email: 'rosa@example.com', password: CAST_PASSWORD };

beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  attendant = createAttendant({ baseUrl: app.url, token: await signIn({ baseUrl: `${app.url}/`, ...OWNER }) });
});

const anOrder = () => ({
  id: cast.agentId,
  customer_name: 'Dan',
  order_items: [{ name: 'Margherita', price: 14, quantity: 2 }],
});

describe('what is asked for', () => {
  it('is an order, placed and found again', async () => {
    const placed = await attendant.orders.create(anOrder());
    expect(placed.total_price).toBe(28);
    const { items } = await attendant.orders.list({ id: cast.agentId });
    expect(items.map(({ id }) => id)).toContain(placed.id);
    await attendant.orders.remove({ id: placed.id });
    await expect(attendant.orders.get({ id: placed.id })).rejects.toMatchObject({ status: 404, code: 'not-found' });
  });

  it('is a file that is sent', async () => {
    const file = new File(['name,category,price\nMargherita,Pizza,14\n'], 'menu.csv', { type: 'text/csv' });
    expect(await attendant.menu.upload({ id: cast.agentId, file })).toMatchObject({ created: 1, skipped: 0 });
  });

  it('is told as it happens', async () => {
    const stop = new AbortController();
    const events = await attendant.calls.events({ id: cast.agentId }, { signal: stop.signal });
    const { id } = await attendant.orders.create(anOrder());
    let told = await events.next();
    // The menu's file of just now may be told after somebody begins to listen: events go round by the database.
    while (!told.done && told.value.noun === 'menu') told = await events.next();
    expect(told.value).toEqual({ noun: 'orders', verb: 'placed', agent_id: cast.agentId, id });
    stop.abort();
  });
});

describe('what is refused', () => {
  it('says which field, in words that may be shown', async () => {
    const refused = attendant.orders.create({ ...anOrder(), customer_name: ' ' });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      message: 'Customer name is required',
      fields: { customer_name: 'Customer name is required' },
    });
  });

  it('is whatever a stranger asks for', async () => {
    const stranger = createAttendant({ baseUrl: app.url, token: cast.tokens.stranger ?? '' });
    const asked = stranger.orders.list({ id: cast.agentId });
    await expect(asked.catch((error: unknown) => isProblem(error, 404))).resolves.toBe(true);
  });

  it('is not known of a server that is not there', async () => {
    const nobody = createAttendant({ baseUrl: 'http://127.0.0.1:9' });
    const asked = nobody.leads.site();
    await expect(asked).rejects.toMatchObject({ status: 0 });
    await expect(asked.catch(isSilence)).resolves.toBe(true);
  });
});

describe('a session', () => {
  it('is not needed for what anybody may ask', async () => {
    const visitor = createAttendant({
      baseUrl: app.url,
      token: () => Promise.reject(new Error('nobody is signed in')),
    });
    expect(await visitor.leads.site()).toMatchObject({ brand_name: 'Attendant' });
  });

  it('is renewed before it ends, once for all who ask', async () => {
    let past = 0;
    const token = await signIn({ baseUrl: app.url, ...OWNER }, () => Date.now() + past);
    const first = await token();
    expect(await token()).toBe(first);
    past = (ACCESS_TOKEN_SECONDS - 60) * 1_000;
    const [one, other] = await Promise.all([token(), token()]);
    expect(one).not.toBe(first);
    expect(other).toBe(one);
    const renewed = createAttendant({ baseUrl: app.url, token });
    expect(await renewed.auth.me()).toMatchObject({ email: OWNER.email });
  });

  it('is begun anew where it was ended', async () => {
    let past = 0;
    const token = await signIn({ baseUrl: app.url, ...OWNER }, () => Date.now() + past);
    const mine = createAttendant({ baseUrl: app.url, token });
    await mine.sessions.end({ id: await currentSession(mine) });
    await expect(mine.auth.me()).rejects.toMatchObject({ status: 401 });
    past = ACCESS_TOKEN_SECONDS * 1_000;
    expect(await mine.auth.me()).toMatchObject({ email: OWNER.email });
  });
});

async function currentSession({ sessions }: Calls): Promise<string> {
  const all = await sessions.list();
  return all.find(({ current }) => current)?.id ?? '';
}

it('prints orders as they come, as the example of docs/client.md does', async () => {
  const printer = spawn(process.execPath, ['client/examples/new-orders.ts', cast.agentId], {
    env: { ...process.env, ATTENDANT_URL: app.url, ATTENDANT_EMAIL: OWNER.email, ATTENDANT_PASSWORD: OWNER.password },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  try {
    for await (const line of createInterface({ input: printer.stdout })) {
      if (line.startsWith('Waiting')) await attendant.orders.create(anOrder());
      else printed.push(line);
      if (printed.length === 3) break;
    }
  } finally {
    printer.kill();
  }
  expect(printed).toEqual(['', 'Dan, $28.00', '  2 Margherita']);
});
