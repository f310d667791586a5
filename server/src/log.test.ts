import { fakeActivity, fakeTextToSpeech } from '@attendant/voice/testing';
import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';
import { codedEars } from './testing/coded-sound.ts';
import { testDatabase } from './testing/database.ts';
import { hold } from './testing/sets/hold.ts';
import { readSet } from './testing/sets/script.ts';
import { openHouse, openShop } from './testing/sets/shop.ts';

/** A log, and every line that was written to it. */
function kept(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  return { log: openLog('trace', { write: (line) => void lines.push(line) }), lines };
}

describe('an error in the log', () => {
  it('is told without the row that it was about', async () => {
    const { log, lines } = kept();
    const { db } = await testDatabase();
    const row = { uid: 'one', email: 'rosa.marchetti@example.com' };
    await db.insertInto('identities').values(row).execute();
    const insert = db.insertInto('identities').values({ ...row, uid: 'two' });
    await insert.execute().catch((cause: unknown) => log.error({ err: new Error('failed', { cause }) }, 'failed'));
    expect(lines.join('')).toContain('identities_email_key');
    expect(lines.join('')).toContain('23505');
    expect(lines.join('')).not.toContain('rosa.marchetti');
  });

  it('nor with the value that a column does not take', async () => {
    const { log, lines } = kept();
    const { db } = await testDatabase();
    const found = db.selectFrom('users').select('id').where('id', '=', 'Dan Ferraro');
    await found.execute().catch((err: unknown) => log.error({ err }, 'failed'));
    expect(lines.join('')).toContain('22P02');
    expect(lines.join('')).not.toContain('Ferraro');
  });

  it('keeps four digits of a number, and no address', () => {
    const { log, lines } = kept();
    const refused = Object.assign(new Error("550 <dan@example.com>: no '+1 (718) 555-0172' here"), {
      rejected: ['dan@example.com'],
      response: '550 dan@example.com',
      responseCode: 550,
    });
    log.warn({ err: refused, ms: 7185550172, at: 1790000000000 }, 'to 718-555-0172, 7185550172 or +49 89 1234567');
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({
      ms: 7185550172,
      at: 1790000000000,
      err: { message: "550 <***@***>: no '***0172' here", responseCode: 550 },
      msg: 'to ***0172, ***0172 or ***4567',
    });
    expect(line).not.toContain('dan@');
  });

  it('leaves ids, times and places as they are', () => {
    const { log, lines } = kept();
    const id = '00000000-1111-4222-8333-718555017212';
    log.info({ id, port: 54321, file: '/data/2026-11-22T09-41-06.000Z-order-1.eml', address: '127.0.0.1' }, 'so');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ id, port: 54321, address: '127.0.0.1' });
    expect(lines[0]).not.toContain('***');
  });
});

describe('an evening at debug level', () => {
  it('leaves no number, name, address or word of anybody in the log', async () => {
    const { log, lines } = kept();
    const speech = { toText: codedEars(), toSpeech: fakeTextToSpeech(), activity: fakeActivity() };
    const house = await openHouse({ ready: async () => speech, close: async () => undefined }, log);
    const { agent, menu, scripts } = readSet('pizzeria.yaml');
    const [script] = scripts;
    if (!script) throw new Error('There is nothing to say.');
    const shop = await openShop(house, agent, {}, { menu });
    const order = (name: string) => ({ ...script, says: ['One cannoli please.', "That's all.", `${name}.`, 'Yes.'] });
    const numbers = [await hold(shop, order('Guglielmina'), 'call'), await hold(shop, order('Bartolomea'), 'text')];
    const { app, token } = house;
    const counter = {
      customer_name: 'Desideria',
      customer_phone: '(212) 555-0199',
      order_items: [{ name: 'Slice', price: 3.5, quantity: 1, note: 'extra crispy' }],
    };
    expect((await app.ask('POST', `/api/agent/${shop.agentId}/orders`, { as: token, body: counter })).status).toBe(201);
    const person = { email: 'ermenegilda@example.com', name: 'Ermenegilda', phone_number: '+1 646 555 0188' };
    const password = 'brick oven at dusk';
    expect((await app.ask('POST', '/api/auth/users', { body: { ...person, password } })).status).toBe(201);
    await app.ask('POST', '/api/auth/login', { body: { email: person.email, password: 'guessed wrongly' } });
    const placed = async () => {
      const orders = await app.database.db.selectFrom('orders').select('customer_name').execute();
      return orders.map(({ customer_name }) => customer_name).toSorted();
    };
    await expect.poll(placed, { timeout: 20_000 }).toEqual(['Bartolomea', 'Desideria', 'Guglielmina']);
    const all = lines.join('').toLowerCase();
    // Otherwise nothing was looked at.
    expect(lines.length).toBeGreaterThan(12);
    expect(all).toContain('"level":20');
    const said = [
      'guglielmina',
      'bartolomea',
      'desideria',
      'ermenegilda',
      'cannoli',
      'extra crispy',
      password,
      'guessed',
    ];
    const dialled = [...numbers, '2125550199', '6465550188', '7185550147'].map((one) => one.replace(/^\+1|\D/g, ''));
    const written = dialled.map((one) => one.replace(/(\d{3})(\d{3})(\d{4})/, '$1-$2-$3'));
    expect([...said, ...dialled, ...written].filter((word) => all.includes(word))).toEqual([]);
  });
});
